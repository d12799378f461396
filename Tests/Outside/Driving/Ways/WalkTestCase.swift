import TestSupport
import XCTest

/// Random input to the running app. Whatever the input is, the app keeps running, never has two menus open, never opens the
/// wrong kind of menu on an item, and in the end everything can be undone.
///
/// A failure names the seed and the step. LONGPRESS_SEED=… repeats the same walk.
class WalkTestCase: AppTestCase {
    /// The last inputs, the newest last, with their places.
    private var trail: [String] = []
    var root: AccessibleNode!
    /// The distance from the window's upper edge to the bottom of the menu bar.
    private var barHeight = 0
    var noteWindow: UInt = 0

    /// Performs one input; `area` is the window below the menu bar. Returns the place that was pressed.
    func perform(_ input: WalkInput, in area: ScreenRectangle) throws -> ScreenPoint? {
        let place = input.place.point(in: area)
        switch input.kind {
        case .click: app.pointer.click(at: place)
        case .doubleClick: app.pointer.doubleClick(at: place)
        case .secondaryClick: app.pointer.click(.secondary, at: place)
        case .middleClick: app.pointer.click(.middle, at: place)
        case .hold: app.pointer.hold(at: place, milliseconds: 560)
        case .drag: app.pointer.drag(from: place, to: input.end.point(in: area), steps: 6, milliseconds: 60)
        case .wheel(let clicks): app.pointer.scroll(at: place, clicks: clicks)
        case .choice:
            let target = input.place.point(in: app.windows.popovers.last?.frame ?? area)
            app.pointer.click(at: target)
            return target
        case .key(let key):
            try app.keyboard.press(key)
            return nil
        case .typing(let text):
            try app.keyboard.type(text)
            return nil
        case .bar(let menu, let item, let byKeys, let chosen):
            try useBar(menu: menu, item: item, byKeys: byKeys, chosen: chosen)
            return nil
        case .offer(let text):
            try app.clipboard.offer(text: text)
            return nil
        }
        return place
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        // GTK 4.8 prints these about a scroll bar that disappears when the text changes, about its own window of shortcuts, and
        // about file dialogs.
        toleratedErrors = ["without a current allocation", "reported min width", FileDialog.ofEndedDialogs]
    }

    /// Performs the walk of a seed, or of the seed in LONGPRESS_SEED, and undoes everything. An ordinary run takes a quarter of
    /// the inputs; with `LONGPRESS_SOAK`, which `Tests/run --all` sets, it takes all of them.
    ///
    /// - Parameter burst: The maximum number of inputs that arrive while the app is stopped, so that it receives them all at
    ///   once; 1 for an app that keeps up.
    func walkAndUndo(inputs: Int, seed: UInt64, burst: Int = 1, preparedBy prepare: () throws -> Void = {}) throws {
        let (text, pictures) = (try note.text, try pictureNames)
        try prepare()
        let isLong = TestSupport.environment("LONGPRESS_SOAK") != nil
        try walk(inputs: isLong ? inputs : inputs / 4, seed: SeededGenerator.seed(or: seed), burst: burst)
        try expectUndoBringsBack(text: text, pictures: pictures)
    }

    /// Performs the walk of a seed, and fails at the first step with an unexpected result.
    func walk(inputs: Int, seed: UInt64, burst: Int = 1) throws {
        var generator = SeededGenerator(seed: seed)
        root = try app.accessible
        let bar = try find(role: "menu item", name: "File").screenRectangle
        barHeight = try bar.bottom + 4 - window.visibleFrame.y
        noteWindow = try window.id
        trail = []
        var step = 0
        while step < inputs {
            let count = burst > 1 ? Int.random(in: 1...burst, using: &generator) : 1
            let next = (0..<count).map { _ in WalkInput.next(using: &generator) }
            step += count
            do {
                if count > 1 { try takeAtOnce(next, step: step) } else { try take(next[0], step: step) }
            } catch {
                let last = trail.suffix(15).joined(separator: "\n")
                throw TestFailure(
                    """
                    seed \(seed), step \(step): \(error)
                    To see it again: LONGPRESS_SEED=\(seed). The last inputs:
                    \(last)
                    Visible now: \(whatIsVisible)
                    """)
            }
        }
    }

    private func take(_ input: WalkInput, step: Int) throws {
        let windows = app.windows.topLevels
        guard let window = windows.first(where: { $0.id == noteWindow })?.visibleFrame else {
            throw TestFailure("the window is gone: \(app.ending.map(String.init(describing:)) ?? "the app still runs")")
        }
        let area = ScreenRectangle(
            x: window.x + 1, y: window.y + barHeight, width: window.width - 2, height: window.height - barHeight - 1)
        if input.isPress { try waitForQuiet(settling: settle) }
        let before = app.windows.popovers.map(\.frame)
        trail.append("\(step). \(input)")
        let panes = input.isPress ? (try? itemPanes) ?? [] : []
        if input.isPress { trail[trail.count - 1] += ", beside \(before), panes \(panes.map(\.frame))," }
        let place = try perform(input, in: area)
        if let place { trail[trail.count - 1] += " = \(place)" }
        // Keys follow each other quickly, as from a hand.
        if place == nil, step % 4 != 0 {
            guard app.isRunning else { throw TestFailure("the app \(app.ending!)") }
        } else {
            try settle()
        }
        try expectAtMostOneMenu(thorough: step % 50 == 0)
        if let place, !before.contains(where: { $0.contains(place) }) {
            try expectItsOwnKind(of: input, at: place, seen: panes)
        }
        try leaveDialogs()
    }

    /// Performs inputs while the app is stopped. When the app receives the second, its window no longer shows what the user
    /// saw, and the effect of the first may not have been laid out yet.
    private func takeAtOnce(_ inputs: [WalkInput], step: Int) throws {
        guard let window = app.windows.topLevels.first(where: { $0.id == noteWindow })?.visibleFrame else {
            throw TestFailure("the window is gone: \(app.ending.map(String.init(describing:)) ?? "the app still runs")")
        }
        let area = ScreenRectangle(
            x: window.x + 1, y: window.y + barHeight, width: window.width - 2, height: window.height - barHeight - 1)
        try settle()
        try app.whileBusy {
            for input in inputs where input.needsNoAnswer {
                trail.append("\(step). at once: \(input)")
                _ = try perform(input, in: area)
            }
        }
        try settle()
        try expectAtMostOneMenu(thorough: true)
        try leaveDialogs()
    }

    /// The places of everything that a press may have hit.
    private var whatIsVisible: String {
        let windows = app.windows.all.map(\.description)
        let nodes = ["Note", "Images", "Caption"].map { name in
            let extents = try? root.first { try $0.name == name && $0.isShowing }?.extents
            return "\(name) \(extents.map(String.init(describing:)) ?? "unseen")"
        }
        return (windows + nodes).joined(separator: "; ")
    }

    /// Waits until the window manager and the app have processed the input so far. The app shows this by answering a request in
    /// its main loop.
    func settle() throws {
        try TestDisplay.shared().waitForManager()
        for _ in 0..<2 {
            do {
                _ = try root.children
            } catch {
                _ = try? app.waitForExit(upTo: 2)
                throw TestFailure("the app \(app.ending.map(String.init(describing:)) ?? "doesn't answer: \(error)")")
            }
        }
        guard app.isRunning else { throw TestFailure("the app \(app.ending!)") }
    }

    // MARK: Checks after each input

    /// The open edit and context menus. The library adds them directly to the window.
    private var ownMenus: [AccessibleNode] {
        get throws {
            guard !app.windows.popovers.isEmpty, let window = try root.children.first else { return [] }
            return try window.children.filter { node in
                (try? node.name).flatMap(MenuKind.init) != nil && node.has("visible")
            }
        }
    }

    /// Fails if more than one menu is open. Checks only if there are several popovers, of which one may be a submenu, or if
    /// `thorough` is true, which searches the whole tree.
    private func expectAtMostOneMenu(thorough: Bool) throws {
        guard app.windows.popovers.count > 1 || thorough else { return }
        // A menu that closes while another opens may still be there for a moment.
        var seen: [AccessibleNode] = []
        try? TestSupport.waitUntil("one menu at most", upTo: 5, every: 20) {
            seen = thorough ? try openMenus : try ownMenus
            return seen.count <= 1
        }
        guard seen.count <= 1 else {
            throw TestFailure("these menus are open: \(seen.map(\.outline).joined(separator: "\n"))")
        }
    }

    /// Fails if a press has opened a menu of the wrong kind for the item.
    ///
    /// The item at the place counts only if it was there before the press and still is: the divider may have been dragged just
    /// before, and a press belongs to what the user saw.
    private func expectItsOwnKind(of input: WalkInput, at place: ScreenPoint, seen before: [Pane]) throws {
        switch input.kind {
        case .secondaryClick, .hold: break
        default: return
        }
        guard app.windows.topLevels.count == 1, !app.windows.popovers.isEmpty else { return }
        let now = try itemPanes
        let isOnCaption = (before + now).contains { $0.kind == nil && $0.frame.contains(place) }
        let own = MenuKind.allCases.first { kind in
            [before, now].allSatisfy { $0.contains { $0.kind == kind && $0.frame.contains(place) } }
        }
        guard let own, !isOnCaption else { return }
        // The previous menu may be closing, and may disappear before it returns its name.
        var seen: [(name: String, node: AccessibleNode)] = []
        try? TestSupport.waitUntil("the item's own menu", upTo: 10, every: 20) {
            seen = try ownMenus.compactMap { node in (try? node.name).map { ($0, node) } }
            return seen.isEmpty || seen.map { MenuKind.kindName(of: $0.name) } == [own.rawValue]
        }
        guard seen.allSatisfy({ MenuKind.kindName(of: $0.name) == own.rawValue }) else {
            throw TestFailure("not the \(own.rawValue): \(seen.map(\.node.outline).joined(separator: "\n"))")
        }
    }

    /// The pane with the images; `nil` while it is hidden, which a walk can do with View ▸ Images.
    private var visibleImages: AccessibleNode? {
        get throws {
            try root.first { try $0.name == "Images" && $0.isShowing && $0.role != "check menu item" }
        }
    }

    private typealias Pane = (kind: MenuKind?, frame: ScreenRectangle)

    /// The inner areas of text and pictures on the screen (`screenRectangle` would be slow). Close to the divider between them,
    /// GTK decides which of them receives a press. The captions, which are among the pictures and move with them, have no kind.
    private var itemPanes: [Pane] {
        get throws {
            guard let window = app.windows.topLevels.first?.visibleFrame, let top = try root.children.first else {
                return []
            }
            let all = try top.extents
            let images = try visibleImages.map { (MenuKind?.some(.context), $0, 16) }
            // A picture without a caption has a button for adding one.
            let captions = try (images?.1.findAll() ?? []).filter { node in
                try ["Caption", "Add a caption"].contains(node.name)
            }.map { (MenuKind?.none, $0, -8) }
            return try ([(.edit, note, 16), images].compactMap { $0 } + captions).map { kind, node, inset in
                let frame = try node.extents.moved(
                    x: window.x + (window.width - all.width) / 2 - all.x,
                    y: window.y + (window.height - all.height) / 2 - all.y)
                return (kind, frame.inset(by: inset))
            }
        }
    }

    // MARK: Menu bar and dialogs

    private func useBar(menu: Int, item: Int, byKeys: Bool, chosen: Bool) throws {
        try app.keyboard.press("Escape")
        try settle()
        let titles = try root.find(role: "menu bar")?.children ?? []
        guard titles.count > menu else { throw TestFailure("the bar has \(titles.count) menus") }
        func isOpen(_ number: Int) -> Bool { titles[number].has("expanded") && !app.windows.popovers.isEmpty }
        // In right-to-left layout, the same keys go back and into a submenu.
        if byKeys, environment["LANGUAGE"] == nil {
            // GTK 4.18 opens a submenu that appears under the pointer, and then Left closes everything.
            if let window = app.windows.topLevels.first(where: { $0.id == noteWindow })?.visibleFrame {
                app.pointer.move(to: ScreenPoint(x: window.right - 2, y: window.bottom - 2))
            }
            try app.keyboard.press("F10")
            do {
                try app.waitUntil("the first menu of the bar", upTo: 3) { isOpen(0) }
            } catch {
                guard app.isRunning else { throw error }
                // The focused object consumed the key.
                trail[trail.count - 1] += ", which didn't open"
                try app.keyboard.press("Escape")
                return try settle()
            }
            // Goes backwards, because forwards, the key would enter the submenu of a menu that begins with one.
            for number in (menu..<titles.count).reversed() {
                try app.keyboard.press("Left")
                try app.waitUntil("menu \(number) of the bar") { isOpen(number) }
            }
            for _ in 0...item { try app.keyboard.press("Down") }
            try settle()
            if chosen { try app.keyboard.press("Return") }
        } else {
            app.pointer.click(at: try titles[menu].screenPoint)
            try app.waitUntil("menu \(menu) of the bar by pointer") { !app.windows.popovers.isEmpty }
            let area = app.windows.popovers.last?.frame
            let rows = max((area?.height ?? 0) / 32, 1)
            if chosen, let area {
                app.pointer.click(inMenu: ScreenPoint(x: area.center.x, y: area.y + 16 + (item % rows) * 32))
            }
        }
        try settle()
        // A menu of the bar must not stay open: from there, a walk could choose Quit.
        var quiet = 0
        try TestSupport.waitUntil("the menu of the bar to close", upTo: patience, every: 20) {
            if app.windows.topLevels.count > 1 { return true }
            quiet = app.windows.popovers.isEmpty ? quiet + 1 : 0
            if quiet == 0 { try app.keyboard.press("Escape") }
            try settle()
            return quiet > 2
        }
    }

    /// Closes every dialog and every window except the note's with Escape.
    func leaveDialogs() throws {
        guard app.windows.topLevels.count > 1 else { return }
        if !trail.isEmpty { trail[trail.count - 1] += ", and a window that Escape closes" }
        var tries = 0
        try TestSupport.waitUntil("Escape to close every other window", upTo: patience, every: 50) {
            guard let other = app.windows.topLevels.last(where: { $0.id != noteWindow }) else { return true }
            tries += 1
            // The note's window may have been raised above it. And openbox may call a window active without focusing it.
            if app.windows.active?.id == noteWindow || tries % 10 == 0 { try? app.windows.activate(other) }
            if app.windows.active != nil { try app.keyboard.press("Escape") }
            try settle()
            return app.windows.topLevels.count == 1
        }
        try app.waitUntil("the note to have the focus again") { app.windows.active?.id == noteWindow }
    }

    // MARK: The end

    /// E25: after undoing everything, the note is as it was before.
    func expectUndoBringsBack(text: String, pictures: [String]) throws {
        for _ in 0..<4 { try app.keyboard.press("Escape") }
        try settle()
        try expectNoMenu()
        try focusNote()
        var rounds = 0
        while true {
            let first = try menuBar.rows(of: "Edit").prefix { $0 != "\t" && $0 != "\n" }
            if first.hasPrefix("(Undo") { break }
            rounds += 1
            guard first.hasPrefix("Undo"), rounds < 100 else {
                throw TestFailure("after \(rounds) rounds the first item of Edit is \(first)")
            }
            for _ in 0..<20 { try app.keyboard.press("ctrl+z") }
            try settle()
        }
        try expectText(text)
        // Hiding the images can't be undone.
        if try visibleImages == nil { try app.keyboard.press("F9") }
        try app.waitUntil("the original pictures") { try self.pictureNames == pictures }
    }
}
