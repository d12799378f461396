public import Menus

extension Guideline {
    /// Whether a menu keeps a rule, and what shows that.
    public struct State: Hashable, Sendable {
        /// Whether a menu keeps a rule.
        public enum Verdict: Hashable, Sendable, CaseIterable {
            /// It keeps it.
            case kept
            /// It departs from it.
            case broken
            /// The rule is about other menus, or the menu alone doesn't show whether it is kept.
            case notApplicable

            /// Its name, in the user's language.
            public var title: String {
                switch self {
                case .kept: libraryText("Passed")
                case .broken: libraryText("Failed")
                case .notApplicable: libraryText("Not applicable")
                }
            }
        }

        /// Whether it is kept.
        public var verdict: Verdict
        /// What shows it, in sentences in the user's language; then, for a rule that decides about single commands, what it
        /// decided.
        public var reasons: [String]

        /// Makes a state.
        public init(_ verdict: Verdict, reasons: [String]) {
            self.verdict = verdict
            self.reasons = reasons
        }

        static func kept(_ reason: String) -> State { State(.kept, reasons: [reason]) }
        static func broken(_ reason: String) -> State { State(.broken, reasons: [reason]) }
        static func notApplicable(_ reason: String) -> State { State(.notApplicable, reasons: [reason]) }

        /// Kept if something holds, else broken, each with its reason.
        static func judged(_ holds: Bool, kept: @autoclosure () -> String, broken: @autoclosure () -> String) -> State {
            holds ? .kept(kept()) : .broken(broken())
        }
    }

    /// Whether a menu keeps the rule.
    ///
    /// - Parameters:
    ///   - menu: A menu that opened.
    ///   - explanation: Why each of its commands shows or is hidden; nil if that isn't known any more. Rules about this don't apply
    ///     then.
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
