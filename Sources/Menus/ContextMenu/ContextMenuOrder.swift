extension ContextMenu {
    /// Which end of a menu its first element is at. The names are those of UIKit.
    public enum ElementOrder: Hashable, Sendable {
        /// Nearest the pointer or finger; at the top if the menu was opened by keyboard.
        case automatic
        /// Nearest the position where the menu begins: at the bottom of one that opens upward.
        case priority
        /// At the top.
        case fixed
    }

    /// The menu as it is seen from top to bottom.
    ///
    /// One that opens upward is reversed, so that what is most used is nearest the pointer and what is destructive,
    /// last in a composed menu, is farthest from it. The commands of a submenu, those of which one is chosen,
    /// and those side by side keep their order; titles stay above what they are for.
    ///
    /// - Parameters:
    ///   - opensUpward: Whether it grows upward from its anchor.
    ///   - byKeyboard: Whether it was opened by keyboard.
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

    /// Whether the menu is seen from its last element to its first.
    public func isReversed(opensUpward: Bool, byKeyboard: Bool) -> Bool {
        switch elementOrder {
        case .automatic: opensUpward && !byKeyboard
        case .priority: opensUpward
        case .fixed: false
        }
    }
}
