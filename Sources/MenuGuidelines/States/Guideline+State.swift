public import Menus

extension Guideline {
    /// Whether a menu follows a rule, and why.
    public struct State: Hashable, Sendable {
        /// Whether a menu follows a rule.
        public enum Verdict: Hashable, Sendable, CaseIterable {
            /// The menu follows the rule.
            case kept
            /// The menu violates the rule.
            case broken
            /// The rule is for other menus, or the menu alone doesn't show whether it follows the rule.
            case notApplicable

            /// The verdict's name, in the user's language.
            public var title: String {
                switch self {
                case .kept: libraryText("Passed")
                case .broken: libraryText("Failed")
                case .notApplicable: libraryText("Not applicable")
                }
            }
        }

        /// Whether the menu follows the rule.
        public var verdict: Verdict
        /// The reasons as sentences in the user's language, followed by what a rule decided about single commands, if it does so.
        public var reasons: [String]

        /// Creates a state.
        public init(_ verdict: Verdict, reasons: [String]) {
            self.verdict = verdict
            self.reasons = reasons
        }

        static func kept(_ reason: String) -> State { State(.kept, reasons: [reason]) }
        static func broken(_ reason: String) -> State { State(.broken, reasons: [reason]) }
        static func notApplicable(_ reason: String) -> State { State(.notApplicable, reasons: [reason]) }

        /// Returns a state that depends on a condition, with the reason for either case.
        static func judged(_ holds: Bool, kept: @autoclosure () -> String, broken: @autoclosure () -> String) -> State {
            holds ? .kept(kept()) : .broken(broken())
        }
    }

    /// Returns whether a menu follows the rule.
    ///
    /// - Parameters:
    ///   - menu: A menu that has opened.
    ///   - explanation: Why each of its commands is shown or hidden; nil if that is no longer known. Rules about this then don't
    ///     apply.
    ///   - menuBar: The program's main interface, if it has one.
    public func state(
        of menu: OpenedMenu, explanation: MenuExplanation?, against menuBar: MenuBar? = nil
    ) -> State {
        let judge = MenuJudge(menu, explanation, against: menuBar)
        var state =
            switch subject {
            case .editMenu: judge.editMenuState(of: self)
            case .responders: judge.responderState(of: self)
            case .contextMenu: judge.contextMenuState(of: self)
            }
        if state.verdict != .notApplicable { state.reasons += judge.decisions(by: self) }
        return state
    }
}
