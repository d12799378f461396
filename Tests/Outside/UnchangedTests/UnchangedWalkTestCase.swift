import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A random walk in an unchanged program with pointer, finger and keys: once directly, and once under longpress-in.
///
/// Under longpress-in it must neither crash nor hang more often than without, and none of its messages may be about the library's
/// menus. For the table in the article *AnyLanguage*, the test prints a line with the menus that opened, and how.
class UnchangedWalkTestCase: OutsideTestCase {
    private var generator = SeededGenerator(seed: 0)
    /// The running program. The test itself checks how it ends, unlike for the programs of other tests.
    private var walked: AppUnderTest?

    /// The results of a walk.
    private struct Outcome {
        /// The inputs that have opened a menu, by place.
        var menus: [Place: Set<Way>] = [:]
        /// How many times the program ended with a signal or an error, and how many times it didn't respond.
        var (crashes, hangs) = (0, 0)
        /// The program's warnings and errors, without numbers, which differ each time.
        var messages: [String] = []
        /// The messages about the library's menus.
        var ours: [String] = []
    }

    private enum Way: String, CaseIterable { case pointer, finger, keys }

    /// A kind of widget with a menu: text, field or label for edit menus, `other` for context menus.
    private enum Place: CaseIterable { case text, field, label, other }

    /// The place of the keyboard focus before the last key that may have opened a menu.
    private var placeOfKeyboard = Place.text

    override func setUpWithError() throws {
        try super.setUpWithError()
        _ = try TouchScreen.shared()
    }

    override func tearDownWithError() throws {
        try TouchScreen.shared().releaseAll()
        walked?.stop()
        walked = nil
        try super.tearDownWithError()
    }

    /// Walks in a program that is started with arguments.
    func walk(in command: String...) throws {
        let without = try walk(in: command)
        let with = try walk(in: ["\(try installed)/bin/longpress-in"] + command)
        let menus = Place.allCases.map { place in
            let ways = Way.allCases.filter { with.menus[place]?.contains($0) == true }.map(\.rawValue)
            return ways.isEmpty ? "–" : ways.joined(separator: ", ")
        }
        print(
            "| \(command[0]) | \(menus.joined(separator: " | ")) |",
            [without, with].map { "\($0.crashes) / \($0.hangs) / \($0.messages.count)" }.joined(separator: " | "), "|")
        for message in Set(with.messages).subtracting(without.messages).sorted() {
            print("only under longpress-in: \(message)")
        }
        // The program's own crashes happen at random.
        XCTAssertLessThanOrEqual(with.crashes, without.crashes * 2)
        XCTAssertLessThanOrEqual(with.hangs, without.hangs)
        XCTAssertEqual(with.ours, [])
        XCTAssertEqual(without.menus, [:])
    }

    // MARK: A walk

    /// The folder with the installed library.
    private var installed: String {
        get throws {
            try XCTUnwrap(TestSupport.environment("LONGPRESS_INSTALLED"), "only Tests/run unchanged can run this")
        }
    }

    private func walk(in command: [String]) throws -> Outcome {
        var outcome = Outcome()
        generator = SeededGenerator(seed: SeededGenerator.seed(or: 40))
        // As long as other walks of the same run: a minute, or ten.
        let seconds = 60 * (TestSupport.environment("LONGPRESS_SOAK").flatMap(Double.init) ?? 1)
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            let app = try start(command)
            while Date() < end, app.isRunning {
                try step(in: app, &outcome)
            }
            note(app, &outcome)
        }
        return outcome
    }

    private func start(_ command: [String]) throws -> AppUnderTest {
        let home = try TemporaryFolder()
        try home.write("Some words to press on.\n", to: "note.txt")
        try home.write(SampleWebPage.walked, to: "page.html")
        try home.write("Unknown.\n", to: "files/one.unknown")
        try home.write("Unknown.\n", to: "files/two.unknown")
        let app = try AppUnderTest(
            Array(command.dropFirst()),
            environment: [
                "XDG_DATA_DIRS": "/usr/share", "G_DEBUG": "", "G_MESSAGES_DEBUG": "", "MALLOC_PERTURB_": "",
                "GTK_EXE_PREFIX": "",
            ].merging(SampleWebPage.environment) { $1 }, home: home, executable: command[0])
        walked = app
        try app.waitForWindow(upTo: 60)
        return app
    }

    /// Makes an input, and examines its effects.
    private func step(in app: AppUnderTest, _ outcome: inout Outcome) throws {
        guard let window = app.windows.topLevels.last?.visibleFrame else {
            // The program is about to end, or to open another window.
            pause(milliseconds: 100)
            return
        }
        // Not on the buttons that close a window, nor on its edges.
        let area = ScreenRectangle(
            x: window.x + 6, y: window.y + 50, width: max(window.width - 12, 1), height: max(window.height - 60, 1))
        let way = try act(in: area, of: app)
        if let way { try look(for: way, in: app, &outcome) }
        do {
            _ = try app.accessible.children
        } catch {
            guard app.isRunning, (try? app.waitForExit(upTo: 2)) == nil else { return }
            outcome.hangs += 1
            app.process.send(signal: SIGKILL)
        }
    }

    /// Makes an input, and returns how it may have opened a menu; `nil` for inputs that don't open menus.
    private func act(in area: ScreenRectangle, of app: AppUnderTest) throws -> Way? {
        let kind = Int.random(in: 0..<100, using: &generator)
        // Other inputs need no place.
        let place = kind < 66 ? self.place(in: area, of: app, isForClick: kind >= 40) : area.center
        let touch = try TouchScreen.shared()
        switch kind {
        case 0..<20:
            app.pointer.click(.secondary, at: place)
            return .pointer
        case 20..<26:
            app.pointer.hold(at: place, milliseconds: 560)
            return .pointer
        case 26..<40:
            try touch.hold(at: place)
            return .finger
        case 40..<46: try touch.tap(at: place)
        case 46..<58: app.pointer.click(at: place)
        case 58..<60: app.pointer.doubleClick(at: place)
        case 60..<63:
            let end = WalkInput.Place(x: part(), y: part()).point(in: area)
            app.pointer.drag(from: place, to: end, steps: 6, milliseconds: 60)
        case 63..<66: app.pointer.scroll(at: place, clicks: part() < 0.5 ? -2 : 2)
        case 66..<76:
            if let menu = app.windows.popovers.last?.frame {
                app.pointer.click(at: WalkInput.Place(x: part(), y: part()).point(in: menu))
            }
        case 76..<82:
            // Afterwards, the menu has the keyboard focus.
            placeOfKeyboard = placeOfText(in: app)
            try app.keyboard.press(part() < 0.5 ? "Menu" : "shift+F10")
            return .keys
        case 82..<88: try app.keyboard.type(["a", "word ", "1", "-"].randomElement(using: &generator)!)
        default:
            let keys = [
                "Escape", "Escape", "Up", "Down", "Left", "Right", "Tab", "Tab", "shift+Tab", "Return", "space",
                "ctrl+f", "ctrl+n",
            ]
            try app.keyboard.press(keys.randomElement(using: &generator)!)
        }
        return nil
    }

    /// Returns a place to press on: anywhere, or on a widget that is likely to have a menu or, for a click, to open something.
    private func place(in area: ScreenRectangle, of app: AppUnderTest, isForClick: Bool) -> ScreenPoint {
        let buttons: Set = ["button", "toggle button", "combo box", "grid cell"]
        if part() < 0.5,
            let place = Glance.at({ place(of: isForClick ? buttons.union(likely) : likely, in: area, of: app) })
        {
            return place
        }
        return WalkInput.Place(x: part(), y: part()).point(in: area)
    }

    /// The roles of widgets that often have a menu.
    private let likely: Set = [
        "text", "text box", "search box", "entry", "password text", "label", "list item", "table row", "table cell",
    ]

    /// Returns a place on a widget with one of these roles; `nil` if none was found.
    private func place(of roles: Set<String>, in area: ScreenRectangle, of app: AppUnderTest) -> ScreenPoint? {
        var nodes: [AccessibleNode] = []
        _ = try? app.accessible.first { node in
            if try roles.contains(node.role) { nodes.append(node) }
            return false
        }
        // Some roles occur in great numbers.
        let kinds = Dictionary(grouping: nodes) { (try? $0.role) ?? "" }.sorted { $0.key < $1.key }
        for _ in 0..<4 {
            guard let node = kinds.randomElement(using: &generator)?.value.randomElement(using: &generator),
                node.isShowing, let frame = try? node.screenRectangle
            else { continue }
            let place = WalkInput.Place(x: part(), y: part()).point(in: frame)
            if area.contains(place) { return place }
        }
        return nil
    }

    private func part() -> Double { Double.random(in: 0..<1, using: &generator) }

    private func look(for way: Way, in app: AppUnderTest, _ outcome: inout Outcome) throws {
        pause(milliseconds: 60)
        guard !app.windows.popovers.isEmpty else { return }
        var menus = ((try? app.accessible.children.flatMap { try $0.children }) ?? []).filter { $0.has("visible") }
        // The menu of a widget in a popover is at that popover's place in the tree.
        if app.windows.popovers.count > 1 {
            menus += (try? app.accessible.outermost { try $0.role == "menu" && $0.has("visible") }) ?? []
        }
        for node in menus {
            guard let kind = (try? node.name).flatMap(MenuKind.init) else { continue }
            let place = kind == .context ? .other : way == .keys ? placeOfKeyboard : placeOfText(in: app)
            outcome.menus[place, default: []].insert(way)
        }
    }

    /// Returns the place of the focus, while an edit menu is open.
    private func placeOfText(in app: AppUnderTest) -> Place {
        guard let focus = try? app.accessible.first(where: { $0.has("focused") && $0.isShowing }) else { return .text }
        if (try? focus.role) == "label" { return .label }
        return focus.has("multi-line") ? .text : .field
    }

    /// Ends the program, and records how it ended if it already had, and its messages.
    private func note(_ app: AppUnderTest, _ outcome: inout Outcome) {
        switch app.ending {
        case .signalled(SIGKILL), .exited(0), nil: break
        case .signalled, .exited: outcome.crashes += 1
        }
        app.stop()
        let lines = app.standardError.split(separator: "\n").map(String.init)
        outcome.messages += lines.filter { $0.contains("WARNING") || $0.contains("CRITICAL") }
            .map { $0.replacing(/0x[0-9a-f]+/, with: "").filter { !$0.isNumber } }
        outcome.ours += lines.filter {
            $0.contains("Longpress") || $0.contains("longpress_") || $0.contains("longpress-in:")
        }
    }
}
