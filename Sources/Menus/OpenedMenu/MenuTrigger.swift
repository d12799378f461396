/// The gesture or key that opened a menu.
public enum MenuTrigger: Hashable, Sendable {
    /// A finger or the primary mouse button was held in place.
    case hold
    /// The secondary mouse button was pressed.
    case secondaryClick
    /// The item was double-tapped or double-clicked.
    case doubleTap
    /// A marked part of a text, such as a misspelt word, was tapped or clicked once.
    case tap
    /// Text was selected by dragging the mouse over it.
    case selection
    /// The Menu key or Shift+F10 was pressed.
    case keyboard
    /// The program itself opened the menu.
    case program

    /// Whether the menu takes the keyboard focus at once. Otherwise the user can continue to type in the text (E19).
    package var grabsKeyboardFocus: Bool { self == .keyboard }

    /// Whether the menu was opened by a finger or a button on the item itself.
    package var isPress: Bool { [.hold, .secondaryClick, .doubleTap, .tap].contains(self) }
}
