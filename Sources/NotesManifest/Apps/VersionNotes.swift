public import Foundation

/// Which version's notes to show, as Notelet's `NoteletPresentedVersion` says it.
public enum NotesVersion: Sendable, Hashable {
    /// The app's own, shown once: until it has been seen.
    case current
    /// A given one, shown whenever it is asked for.
    case v(String)

    /// The version as notes name it.
    ///
    /// - Parameter bundle: whose `CFBundleShortVersionString` is the current version; "0" where it has none, as in Notelet.
    public func name(in bundle: Bundle = .main) -> String {
        switch self {
        case .current: bundle.infoDictionary?["CFBundleShortVersionString"] as? String ?? "0"
        case .v(let name): name
        }
    }
}

/// The notes of one version. `ReleaseNotes` is one; an app's own types can be others.
public protocol VersionNotes {
    associatedtype Item
    /// Compared as a string, never as a number: "1.2" is not "1.2.0".
    var version: String { get }
    var items: [Item] { get }
}

extension Sequence where Element: VersionNotes {
    /// The items of the first entry with this version; none where there is no such entry.
    public func items(of version: String) -> [Element.Item] { first { $0.version == version }?.items ?? [] }

    /// What to show now; `nil` for nothing. The same decision as Notelet's:
    ///
    /// - nothing without a version, or where the version has no items;
    /// - the current version only until it has been seen;
    /// - a version asked for by name always.
    ///
    /// ```swift
    /// let notes = try JSONDecoder().decode([ReleaseNotes<NoteText>].self, from: data)
    /// let seen = UserDefaultsSeenVersion()
    /// if let presentation = notes.presentation(of: .current, seen: seen) {
    ///     show(presentation.items) { presentation.dismiss(seen: seen) }
    /// }
    /// ```
    ///
    /// - Parameter bundle: the app's, for its version.
    public func presentation(of version: NotesVersion?, seen: some SeenVersionStorage, bundle: Bundle = .main)
        -> NotesPresentation<Element.Item>?
    {
        guard let version else { return nil }
        let name = version.name(in: bundle)
        if version == .current, seen.latestSeenVersion == name { return nil }
        let items = items(of: name)
        return items.isEmpty ? nil : NotesPresentation(version: name, items: items, isCurrent: version == .current)
    }
}

/// Notes that are to be shown.
public struct NotesPresentation<Item> {
    public let version: String
    /// Pages in their order; never empty.
    public let items: [Item]
    /// Whether this is the app's current version, which is shown once.
    public let isCurrent: Bool

    /// Call when the sheet has gone: the current version is not shown again, others are.
    public func dismiss(seen: some SeenVersionStorage) {
        if isCurrent { seen.latestSeenVersion = version }
    }
}

extension NotesPresentation: Sendable where Item: Sendable {}
extension NotesPresentation: Equatable where Item: Equatable {}
