import Dispatch
import TestSupport
import XCTest

/// A test of writing Korean with IBus: each syllable is composed with several keys, and becomes part of the text only once it
/// is finished.
class ComposingTestCase: FileTestCase {
    private var bus: SessionBus?
    private var method: InputMethod?

    /// The engine's settings. It starts with Korean letters, and leaves unused keys to the program at once. Otherwise it would
    /// send them back, which fails with IBus's module for GTK 4 (1.5.27): the arrow keys then have no effect in any program.
    private static let settings = """
        [org/freedesktop/ibus/engine/hangul]
        initial-input-mode='hangul'
        use-event-forwarding=false

        """

    override var firstFile: (name: String, content: String)? { ("note.html", Self.page("alpha beta gamma")) }

    override var session: SessionBus? { bus }

    override var environment: [String: String] { method?.environment ?? [:] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.stopCaretBlinking()
        let bus = try SessionBus()
        self.bus = bus
        method = try InputMethod(engine: "hangul", settings: Self.settings, on: bus)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        method?.stop()
        bus?.stop()
        (method, bus) = (nil, nil)
    }

    /// Presses keys one after another in the focused field, and waits after each until the field looks different: the composed
    /// text is underlined or inverted.
    func compose(_ keys: String, in field: AccessibleNode) throws {
        let area = try field.screenRectangle
        for key in keys {
            let before = try Screenshot.settled(of: area)
            try app.keyboard.press(String(key))
            try app.waitUntil("the key \(key) to be visible") { try Screenshot.picture(of: area) != before }
        }
        _ = try Screenshot.settled(of: area)
    }

    /// Composes at the end of the note.
    func composeAtEnd(_ keys: String) throws {
        try focusNote()
        let count = try note.characterCount
        // While IBus is still connecting to a field, it may swallow a key. Like a user, this presses it again.
        var pressed: DispatchTime?
        try app.waitUntil("the insertion point at the end") {
            if (pressed?.elapsed ?? 10) > 5 {
                try app.keyboard.press("ctrl+End")
                pressed = .now()
            }
            return try self.note.caretOffset == count
        }
        try compose(keys, in: note)
    }
}

extension TemporaryFolder {
    /// Disables the blinking of the insertion point in programs with this home, so that text on the screen changes only when
    /// its content does.
    func stopCaretBlinking() throws {
        _ = try folder(".config/gtk-4.0")
        try write("[Settings]\ngtk-cursor-blink=false\n", to: ".config/gtk-4.0/settings.ini")
    }
}
