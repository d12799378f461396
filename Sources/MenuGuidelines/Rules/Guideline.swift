import Localization

/// A rule for the behaviour of menus, with its sources and how it is followed here.
///
/// Phones had edit menus and context menus long before desktops had them for touch, and their makers wrote down what people can
/// expect of these menus. ``all`` has the rules that apply to this library and to the app built on it.
public struct Guideline: Identifiable, Hashable, Sendable, CustomStringConvertible {
    /// The subject of a rule.
    public enum Subject: Hashable, Sendable, CaseIterable {
        /// Menus for a selection or an insertion point.
        case editMenu
        /// The responders that perform commands.
        case responders
        /// Menus for an item.
        case contextMenu

        /// The subject's name in a heading, in the user's language.
        public var title: String {
            switch self {
            case .editMenu: libraryText("Edit menus")
            case .responders: libraryText("Responders and commands")
            case .contextMenu: libraryText("Context menus")
            }
        }
    }

    /// The rule's id: a letter for its subject (E, R or C) and a number. An id is never reused for another rule.
    public let id: String
    /// The rule's subject.
    public let subject: Subject
    /// The documents that state the rule.
    public let sources: Set<Source>
    /// The rule in one sentence, in the user's language.
    public let sentence: String
    /// A note on how this library, or the app built on it, follows the rule, in English.
    public let note: String

    /// Creates a rule. The letter of its id determines its subject and, by default, its sources.
    init(_ id: String, from sources: Set<Source>? = nil, _ sentence: String, note: String) {
        let usual: Set<Source>
        switch id.first {
        case "E": (subject, usual) = (.editMenu, .everyEdition)
        case "R": (subject, usual) = (.responders, [.nsHipster])
        default: (subject, usual) = (.contextMenu, [.contextMenus2025])
        }
        (self.id, self.sources, self.sentence, self.note) = (id, sources ?? usual, sentence, note)
    }

    /// All rules, by subject, in the order of their numbers.
    public static let all = editMenu + responders + contextMenu

    /// Finds a rule by its id; nil if there is none with that id.
    public init?(id: String) {
        guard let known = Self.all.first(where: { $0.id == id }) else { return nil }
        self = known
    }

    /// The id and the sentence, on one line.
    public var description: String { "\(id): \(sentence)" }
}
