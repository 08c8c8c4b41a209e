/// The name that somebody most likely meant, for "did you mean …?".
///
/// - Returns: `nil` where none is near: more than a third of the letters, and more than one, would have to change.
func nearestName(to word: String, among names: [String]) -> String? {
    let lowered = word.lowercased()
    let ranked = names.map { (name: $0, distance: editDistance(lowered, $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(1, best.name.count / 3) else {
        return nil
    }
    return best.name
}

/// Letters to insert, remove, replace or swap with their neighbour to turn one word into the other.
private func editDistance(_ one: String, _ other: String) -> Int {
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
