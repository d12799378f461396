/// The meaning of a key for the menu that is open. Unless it is passed on, it goes no further.
enum KeyMeaning {
    /// No more than what the menu has done.
    case handled
    case closes
    /// The menu closes, and the key does what it does anywhere.
    case closesAndPasses
    indirect case chooses(Command)
    /// The whole edit menu opens as a list, with the keyboard on a command.
    case expands(Command.ID?)
}
