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
        note: "The menu is requested again for each press. The context menu of an image in the selection is for the "
            + "whole selection.")

    public static let secondaryClickOpens = Guideline(
        "C2", libraryText("A secondary click on an item opens its context menu."),
        note: "The Menu key and Shift+F10 open the menu of the focused item.")

    public static let holdOpensContextMenu = Guideline(
        "C3", libraryText("Touching and holding an item opens its context menu."),
        note: "The menu opens while the press is still held; the primary mouse button works too. Releasing the press "
            + "where it began neither closes the menu nor chooses an item; sliding to an item and releasing there "
            + "chooses it.")

    public static let likelyCommands = Guideline(
        "C4", libraryText("A context menu has the commands that people most likely want for its item."),
        note: "In the app, the menu of an image has only commands for that image, none for the window or the program.")

    public static let fewItems = Guideline(
        "C5", libraryText("A context menu has few items."),
        note: "An audit warns above twelve. Each command is shown once.")

    public static let availableEverywhere = Guideline(
        "C6", libraryText("Context menus are available throughout a program and open the same way everywhere."),
        note: "Setting a widget’s menu enables every way to open it, whatever the type of the widget.")

    public static let alsoInMainInterface = Guideline(
        "C7", libraryText("Every item of a context menu is also in the main interface."),
        note: "An audit lists the commands that the menu bar lacks.")

    public static let submenusOneLevelDeep = Guideline(
        "C8", libraryText("Submenus go one level deep."),
        note: "A submenu’s type holds only commands, so deeper nesting doesn’t compile.")

    public static let submenuTitlesDescribe = Guideline(
        "C9", libraryText("The title of a submenu describes its content."),
        note: "An audit reports submenus without a title.")

    public static let unavailableIsHidden = Guideline(
        "C10", libraryText("Unavailable commands are hidden rather than dimmed."),
        note: "Sections and submenus that become empty are hidden as well, and an empty menu doesn’t open.")

    public static let mostUsedFirst = Guideline(
        "C11", libraryText("The most used commands come first."),
        note: "A menu keeps the order in which its commands are declared.")

    public static let firstNearestPress = Guideline(
        "C12",
        libraryText(
            "The first command is nearest to the press, so the order is reversed if the menu opens upward."),
        note: "The order isn’t reversed beside a preview or in a menu that was opened by keyboard. A program can fix "
            + "the order.")

    public static let noShortcuts = Guideline(
        "C13", libraryText("A context menu shows no keyboard shortcuts; the main menus do."),
        note: "Each main menu has its own mnemonic key with Alt, which an audit checks.")

    public static let fewGroups = Guideline(
        "C14", libraryText("Separators divide the items into at most about three groups."),
        note: "No separator is first, last or next to another one. An audit warns above three groups, and above seven "
            + "rows per group in the menu bar.")

    public static let destructiveLast = Guideline(
        "C15", libraryText("Destructive commands come last and are marked."),
        note: "They are red, and farthest from the pointer even if the order is reversed. Screen readers announce "
            + "that they are destructive.")

    public static let shortLabels = Guideline(
        "C16", libraryText("The labels of a context menu are short and clear."),
        note: "An audit checks their length and capitals.")

    public static let titleIfItClarifies = Guideline(
        "C17", libraryText("A context menu has a title only if that clarifies what it is for."),
        note: "For several images, the title of the app’s menu is their number: “3 Images”.")

    public static let familiarIcons = Guideline(
        "C18", libraryText("The items of a context menu have familiar system icons."),
        note: "The icons are symbolic and come from the icon theme.")

    public static let oneKindOfMenu = Guideline(
        "C19", libraryText("An item has a context menu or an edit menu, never both."),
        note: "A widget’s menu is a single value, so it can’t be both.")

    public static let emptyAreaCreates = Guideline(
        "C20", libraryText("The menu of an empty area creates items."),
        note: "In the empty part of the app’s pane, the menu has Add Image… and Paste Image.")

    public static let previewBesideCommands = Guideline(
        "C21", libraryText("A graphical preview shows the item beside the commands."),
        note: "It is as large as the available space allows. Several items are shown as a stack.")

    public static let previewOpens = Guideline(
        "C22", libraryText("Tapping the preview opens the item."),
        note: "In the app, this shows the image in its own window.")

    public static let previewCanBeDragged = Guideline(
        "C23", libraryText("The preview can be dragged elsewhere."),
        note: "The mouse can drag it into other programs, as a file or an image. GTK doesn’t support drops from a "
            + "drag by touch.")

    public static let previewIdentifiesItem = Guideline(
        "C24", libraryText("The preview makes clear which item the commands are for."),
        note: "While the preview is visible, the item is lifted out of its place.")

    public static let previewGrowsOutOfItem = Guideline(
        "C25", libraryText("The preview grows out of its item, while the rest dims."),
        note: "If animations are turned off on the desktop, the preview appears and disappears at once.")

    public static let equalCorners = Guideline(
        "C26", libraryText("The corners of the preview are equally rounded at every size."),
        note: "Their radius is 12 points.")

    public static let menusRatherThanPanels = Guideline(
        "C27", libraryText("Frequent functions are in context menus rather than in panels."),
        note: "Everything that the app can do with an image is in the image’s menu; there is no tool panel.")

    public static let noTallerThanWindow = Guideline(
        "C28", libraryText("A context menu is no taller than the window and never covers its controls."),
        note: "The whole menu is shown if it fits in the window, even if it has to cover the press. Otherwise it "
            + "scrolls, starting at its first item, and an arrow indicates hidden items.")

    public static let noRareCommands = Guideline(
        "C29", libraryText("A context menu leaves out rare commands, so that people can read it quickly."),
        note: "An audit warns above twelve rows, not counting those of submenus.")
}
