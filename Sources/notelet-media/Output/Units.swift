import Foundation

/// Numbers for people, the same in every locale.
enum Units {
    /// Three significant digits in decimal units, as file managers show them: "999 B", "5.56 MB".
    static func bytes(_ count: Int) -> String {
        var value = Double(count)
        for unit in ["B", "kB", "MB", "GB", "TB"] {
            // What would round up to 1000 belongs to the next unit.
            if abs(value) < 999.5 || unit == "TB" {
                return unit == "B" ? "\(count) B" : "\(threeDigits(value)) \(unit)"
            }
            value /= 1000
        }
        return "\(count) B"
    }

    private static func threeDigits(_ value: Double) -> String {
        let places = abs(value) < 9.995 ? 2 : abs(value) < 99.95 ? 1 : 0
        return String(format: "%.\(places)f", value)
    }

    /// "0.4 s", "59.9 s", "1 min 05 s", "2 h 03 min".
    static func seconds(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0 else { return "-" }
        if seconds < 59.95 { return String(format: "%.1f s", seconds) }
        let whole = Int(min(seconds, 1e9).rounded())
        return whole < 3600
            ? String(format: "%d min %02d s", whole / 60, whole % 60)
            : String(format: "%d h %02d min", whole / 3600, whole / 60 % 60)
    }

    /// A clock for the progress bar: "0:04", "1:02:03".
    static func clock(_ seconds: Double) -> String {
        let whole = Int(min(max(seconds.isFinite ? seconds : 0, 0), 359_999).rounded())
        return whole < 3600
            ? String(format: "%d:%02d", whole / 60, whole % 60)
            : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
    }

    /// "1 file", "2 files".
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The share of `before` that is gone in `after`, as a percentage; "-" where there was nothing.
    static func saved(from before: Int, to after: Int) -> String {
        guard before > 0 else { return "-" }
        let percent = (1 - Double(after) / Double(before)) * 100
        return String(format: "%.0f %%", percent.rounded() == 0 ? 0 : max(percent, -9999))
    }

    /// Without needless zeros: "60", "29.97".
    static func number(_ value: Double, places: Int = 2) -> String {
        guard value.isFinite else { return "-" }
        var text = String(format: "%.\(places)f", value)
        while text.contains("."), text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
