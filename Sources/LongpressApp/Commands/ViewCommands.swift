import Longpress

extension Command {
    /// The commands that the View menu turns on and off.
    static let viewChoices: [Command] = [
        showImages, wordCount, webPage, showFolder, editMenuLists, selectionMenus, automaticSaving, fullScreen,
    ]
    // On most keyboards “+” is typed with Shift and the “=” key.
    static let largerText = Command(
        "larger-text", title: localized("Larger Text"), icon: "zoom-in-symbolic", shortcut: Shortcut("plus", .control),
        alternateShortcuts: [Shortcut("equal", .control), Shortcut("KP_Add", .control)])
    static let smallerText = Command(
        "smaller-text", title: localized("Smaller Text"), icon: "zoom-out-symbolic",
        shortcut: Shortcut("minus", .control), alternateShortcuts: [Shortcut("KP_Subtract", .control)])
    static let normalText = Command(
        "normal-text", title: localized("Normal Size"), icon: "zoom-original-symbolic",
        shortcut: Shortcut("0", .control), alternateShortcuts: [Shortcut("KP_0", .control)])
    static let webPage = Command("web-page", title: localized("Web Page"), icon: "web-browser-symbolic")
    static let showImages = Command(
        "show-images", title: localized("Images"), icon: "image-x-generic-symbolic", shortcut: Shortcut("F9"))
    /// Whether a right-click opens edit menus as lists.
    static let editMenuLists = Command("edit-menu-lists", title: localized("Right-Click Opens List"))
    /// Whether the number of words is shown.
    static let wordCount = Command("word-count", title: localized("Word Count"))
    /// Whether notes are saved automatically.
    static let automaticSaving = Command("automatic-saving", title: localized("Save Automatically"))
    /// Whether selecting text with the mouse opens its edit menu.
    static let selectionMenus = Command("selection-menus", title: localized("Show Menu After Selecting"))
    static let systemStyle = Command("system-style", title: localized("System"))
    static let lightStyle = Command("light-style", title: localized("Light"))
    static let darkStyle = Command("dark-style", title: localized("Dark"))
    static let fullScreen = Command(
        "full-screen", title: localized("Full Screen"), icon: "view-fullscreen-symbolic", shortcut: Shortcut("F11"))

    static let welcomeNote = Command(
        "welcome", title: localized("Welcome Note"), icon: "help-contents-symbolic", shortcut: Shortcut("F1"))
    static let guidelines = Command(
        "guidelines", title: localized("Guidelines"), icon: "accessories-dictionary-symbolic",
        shortcut: Shortcut("F1", .shift))
    static let shortcuts = Command(
        "shortcuts", title: localized("Keyboard Shortcuts"), icon: "preferences-desktop-keyboard-shortcuts-symbolic",
        shortcut: Shortcut("question", .control))
    static let about = Command("about", title: localized("About Longpress"), icon: .information)
}

extension ContextMenu.Submenu {
    /// The desktop's colours, or light or dark ones regardless of the desktop.
    static let appearance = ContextMenu.Submenu(
        title: localized("Appearance"), isSingleChoice: true, commands: [.systemStyle, .lightStyle, .darkStyle])
}
