import TestSupport
import XCTest

/// A test of the built app from outside: its window is open when the test begins, and it ends with the test.
///
/// When a test is over, the app must not have written anything to standard error, and must not have crashed.
class AppTestCase: XCTestCase {
    /// The app that the test drives.
    private(set) var app: AppUnderTest!
    /// What the app may write to standard error; none, unless a test says otherwise.
    var toleratedErrors: [String] = []
    /// GTK's own: the slider of a scroll bar that comes or goes with the text is drawn with the next frame (GTK 4.8).
    private static let ownOfGTK = ["Trying to snapshot GtkGizmo"]
    private var known: [String: AccessibleNode] = [:]

    /// What the app is started with.
    var arguments: [String] { [] }
    /// What is added to the app's environment.
    var environment: [String: String] { [:] }

    /// Puts files into the app's home folder before the app starts: a program that opens pictures, unless a test says
    /// otherwise, so that Open With… is there whatever is installed on the machine.
    func prepare(_ home: TemporaryFolder) throws {
        try home.install(["Painter": ["image/png"]], writingTo: home.path)
    }

    override func setUpWithError() throws {
        continueAfterFailure = false
        try TestDisplay.shared().pointer.move(to: ScreenPoint(x: 1270, y: 790))
        let home = try TemporaryFolder()
        try prepare(home)
        app = try AppUnderTest(arguments, environment: environment, home: home)
        if app.isOnWayland { try app.waitForTree() } else { try app.waitForWindow() }
    }

    override func tearDownWithError() throws {
        guard let app else { return }
        self.app = nil
        if testRun?.totalFailureCount != 0 {
            _ = try? Screenshot.take("failed-\(name.filter { $0.isLetter || $0.isNumber })")
            // An app that has just crashed may need a moment to be seen as ended.
            _ = try? app.waitForExit(upTo: 1)
        }
        if case .signalled(let signal) = app.ending, signal != SIGTERM { XCTFail("the app was \(app.ending!)") }
        app.stop()
        let lines = app.standardError.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.filter { line in !(toleratedErrors + Self.ownOfGTK).contains { line.contains($0) } }, [])
    }

    // MARK: What is in the window

    /// The first showing object with this role and name in the window that has the keyboard, once it is there.
    func find(role: String? = nil, name: String) throws -> AccessibleNode {
        let key = "\(app.windows.active?.id ?? 0) \(role ?? "") \(name)"
        if let node = known[key], node.isShowing, (try? node.name) == name { return node }
        let root = try app.accessible
        let node = try app.showing(root) {
            try app.waitFor("\(role ?? "") \"\(name)\"") {
                let windows = try root.children
                // The window manager says which one that is; on Wayland nobody does.
                let title = app.windows.active?.title
                let window = windows.first { (try? $0.name) == title } ?? windows.first
                return try window?.first { node in
                    try (role == nil || node.role == role) && node.name == name && node.isShowing
                }
            }
        }
        known[key] = node
        return node
    }

    /// The text of the note.
    var note: AccessibleNode { get throws { try find(role: "text box", name: "Note") } }

    /// The caption below the pictures.
    var caption: AccessibleNode { get throws { try find(role: "label", name: "Caption") } }

    /// The pane with the pictures.
    var images: AccessibleNode { get throws { try find(name: "Images") } }

    /// The picture of a name, which is its caption or "Image 1", "Image 2", …
    func picture(_ name: String = welcomeCaption) throws -> AccessibleNode {
        try find(role: "grid cell", name: name)
    }

    /// Selects a picture of the note by a click, so that it has the focus, and nothing is open.
    func focusPicture(_ name: String = welcomeCaption) throws {
        let picture = try picture(name)
        // Two clicks at one place within the double-click time would open the picture.
        waitForNewSuccession()
        app.pointer.click(at: try picture.screenRectangle.center)
        try app.waitUntil("the picture to have the focus") { picture.has("focused") && picture.has("selected") }
        try expectNoMenu()
    }

    /// The names of all pictures, in order.
    var pictureNames: [String] {
        get throws {
            try app.accessible.findAll(role: "grid cell").filter(\.isShowing).map { try $0.name }
        }
    }

    /// The strip that says how far long work is; nil while there is none.
    var progress: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Progress" && $0.isShowing } }
    }

    /// The app's window: the one that has the keyboard.
    var window: Windows.Window {
        get throws { try app.waitFor("an active window") { app.windows.active } }
    }

    /// A place in the pane of the pictures where there is no picture.
    var emptyPlace: ScreenPoint {
        get throws {
            let pane = try images.screenRectangle
            return ScreenPoint(x: pane.x + 30, y: pane.bottom - 30)
        }
    }

    /// The middle of a word in the note.
    func place(of word: String) throws -> ScreenPoint {
        try note.screenRectangle(ofText: word).center
    }
}

/// The caption of the picture in the Welcome note.
let welcomeCaption = "A long press opens the menu that fits"
