import Foundation

/// Where an app remembers the version whose notes were seen last.
public protocol SeenVersionStorage {
    /// `nil`: none yet. Set it to the current version after onboarding, so that new users do not see notes at once; set it to
    /// `nil` to see the notes again.
    var latestSeenVersion: String? { get nonmutating set }
}

/// The user defaults, under Notelet's own key: both agree on what was seen.
public struct UserDefaultsSeenVersion: SeenVersionStorage, Sendable {
    /// Notelet's key.
    public static let key = "Notelet.LatestSeenAppVersion"

    private let suiteName: String?

    /// - Parameter suiteName: as of an app group that is shared with extensions; `nil`: the standard defaults.
    public init(suiteName: String? = nil) {
        self.suiteName = suiteName
    }

    // `UserDefaults` is not known to be `Sendable` on every platform; making one is cheap.
    private var defaults: UserDefaults { suiteName.flatMap { UserDefaults(suiteName: $0) } ?? .standard }

    public var latestSeenVersion: String? {
        get { defaults.string(forKey: Self.key) }
        nonmutating set {
            if let newValue { defaults.set(newValue, forKey: Self.key) } else { defaults.removeObject(forKey: Self.key) }
        }
    }
}
