/// The meaning of a key for the open menu. Unless it is passed on, nothing else receives the key.
enum KeyMeaning {
    /// The menu has handled the key completely.
    case handled
    case closes
    /// The menu closes, and the key has its usual effect.
    case closesAndPasses
    indirect case chooses(Command)
    /// The whole edit menu opens as a list, with the keyboard focus on a command.
    case expands(Command.ID?)
}
