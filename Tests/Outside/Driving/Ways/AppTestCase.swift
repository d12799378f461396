import TestSupport
import XCTest

/// A test of the built app from outside: its window is open when the test begins, and it ends with the test.
class AppTestCase: OutsideTestCase {
    /// What the app is started with: a note, unless a test says otherwise. The app's own first note changes with the app.
    var arguments: [String] { get throws { try executable == nil ? [SampleNote.name] : [] } }
    /// What is added to the app's environment.
    var environment: [String: String] { [:] }

    /// The session that the app is in; nil for one of its own, which ends with it.
    var session: SessionBus? { nil }

    /// Another program than the built app; nil for the app.
    var executable: String? { get throws { nil } }

    /// Puts files into the app's home folder before the app starts: a program that opens pictures, unless a test says
    /// otherwise, so that Open With… is there whatever is installed on the machine.
    func prepare(_ home: TemporaryFolder) throws {
        try home.install(["Painter": ["image/png"]], writingTo: home.path)
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try startApp()
    }

    /// Starts the app and waits for its window.
    func startApp() throws { try startApp(in: nil) }

    /// The same in a session; nil for that of the test.
    func startApp(in given: SessionBus?) throws {
        let home = try TemporaryFolder()
        try prepare(home)
        let arguments = try arguments
        let hasSample = arguments == [SampleNote.name]
        if hasSample { try home.write(SampleNote.page(), to: SampleNote.name) }
        keep(
            try AppUnderTest(
                arguments, environment: environment, bus: given ?? session, home: home, executable: executable))
        if app.isOnWayland { try app.waitForTree() } else { try app.waitForWindow() }
        // Its words are there before its picture is.
        if hasSample { _ = try app.waitFor(role: "grid cell", name: SampleNote.caption) }
    }

    // MARK: What is in the window

    /// The caption below the pictures.
    var caption: AccessibleNode { get throws { try find(role: "label", name: "Caption") } }

    /// Waits for a caption with these words. Unlike `caption`, this never answers with that of the next picture, which
    /// is the first that is visible while the caption of the first one is being edited.
    @discardableResult
    func caption(_ text: String) throws -> AccessibleNode {
        try app.waitFor("the caption “\(text)”") {
            try self.app.accessible.findAll(role: "label", name: "Caption").first {
                try $0.isShowing && $0.text == text
            }
        }
    }

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

    /// The pictures that stand in the text, in order.
    var picturesInText: [AccessibleNode] {
        get throws { try note.children.filter { try $0.role == "image" && $0.isShowing } }
    }

    /// Waits until so many pictures stand in the text.
    func expectPicturesInText(_ count: Int) throws {
        try TestSupport.waitFor(
            "\(count) pictures in the text", value: { try picturesInText.count }, until: { $0 == count })
    }

    /// The strip that says how far long work is; nil while there is none.
    var progress: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Progress" && $0.isShowing } }
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

/// The caption of the picture in the note that most tests have.
let welcomeCaption = SampleNote.caption
