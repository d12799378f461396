import Longpress

extension Command {
    static let largerText = Command(
        "larger-text", title: "Larger Text", icon: "zoom-in-symbolic", shortcut: Shortcut("plus", .control))
    static let smallerText = Command(
        "smaller-text", title: "Smaller Text", icon: "zoom-out-symbolic", shortcut: Shortcut("minus", .control))
    static let normalText = Command(
        "normal-text", title: "Normal Size", icon: "zoom-original-symbolic", shortcut: Shortcut("0", .control))
    static let darkStyle = Command("dark-style", title: "Dark Style", icon: "weather-clear-night-symbolic")
    static let fullScreen = Command(
        "full-screen", title: "Full Screen", icon: "view-fullscreen-symbolic", shortcut: Shortcut("F11"))

    static let welcomeNote = Command(
        "welcome", title: "Welcome Note", icon: "help-contents-symbolic", shortcut: Shortcut("F1"))
    static let shortcuts = Command(
        "shortcuts", title: "Keyboard Shortcuts", icon: "preferences-desktop-keyboard-shortcuts-symbolic",
        shortcut: Shortcut("question", .control))
    static let about = Command("about", title: "About Longpress", icon: "help-about-symbolic")
}
