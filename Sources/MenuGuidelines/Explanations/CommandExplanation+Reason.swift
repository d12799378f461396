import Localization

extension CommandExplanation {
    /// A reason for how a command is shown.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// A responder can perform it.
        case performed(by: String)
        /// None of the responders that were asked can perform it.
        case performedByNobody(asked: [String])
        /// The responder can't become first responder, so it has no edit menu.
        case notFirstResponder
        /// The content is secret, and the command could reveal it.
        case revealsSecret
        /// The same command is shown already, at an earlier position.
        case repeated
        /// The menu shows at most this many of the program's own commands.
        case overLimit(Int)
        /// It is one of the six standard commands of edit menus.
        case standardFirst
        /// It is a system command, but none of the six.
        case systemBeforeCustom
        /// It is one of the program's own commands.
        case customLast
        /// It is destructive.
        case destructiveLast
        /// The menu opens upward, or is in order of priority, and is read from its end.
        case reversed
        /// The bar is too narrow for it, so only the list has it.
        case inList

        /// The guideline behind the reason, if there is one.
        public var rule: Guideline? {
            switch self {
            case .performed, .performedByNobody: .performableCommandsOnly
            case .notFirstResponder: .canBecomeFirstResponder
            case .revealsSecret: .responderIsAsked
            case .repeated, .inList: nil
            case .overLimit: .fewCustomCommands
            case .standardFirst: .standardCommands
            case .systemBeforeCustom, .customLast: .customCommandsLast
            case .destructiveLast: .destructiveLast
            case .reversed: .firstNearestPress
            }
        }

        /// The reason in words in the user's language, without a full stop.
        public var description: String {
            switch self {
            case .performed(let responder): libraryText("{responder} can perform it now", ["responder": responder])
            case .performedByNobody(let asked) where asked.isEmpty:
                libraryText("there is no responder to perform it")
            case .performedByNobody(let asked):
                libraryText(
                    "{responders} can’t perform it now", ["responders": asked.joined(separator: ", ")])
            case .notFirstResponder:
                libraryText("the responder can’t become first responder, so it has no edit menu")
            case .revealsSecret: libraryText("the content is secret, and the command could reveal it")
            case .repeated: libraryText("it is shown once, where it comes first")
            case .overLimit(let limit):
                libraryText("the menu shows at most {limit} of the program’s own commands", ["limit": "\(limit)"])
            case .standardFirst: libraryText("the standard commands come first, in their order")
            case .systemBeforeCustom: libraryText("the system’s commands come before the program’s own")
            case .customLast:
                libraryText("the program’s own commands come last, in the order they were added")
            case .destructiveLast: libraryText("destructive commands come last")
            case .reversed:
                libraryText("the order is reversed so that the first command is nearest to the press")
            case .inList: libraryText("the bar has no room for it: it is in the list that the chevron opens")
            }
        }
    }
}
