import CGtk
import LongpressAudit
import Menus
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressApp
@testable import MenuGuidelines
@testable import Platform

/// Each guideline that can be demonstrated is demonstrated on a note, and leaves no trace in it.
final class DemonstrationTests: GtkTestCase {
    private var holdTime = 0

    /// A pace without time for reading, and with a short hold.
    private static let quick = Demonstrator.Pace(
        moving: 0, tapping: 10, looking: 0, pointing: 0, reading: 0, settling: 60)

    override func begin() throws {
        try super.begin()
        holdTime = Settings.longPressTime
        Settings.settings?.set("gtk-long-press-time", number: 150)
        Clipboard.standard.offer([.text("copied")])
    }

    override func end() throws {
        Settings.settings?.set("gtk-long-press-time", number: holdTime)
        Clipboard.standard.offer([])
        try super.end()
    }

    // MARK: The table

    /// The rules without a demonstration, because they don't concern a press: they are about how programs are written, about what
    /// the user sees without a press, about the menu bar, or about other programs' clipboards.
    private static let withoutOne = ["E11", "E15", "E21", "R4", "R7", "R21", "R26", "R28"]

    func testEveryRuleHasADemonstrationOrIsListedHere() {
        XCTAssertEqual(Guideline.all.filter { Demonstration.of($0) == nil }.map(\.id), Self.withoutOne)
        for rule in Guideline.all { XCTAssertEqual(Demonstration.of(rule)?.rule.id ?? rule.id, rule.id) }
    }

    /// Each demonstration opens something, or makes sure that nothing opens.
    func testEachDemonstrationShowsSomething() {
        for rule in Guideline.all {
            guard let demonstration = Demonstration.of(rule) else { continue }
            XCTAssertTrue(demonstration.steps.contains(where: \.shows), rule.id)
        }
    }

    // MARK: On a note

    func testRulesOfEditMenus() throws { try show(.editMenu) }

    func testRulesOfContextMenus() throws { try show(.contextMenu) }

    func testRulesOfResponders() throws { try show(.responders) }

    /// Demonstrates the guidelines of a subject, one after another. Each opens the expected menu, and everything is restored
    /// afterwards.
    private func show(_ subject: Guideline.Subject) throws {
        let shown = try ShownNote()
        defer { shown.close() }
        shown.note.text.view.buffer.select(from: 12, to: 4)
        shown.note.images.select([shown.note.note.pictures[1].id], focus: false)
        iterateMainContext()
        let before = shown.state
        let demonstrator = Demonstrator(window: shown.note, pace: Self.quick)
        var kept: [String: Bool] = [:]
        for rule in Guideline.all where rule.subject == subject {
            guard let demonstration = Demonstration.of(rule) else { continue }
            var seen: [String] = []
            var states: [Guideline.State] = []
            demonstrator.onStep = { step, note in
                guard case .menu = step else { return }
                seen.append(ShownNote.menu(in: note.window) ?? "none")
                let presenter = MenuPresenter.shared
                if let opened = presenter.lastOpened {
                    let explanation = presenter.explanation(of: opened)
                    states.append(rule.state(of: opened, explanation: explanation, against: .longpress))
                }
            }
            let outcome = try awaiting("\(rule.id)", upTo: 30) { await demonstrator.perform(demonstration) }
            XCTAssertEqual(outcome, .shown, rule.id)
            try waitUntil("\(rule.id): the note’s window to be active") { shown.window.isActive }
            XCTAssertEqual(shown.changes(since: before), [], rule.id)
            if let expected = Self.menus[rule.id] { XCTAssertEqual(seen, expected, rule.id) }
            XCTAssertEqual(states.filter { $0.verdict == .broken }.map(\.reasons), [], rule.id)
            kept[rule.id] = states.contains { $0.verdict == .kept }
        }
        XCTAssertEqual(kept.filter { !$0.value && !Self.beyondTheMenu.contains($0.key) }.map(\.key).sorted(), [])
    }

    /// The rules that a single menu can't show: they are about the effect of a press or a command, or about several menus.
    private static let beyondTheMenu: Set<String> = [
        "E6", "E20", "E22", "E23", "E24", "E25", "E26", "E28", "E29", "R3", "R6", "R13", "R14", "R15", "R16", "R19",
        "R20",
        "R27", "C4", "C6", "C20", "C22", "C23", "C25", "C26", "C27",
    ]

    private static let selection = "edit: Cut, Copy, Paste, Delete, Select All, Format, Share…"
    private static let caret = "edit: Paste, Select, Select All"

    /// The menus that some of the rules open.
    private static let menus: [String: [String]] = [
        "E1": [selection],
        "E5": [caret, selection],
        "E10": [selection, "edit: Copy, Select All, Edit Caption…"],
        "E13": [caret],
        "E14": [selection, "edit: Cut, Copy, Paste, Delete, Format, Share…"],
        "E19": [selection],
        "C17": ["context: 3 Images, Open, Copy Images, Save Images…, Share…, Rotate, Move to Text, Remove Images"],
        "C20": ["context: Add Image…"],
        "R23": ["edit: Paste, Select, Select All, Open Link, Copy Link"],
    ]

    /// C12: above the preview the first command is at the bottom, nearest to the preview, and the destructive command is at the
    /// top.
    func testC12TheOrderIsReversedAboveThePreview() throws {
        let shown = try ShownNote()
        defer { shown.close() }
        let before = shown.state
        var seen: [String] = []
        let demonstrator = Demonstrator(window: shown.note, pace: Self.quick)
        demonstrator.onStep = { step, note in
            if case .menu = step { seen.append(ShownNote.menu(in: note.window) ?? "none") }
        }
        let demonstration = try XCTUnwrap(Demonstration.of(.firstNearestPress))
        let outcome = try awaiting("the menus", upTo: 30) { await demonstrator.perform(demonstration) }
        XCTAssertEqual(outcome, .shown)
        guard seen.count == 1 else { return XCTFail("\(seen)") }
        XCTAssertTrue(seen[0].hasPrefix("context: Remove Image, "), seen[0])
        XCTAssertTrue(seen[0].hasSuffix(", Open"), seen[0])
        try waitUntil("the note’s window to be active") { shown.window.isActive }
        XCTAssertEqual(shown.changes(since: before), [])
    }

    // MARK: Being ended

    func testCancellingRestoresEverything() throws {
        let shown = try ShownNote()
        defer { shown.close() }
        let before = shown.state
        let demonstrator = Demonstrator(window: shown.note)
        let demonstration = try XCTUnwrap(Demonstration.of(.selectTakesWord))
        let outcome = try awaiting("the end") {
            let task = Task { await demonstrator.perform(demonstration) }
            while MenuPresenter.shared.openKind == nil { await MainLoop.pause(milliseconds: 10) }
            demonstrator.cancel()
            // Immediately, not only when the demonstration notices.
            XCTAssertEqual(shown.changes(since: before), [])
            return await task.value
        }
        XCTAssertEqual(outcome, .interrupted)
        XCTAssertEqual(shown.changes(since: before), [])
    }

    func testANewDemonstrationEndsThePreviousOne() throws {
        let shown = try ShownNote()
        defer { shown.close() }
        let before = shown.state
        let demonstrator = Demonstrator(window: shown.note, pace: Self.quick)
        let (first, second) = (
            try XCTUnwrap(Demonstration.of(.previewBesideCommands)),
            try XCTUnwrap(Demonstration.of(.doubleTapSelectsWord))
        )
        let outcomes = try awaiting("both", upTo: 30) {
            let task = Task { await demonstrator.perform(first) }
            while MenuPresenter.shared.openKind != .context { await MainLoop.pause(milliseconds: 1) }
            let next = await demonstrator.perform(second)
            return [await task.value, next]
        }
        XCTAssertEqual(outcomes, [.interrupted, .shown])
        XCTAssertEqual(shown.changes(since: before), [])
    }

    /// A key or a press by the user ends it immediately, and everything is restored before the key or press takes effect.
    func testAKeyEndsTheDemonstration() throws {
        try expectEnd { try $0.keyboard.press("Escape") }
    }

    func testAClickEndsTheDemonstration() throws {
        // On the menu bar beside its menus, where a click does nothing.
        try expectEnd { display in
            let frame = try XCTUnwrap(display.windows.topLevels.first).visibleFrame
            display.pointer.click(at: ScreenPoint(x: frame.right - 40, y: frame.y + 12))
        }
    }

    private func expectEnd(by act: @escaping (TestDisplay) throws -> Void) throws {
        let shown = try ShownNote()
        defer { shown.close() }
        let before = shown.state
        let demonstrator = Demonstrator(window: shown.note)
        let demonstration = try XCTUnwrap(Demonstration.of(.selectTakesWord))
        var outcome: Demonstration.Outcome?
        Task { outcome = await demonstrator.perform(demonstration) }
        try waitUntil("a menu") { MenuPresenter.shared.openKind == .edit }
        try act(TestDisplay.shared())
        try waitUntil("the end") { outcome != nil }
        XCTAssertEqual(outcome, .interrupted)
        XCTAssertEqual(shown.changes(since: before), [])
    }

    // MARK: Reasons

    func testACaptionThatIsBeingEditedIsLeftAlone() throws {
        let shown = try ShownNote()
        defer { shown.close() }
        shown.note.editCaption(of: shown.note.note.pictures[0])
        iterateMainContext()
        let demonstration = try XCTUnwrap(Demonstration.of(.selectTakesWord))
        let outcome = try awaiting("the answer") { await Demonstrator(window: shown.note).perform(demonstration) }
        XCTAssertEqual(outcome, .impossible("You are editing a caption. Finish that first."))
        XCTAssertTrue(shown.note.caption.isEditing)
        shown.note.caption.end(keeping: false)
    }

    /// A note without words or pictures isn't used: an example note is shown instead, and closes afterwards.
    func testAnEmptyNoteIsLeftAlone() throws {
        let shown = try ShownNote()
        defer { shown.close() }
        let note = ShownNote.application.makeWindow(title: "Empty")
        defer { ExampleNote.close(note) }
        note.window.present()
        try waitUntil("the empty note") { note.window.isActive }
        let windows = OpenWindows.all.count
        var places: [Bool] = []
        let demonstrator = Demonstrator(window: note, pace: Self.quick)
        demonstrator.onStep = { _, place in places.append(place === note) }
        let demonstration = try XCTUnwrap(Demonstration.of(.previewBesideCommands))
        let outcome = try awaiting("the preview", upTo: 30) { await demonstrator.perform(demonstration) }
        XCTAssertEqual(outcome, .shown)
        XCTAssertFalse(places.isEmpty)
        XCTAssertFalse(places.contains(true))
        XCTAssertEqual(OpenWindows.all.count, windows)
        XCTAssertNil(note.note.history.undoName)
    }
}

extension Demonstration.Step {
    /// Whether the step opens something or makes sure that nothing opens.
    fileprivate var shows: Bool {
        switch self {
        case .all(let steps): steps.contains(where: \.shows)
        case .menu, .noMenu, .sheet, .openPreview: true
        default: false
        }
    }
}
