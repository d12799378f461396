import TestSupport
import XCTest

/// A test of the built app from outside. The app's window is open when the test begins, and the app ends with the test.
class AppTestCase: OutsideTestCase {
    /// The app's arguments: by default a sample note, because the app's own first note changes with the app.
    var arguments: [String] { get throws { try executable == nil ? [SampleNote.name] : [] } }
    /// Additional variables of the app's environment.
    var environment: [String: String] { [:] }

    /// The app's session; `nil` for its own, which ends with it.
    var session: SessionBus? { nil }

    /// The path of a program other than the built app; `nil` for the app.
    var executable: String? { get throws { nil } }

    /// Prepares the app's home folder before the app starts. By default, this installs a program that opens pictures, so that
    /// Open With… is available whatever is installed on the machine.
    func prepare(_ home: TemporaryFolder) throws {
        try home.install(["Painter": ["image/png"]], writingTo: home.path)
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try startApp()
    }

    /// Starts the app and waits for its window.
    func startApp() throws { try startApp(in: nil) }

    /// Starts the app in a session, and waits for its window; `nil` for the test's session.
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
        // The note's text appears before its picture.
        if hasSample { _ = try app.waitFor(role: "grid cell", name: SampleNote.caption) }
    }

    // MARK: Window content

    /// The caption below the pictures.
    var caption: AccessibleNode { get throws { try find(role: "label", name: "Caption") } }

    /// Waits for a caption with this text. Unlike `caption`, this never returns the caption of the next picture, which is the
    /// first visible one while the first picture's caption is being edited.
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

    /// Returns the picture with a name, which is its caption, or "Image 1", "Image 2", …
    func picture(_ name: String = welcomeCaption) throws -> AccessibleNode {
        try find(role: "grid cell", name: name)
    }

    /// Selects and focuses a picture of the note with a click, and expects that no menu opens.
    func focusPicture(_ name: String = welcomeCaption) throws {
        let picture = try picture(name)
        // Two clicks in the same place within the double-click time would open the picture.
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

    /// The pictures in the text, in order.
    var picturesInText: [AccessibleNode] {
        get throws { try note.children.filter { try $0.role == "image" && $0.isShowing } }
    }

    /// Waits until the text has this many pictures.
    func expectPicturesInText(_ count: Int) throws {
        try TestSupport.waitFor(
            "\(count) pictures in the text", value: { try picturesInText.count }, until: { $0 == count })
    }

    /// The progress bar for long operations; `nil` if there is none.
    var progress: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Progress" && $0.isShowing } }
    }

    /// An empty place in the pane with the pictures.
    var emptyPlace: ScreenPoint {
        get throws {
            let pane = try images.screenRectangle
            return ScreenPoint(x: pane.x + 30, y: pane.bottom - 30)
        }
    }

    /// Returns the centre of a word in the note.
    func place(of word: String) throws -> ScreenPoint {
        try note.screenRectangle(ofText: word).center
    }
}

/// The caption of the picture in the sample note.
let welcomeCaption = SampleNote.caption
