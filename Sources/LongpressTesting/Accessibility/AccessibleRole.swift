/// The names of roles by their numbers (`AtspiRole`). The fetched tree has the numbers of all objects, but each name takes
/// another call. Therefore the names are learned as they are requested.
enum AccessibleRole {
    /// The numbers that stand for exactly one of GTK's roles. Others, such as the number of a filler, stand for several.
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
