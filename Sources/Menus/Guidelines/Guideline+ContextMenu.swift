// Each rule is documented by its own sentence.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Guideline {
    static let contextMenu: [Guideline] = [
        c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24,
        c25, c26, c27, c28, c29,
    ]

    public static let c1 = Guideline(
        .contextMenu, "C1", from: [.contextMenus2025],
        libraryText("A context menu has commands that are relevant to its item."),
        note: "It is asked for anew for each place that is pressed. A picture in the selection gets the menu of "
            + "all that is selected.")

    public static let c2 = Guideline(
        .contextMenu, "C2", from: [.contextMenus2025],
        libraryText("A secondary click on an item opens its context menu."),
        note: "So do the Menu key and Shift+F10 for the item that has the focus.")

    public static let c3 = Guideline(
        .contextMenu, "C3", from: [.contextMenus2025],
        libraryText("Touching and holding an item opens its context menu."),
        note: "It opens while the item is still held, by the primary mouse button too. Lifting the finger there "
            + "neither closes it nor chooses; sliding onto an item and lifting there chooses that.")

    public static let c4 = Guideline(
        .contextMenu, "C4", from: [.contextMenus2025],
        libraryText("A context menu has the commands that people most likely want for its item."),
        note: "The app’s menu of a picture has what can be done with that picture, and nothing for the window or "
            + "the program.")

    public static let c5 = Guideline(
        .contextMenu, "C5", from: [.contextMenus2025],
        libraryText("A context menu has few items."),
        note: "An audit warns above twelve. A command shows once.")

    public static let c6 = Guideline(
        .contextMenu, "C6", from: [.contextMenus2025],
        libraryText("Context menus are available throughout a program and open the same way everywhere."),
        note: "Giving a widget its menu turns on every way to open it, whatever the widget is.")

    public static let c7 = Guideline(
        .contextMenu, "C7", from: [.contextMenus2025],
        libraryText("Every item of a context menu is also in the main interface."),
        note: "An audit names what the menu bar lacks.")

    public static let c8 = Guideline(
        .contextMenu, "C8", from: [.contextMenus2025],
        libraryText("Submenus go one level deep."),
        note: "A submenu’s type holds commands only: nothing deeper can be written.")

    public static let c9 = Guideline(
        .contextMenu, "C9", from: [.contextMenus2025],
        libraryText("The title of a submenu describes its content."),
        note: "An audit finds one without a title.")

    public static let c10 = Guideline(
        .contextMenu, "C10", from: [.contextMenus2025],
        libraryText("Unavailable commands are hidden rather than dimmed."),
        note: "A section or submenu that is left empty goes too, and a menu that is left empty isn’t shown.")

    public static let c11 = Guideline(
        .contextMenu, "C11", from: [.contextMenus2025],
        libraryText("The most used commands come first."),
        note: "A menu begins with what was written first.")

    public static let c12 = Guideline(
        .contextMenu, "C12", from: [.contextMenus2025],
        libraryText(
            "The first command is nearest to the press, so the order is reversed if the menu opens upward."),
        note: "Beside a preview, or opened by keyboard, it is as written. A program can fix the order.")

    public static let c13 = Guideline(
        .contextMenu, "C13", from: [.contextMenus2025],
        libraryText("A context menu shows no keyboard shortcuts; the main menus do."),
        note: "Each main menu itself has a key of its own with Alt, which an audit checks.")

    public static let c14 = Guideline(
        .contextMenu, "C14", from: [.contextMenus2025],
        libraryText("Separators divide the items into at most about three groups."),
        note: "None leads, trails or is doubled. An audit warns above three groups, and above seven rows to a "
            + "group in the menu bar.")

    public static let c15 = Guideline(
        .contextMenu, "C15", from: [.contextMenus2025],
        libraryText("Destructive commands come last and are marked."),
        note: "It is red, and farthest from the pointer even where the order is reversed. A screen reader is told "
            + "too.")

    public static let c16 = Guideline(
        .contextMenu, "C16", from: [.contextMenus2025],
        libraryText("The labels of a context menu are short and clear."),
        note: "An audit checks their length and capitals.")

    public static let c17 = Guideline(
        .contextMenu, "C17", from: [.contextMenus2025],
        libraryText("A context menu has a title only if that clarifies what it is for."),
        note: "For several pictures the app’s menu says how many: “3 Images”.")

    public static let c18 = Guideline(
        .contextMenu, "C18", from: [.contextMenus2025],
        libraryText("The items of a context menu have familiar system icons."),
        note: "They are symbolic ones, from the icon theme.")

    public static let c19 = Guideline(
        .contextMenu, "C19", from: [.contextMenus2025],
        libraryText("An item has a context menu or an edit menu, never both."),
        note: "A widget’s menu is one value: both can’t be written.")

    public static let c20 = Guideline(
        .contextMenu, "C20", from: [.contextMenus2025],
        libraryText("The menu of an empty area creates items."),
        note: "On the empty part of the app’s pane it has Add Image… and Paste Image.")

    public static let c21 = Guideline(
        .contextMenu, "C21", from: [.contextMenus2025],
        libraryText("A graphical preview shows the item beside the commands."),
        note: "It is as large as there is room for. Several items lie in a stack.")

    public static let c22 = Guideline(
        .contextMenu, "C22", from: [.contextMenus2025],
        libraryText("Tapping the preview opens the item."),
        note: "In the app that shows the picture in a window of its own.")

    public static let c23 = Guideline(
        .contextMenu, "C23", from: [.contextMenus2025],
        libraryText("The preview can be dragged elsewhere."),
        note: "The mouse drags it into other programs, as a file or a picture. GTK drops nothing that a finger has "
            + "dragged.")

    public static let c24 = Guideline(
        .contextMenu, "C24", from: [.contextMenus2025],
        libraryText("The preview makes clear which item the commands are for."),
        note: "The item has lifted out of its place while its preview shows.")

    public static let c25 = Guideline(
        .contextMenu, "C25", from: [.contextMenus2025],
        libraryText("The preview grows out of its item, while the rest dims."),
        note: "Where the desktop is set to show no animations, it is there and gone at once.")

    public static let c26 = Guideline(
        .contextMenu, "C26", from: [.contextMenus2025],
        libraryText("The corners of the preview are equally rounded at every size."),
        note: "Their radius is 12 points.")

    public static let c27 = Guideline(
        .contextMenu, "C27", from: [.contextMenus2025],
        libraryText("Frequent functions are in context menus rather than in panels."),
        note: "All that the app can do with a picture is in that picture’s menu; there is no panel of tools.")

    public static let c28 = Guideline(
        .contextMenu, "C28", from: [.contextMenus2025],
        libraryText("A context menu is no taller than the window and never covers its controls."),
        note: "It is whole wherever the window has room for it, moved over the press if it must be. Past that it "
            + "scrolls, from its first item, and an arrow stands where there is more.")

    public static let c29 = Guideline(
        .contextMenu, "C29", from: [.contextMenus2025],
        libraryText("A context menu leaves out rare commands, so that people can read it quickly."),
        note: "An audit warns above twelve rows, those of submenus not counted.")
}
