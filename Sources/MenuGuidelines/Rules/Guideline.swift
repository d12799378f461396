import Localization

/// A rule on how menus behave, with where it comes from and how it is kept here.
///
/// Phones have had edit menus and context menus since long before desktops had them by touch, and those who made them wrote
/// down what people may expect of them. ``all`` has what of that holds for this library and the app built on it.
public struct Guideline: Identifiable, Hashable, Sendable, CustomStringConvertible {
    /// The subject of a rule.
    public enum Subject: Hashable, Sendable, CaseIterable {
        /// Menus for a selection or an insertion point.
        case editMenu
        /// The responders that perform commands.
        case responders
        /// Menus for an item.
        case contextMenu

        /// Its name in a heading, in the user's language.
        public var title: String {
            switch self {
            case .editMenu: libraryText("Edit menus")
            case .responders: libraryText("Responders and commands")
            case .contextMenu: libraryText("Context menus")
            }
        }
    }

    /// The rule's identity: a letter for its subject (E, R or C) and a number. It never becomes another rule's.
    public let id: String
    /// The rule's subject.
    public let subject: Subject
    /// The documents that state it.
    public let sources: Set<Source>
    /// The rule in one sentence, in the user's language.
    public let sentence: String
    /// A note on how this library, or the app built on it, keeps the rule, in English.
    public let note: String

    /// States a rule. The letter of its id says what it is about, and its sources if they are the usual ones for that.
    init(_ id: String, from sources: Set<Source>? = nil, _ sentence: String, note: String) {
        let usual: Set<Source>
        switch id.first {
        case "E": (subject, usual) = (.editMenu, .everyEdition)
        case "R": (subject, usual) = (.responders, [.nsHipster])
        default: (subject, usual) = (.contextMenu, [.contextMenus2025])
        }
        (self.id, self.sources, self.sentence, self.note) = (id, sources ?? usual, sentence, note)
    }

    /// Every rule, subject by subject, in the order of their numbers.
    public static let all = editMenu + responders + contextMenu

    /// Finds a rule by its id; nil if there is none of that id.
    public init?(id: String) {
        guard let known = Self.all.first(where: { $0.id == id }) else { return nil }
        self = known
    }

    /// The id and what is owed, on one line.
    public var description: String { "\(id): \(sentence)" }
}
