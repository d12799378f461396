extension ContextMenu {
    /// The end of a menu at which its first element is. The names are UIKit's.
    public enum ElementOrder: Hashable, Sendable {
        /// Nearest the pointer or finger; at the top if the menu was opened by keyboard.
        case automatic
        /// Nearest to the position at which the menu begins: at the bottom of a menu that opens upward.
        case priority
        /// At the top.
        case fixed
    }

    /// Returns the menu in the order shown from top to bottom.
    ///
    /// A menu that opens upward is reversed, so that the most used commands are nearest to the pointer and the destructive
    /// ones, which are last in a composed menu, are farthest from it. The commands of a submenu, those of a single choice, and
    /// those side by side keep their order; titles stay above their sections.
    ///
    /// - Parameters:
    ///   - opensUpward: Whether the menu grows upward from its anchor.
    ///   - byKeyboard: Whether the menu was opened by keyboard.
    public func arranged(opensUpward: Bool, byKeyboard: Bool) -> ContextMenu {
        guard isReversed(opensUpward: opensUpward, byKeyboard: byKeyboard) else { return self }
        var menu = self
        menu.sections = sections.reversed().map { section in
            guard !section.isSingleChoice, section.elementSize == .large else { return section }
            var section = section
            section.elements.reverse()
            return section
        }
        return menu
    }

    /// Returns whether the menu is shown from its last element to its first.
    public func isReversed(opensUpward: Bool, byKeyboard: Bool) -> Bool {
        switch elementOrder {
        case .automatic: opensUpward && !byKeyboard
        case .priority: opensUpward
        case .fixed: false
        }
    }
}
