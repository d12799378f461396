/// The gesture or key that opened a menu.
public enum MenuTrigger: Hashable, Sendable {
    /// A finger or the primary mouse button was held in place.
    case hold
    /// The secondary mouse button was pressed.
    case secondaryClick
    /// The item was tapped or clicked twice.
    case doubleTap
    /// What is marked in a text, such as a misspelt word, was tapped or clicked once.
    case tap
    /// Text was selected by dragging the mouse over it.
    case selection
    /// The Menu key or Shift+F10 was pressed.
    case keyboard
    /// The program itself asked for the menu.
    case program

    /// Whether the menu takes the keyboard at once. Otherwise typing goes on into the text (E19).
    package var takesKeyboard: Bool { self == .keyboard }

    /// Whether a finger or a button on the item itself opens the menu.
    package var isPress: Bool { [.hold, .secondaryClick, .doubleTap, .tap].contains(self) }
}
