internal import Foundation

/// Powers and 3x3 matrices of colour arithmetic.
enum Math {
    static func power(_ base: Double, _ exponent: Double) -> Double { base <= 0 ? 0 : pow(base, exponent) }

    typealias Matrix = [[Double]]

    static func multiply(_ matrix: Matrix, _ vector: [Double]) -> [Double] {
        matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
    }

    static func multiply(_ a: Matrix, _ b: Matrix) -> Matrix {
        (0..<3).map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
    }

    static func transpose(_ m: Matrix) -> Matrix { (0..<3).map { row in (0..<3).map { m[$0][row] } } }

    /// `nil` for a matrix that cannot be undone.
    static func inverse(_ m: Matrix) -> Matrix? {
        func minor(_ r1: Int, _ r2: Int, _ c1: Int, _ c2: Int) -> Double { m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1] }
        let determinant = m[0][0] * minor(1, 2, 1, 2) - m[0][1] * minor(1, 2, 0, 2) + m[0][2] * minor(1, 2, 0, 1)
        guard abs(determinant) > 1e-9 else { return nil }
        let adjugate: Matrix = [
            [minor(1, 2, 1, 2), -minor(0, 2, 1, 2), minor(0, 1, 1, 2)],
            [-minor(1, 2, 0, 2), minor(0, 2, 0, 2), -minor(0, 1, 0, 2)],
            [minor(1, 2, 0, 1), -minor(0, 2, 0, 1), minor(0, 1, 0, 1)],
        ]
        return adjugate.map { $0.map { $0 / determinant } }
    }
}
