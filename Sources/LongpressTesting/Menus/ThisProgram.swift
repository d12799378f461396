import CGtk
import Foundation
public import Gtk
import Longpress

/// The program that the tests run in, as users and assistive technologies see it.
@MainActor
public enum ThisProgram {
    private static var shown: [Window] = []

    /// Opens the display and initializes GTK on it. Call it before showing anything; `GtkTestCase` and the trait `onDisplay` do
    /// so before each test.
    public static func begin() throws {
        _ = try TestDisplay.shared()
        guard Toolkit.initialize() else {
            throw TestFailure("GTK can't be used on \(environment("DISPLAY") ?? "no display")")
        }
        MainLoop.install()
    }

    /// Shows a window, and waits until it is on the screen and has the keyboard focus. The window closes when the test ends.
    public static func show(_ window: Window) throws {
        shown.append(window)
        window.present()
        let windows = try TestDisplay.shared().windows
        try waitUntil("the window to be on the screen with the keyboard") {
            window.isActive && window.child.map { $0.size.height > 1 } != false && windows.active != nil
        }
    }

    /// Shows a widget in a new window, and waits until it is on the screen and the window has the keyboard focus.
    @discardableResult
    public static func show(_ widget: Widget, width: Int = 600, height: Int = 400) throws -> Window {
        let window = Window()
        window.title = "Test"
        window.setDefaultSize(width: width, height: height)
        window.child = widget
        try show(window)
        return window
    }

    /// Closes the open menu and every window shown by ``show(_:)``.
    public static func closeAll() {
        MenuPresenter.shared.close()
        for window in shown { window.destroy() }
        shown = []
        iterateMainContext()
    }

    /// The root of the program's accessibility tree, as screen readers see it. Waits until the program has registered with the
    /// accessibility bus.
    public static var accessible: AccessibleNode {
        get throws {
            guard let bus = OwnSession.bus?.accessibility else {
                throw TestFailure("Tests/run started the display without an accessibility bus")
            }
            let windows = try TestDisplay.shared().windows
            return try waitFor("the program to register with the accessibility bus") {
                try AccessibleApp(process: getpid(), on: bus, windows: windows)?.node
            }
        }
    }

    /// Saves the evidence of a failed test, and returns the path of its folder.
    package static func evidence(test: String, failure: Evidence.Failure, in parent: String? = nil) -> String {
        Evidence.gather(test: test, failure: failure, in: parent) { evidence in
            let windows = OpenWindows.all
            evidence.keep("menu.txt") {
                windows.map { (MenuOnScreen.outline(in: $0) ?? "No menu is open.") + "\n" }.joined()
            }
            evidence.keep("widgets.txt") { windows.map { $0.outline + "\n" }.joined() }
            if let bus = OwnSession.bus?.accessibility, let windows = try? TestDisplay.shared().windows {
                evidence.keep("tree.txt") {
                    AccessibleApp.outline(of: getpid(), on: bus, windows: windows, timeLimit: 10)
                }
            }
        }
    }
}
