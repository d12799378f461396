import Localization

// Each rule is documented by its own sentence.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Guideline {
    static let contextMenu: [Guideline] = [
        relevantCommands, secondaryClickOpens, holdOpensContextMenu, likelyCommands, fewItems,
        availableEverywhere, alsoInMainInterface, submenusOneLevelDeep, submenuTitlesDescribe,
        unavailableIsHidden, mostUsedFirst, firstNearestPress, noShortcuts, fewGroups, destructiveLast,
        shortLabels, titleIfItClarifies, familiarIcons, oneKindOfMenu, emptyAreaCreates,
        previewBesideCommands, previewOpens, previewCanBeDragged, previewIdentifiesItem,
        previewGrowsOutOfItem, equalCorners, menusRatherThanPanels, noTallerThanWindow, noRareCommands,
    ]

    public static let relevantCommands = Guideline(
        "C1", libraryText("A context menu has commands that are relevant to its item."),
        note: "It is asked for anew for each place that is pressed. A picture in the selection gets the menu of "
            + "all that is selected.")

    public static let secondaryClickOpens = Guideline(
        "C2", libraryText("A secondary click on an item opens its context menu."),
        note: "So do the Menu key and Shift+F10 for the item that has the focus.")

    public static let holdOpensContextMenu = Guideline(
        "C3", libraryText("Touching and holding an item opens its context menu."),
        note: "It opens while the item is still held, by the primary mouse button too. Lifting the finger there "
            + "neither closes it nor chooses; sliding onto an item and lifting there chooses that.")

    public static let likelyCommands = Guideline(
        "C4", libraryText("A context menu has the commands that people most likely want for its item."),
        note: "The app’s menu of a picture has what can be done with that picture, and nothing for the window or "
            + "the program.")

    public static let fewItems = Guideline(
        "C5", libraryText("A context menu has few items."),
        note: "An audit warns above twelve. A command shows once.")

    public static let availableEverywhere = Guideline(
        "C6", libraryText("Context menus are available throughout a program and open the same way everywhere."),
        note: "Giving a widget its menu turns on every way to open it, whatever the widget is.")

    public static let alsoInMainInterface = Guideline(
        "C7", libraryText("Every item of a context menu is also in the main interface."),
        note: "An audit names what the menu bar lacks.")

    public static let submenusOneLevelDeep = Guideline(
        "C8", libraryText("Submenus go one level deep."),
        note: "A submenu’s type holds commands only: nothing deeper can be written.")

    public static let submenuTitlesDescribe = Guideline(
        "C9", libraryText("The title of a submenu describes its content."),
        note: "An audit finds one without a title.")

    public static let unavailableIsHidden = Guideline(
        "C10", libraryText("Unavailable commands are hidden rather than dimmed."),
        note: "A section or submenu that is left empty goes too, and a menu that is left empty isn’t shown.")

    public static let mostUsedFirst = Guideline(
        "C11", libraryText("The most used commands come first."),
        note: "A menu begins with what was written first.")

    public static let firstNearestPress = Guideline(
        "C12",
        libraryText(
            "The first command is nearest to the press, so the order is reversed if the menu opens upward."),
        note: "Beside a preview, or opened by keyboard, it is as written. A program can fix the order.")

    public static let noShortcuts = Guideline(
        "C13", libraryText("A context menu shows no keyboard shortcuts; the main menus do."),
        note: "Each main menu itself has a key of its own with Alt, which an audit checks.")

    public static let fewGroups = Guideline(
        "C14", libraryText("Separators divide the items into at most about three groups."),
        note: "None leads, trails or is doubled. An audit warns above three groups, and above seven rows to a "
            + "group in the menu bar.")

    public static let destructiveLast = Guideline(
        "C15", libraryText("Destructive commands come last and are marked."),
        note: "It is red, and farthest from the pointer even where the order is reversed. A screen reader is told "
            + "too.")

    public static let shortLabels = Guideline(
        "C16", libraryText("The labels of a context menu are short and clear."),
        note: "An audit checks their length and capitals.")

    public static let titleIfItClarifies = Guideline(
        "C17", libraryText("A context menu has a title only if that clarifies what it is for."),
        note: "For several pictures the app’s menu says how many: “3 Images”.")

    public static let familiarIcons = Guideline(
        "C18", libraryText("The items of a context menu have familiar system icons."),
        note: "They are symbolic ones, from the icon theme.")

    public static let oneKindOfMenu = Guideline(
        "C19", libraryText("An item has a context menu or an edit menu, never both."),
        note: "A widget’s menu is one value: both can’t be written.")

    public static let emptyAreaCreates = Guideline(
        "C20", libraryText("The menu of an empty area creates items."),
        note: "On the empty part of the app’s pane it has Add Image… and Paste Image.")

    public static let previewBesideCommands = Guideline(
        "C21", libraryText("A graphical preview shows the item beside the commands."),
        note: "It is as large as there is room for. Several items lie in a stack.")

    public static let previewOpens = Guideline(
        "C22", libraryText("Tapping the preview opens the item."),
        note: "In the app that shows the picture in a window of its own.")

    public static let previewCanBeDragged = Guideline(
        "C23", libraryText("The preview can be dragged elsewhere."),
        note: "The mouse drags it into other programs, as a file or a picture. GTK drops nothing that a finger has "
            + "dragged.")

    public static let previewIdentifiesItem = Guideline(
        "C24", libraryText("The preview makes clear which item the commands are for."),
        note: "The item has lifted out of its place while its preview shows.")

    public static let previewGrowsOutOfItem = Guideline(
        "C25", libraryText("The preview grows out of its item, while the rest dims."),
        note: "Where the desktop is set to show no animations, it is there and gone at once.")

    public static let equalCorners = Guideline(
        "C26", libraryText("The corners of the preview are equally rounded at every size."),
        note: "Their radius is 12 points.")

    public static let menusRatherThanPanels = Guideline(
        "C27", libraryText("Frequent functions are in context menus rather than in panels."),
        note: "All that the app can do with a picture is in that picture’s menu; there is no panel of tools.")

    public static let noTallerThanWindow = Guideline(
        "C28", libraryText("A context menu is no taller than the window and never covers its controls."),
        note: "It is whole wherever the window has room for it, moved over the press if it must be. Past that it "
            + "scrolls, from its first item, and an arrow stands where there is more.")

    public static let noRareCommands = Guideline(
        "C29", libraryText("A context menu leaves out rare commands, so that people can read it quickly."),
        note: "An audit warns above twelve rows, those of submenus not counted.")
}
