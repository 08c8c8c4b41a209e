/// Finds what somebody meant by a name that does not exist, for "did you mean …?".
package enum NearestName {
    /// What a slip of typing makes of one of the names, in any letter case.
    ///
    /// - Returns: `nil` where none is near: more than a third of the letters, and more than one, would have to change.
    package static func ofSlip(_ word: String, among names: [String]) -> String? {
        let lowered = word.lowercased()
        let ranked = names.map { (name: $0, distance: distance(lowered, $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(1, best.name.count / 3) else {
            return nil
        }
        return best.name
    }

    /// The nearest of names that are typed on a command line; a part of a name counts too.
    ///
    /// - Returns: `nil` where none is near enough to be worth naming.
    package static func of(_ text: String, among names: [String]) -> String? {
        let known = names.map { (name: $0, distance: distance(text, $0)) }
        if let best = known.min(by: { $0.distance < $1.distance }), best.distance <= max(1, min(3, text.count * 2 / 5)) {
            return best.name
        }
        guard text.count >= 3 else { return nil }
        // The beginning of a name, or a whole word of it: "--image" is no typing slip, yet its meaning is near.
        return names.filter { $0.hasPrefix(text) }.min { $0.count < $1.count }
            ?? names.first { $0.split(separator: "-").contains { $0 == text } }
            ?? names.filter { text.hasPrefix($0) && $0.count >= 3 }.max { $0.count < $1.count }
    }

    /// Letters to insert, remove, replace or swap with their neighbour to turn one word into the other (optimal string
    /// alignment).
    package static func distance(_ one: String, _ other: String) -> Int {
        let one = Array(one.unicodeScalars.prefix(64))
        let other = Array(other.unicodeScalars.prefix(64))
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                let isSame = one[row] == other[column]
                var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
