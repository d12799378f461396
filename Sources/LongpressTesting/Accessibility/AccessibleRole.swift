/// The names of roles by their numbers (`AtspiRole`), learned from the program: the number comes with the whole tree, and the
/// name of each object's is another call.
enum AccessibleRole {
    /// Those that stand for one role of GTK's alone. Others, such as that of a filler, stand for several.
    private static let unambiguous: Set<Int> = [
        8,  // check menu item
        27,  // image
        29,  // label
        32,  // list item
        33,  // menu
        34,  // menu bar
        35,  // menu item
        43,  // push button
        45,  // radio menu item
        48,  // scroll bar
        50,  // separator
    ]
    nonisolated(unsafe) private static var learned: [Int: String] = [:]

    static func name(of number: Int) -> String? { learned[number] }

    static func learn(_ name: String, of number: Int) {
        if unambiguous.contains(number) { learned[number] = name }
    }
}
