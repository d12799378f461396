import TestSupport
import XCTest

/// Random inputs on the running app. Whatever they are, it lives on, never has two menus open, never gives one item
/// both kinds of menu, and in the end everything can be undone.
///
/// A failure names the seed and the step; LONGPRESS_SEED=… takes the same walk again.
class WalkTestCase: AppTestCase {
    /// The last inputs, the newest last, with where they went.
    private var trail: [String] = []
    var root: AccessibleNode!
    /// How far the menu bar reaches down from the window's upper edge.
    private var barHeight = 0
    var noteWindow: UInt = 0

    /// Does one input; `area` is the window below the menu bar. Answers the place that was pressed.
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
        // GTK 4.8 says so of a scroll bar that goes as the text does, of its own window of shortcuts, and of file dialogs.
        toleratedErrors = ["without a current allocation", "reported min width", FileDialog.ofEndedDialogs]
    }

    /// A walk from a seed, or from that which LONGPRESS_SEED names, and everything undone. An ordinary run takes a quarter of the
    /// inputs; `LONGPRESS_SOAK`, as `Tests/run --all` sets it, takes all of them.
    ///
    /// - Parameter burst: The most inputs that wait together while the app stands still, before it sees them all at once; 1
    ///   for an app that keeps up.
    func walkAndUndo(inputs: Int, seed: UInt64, burst: Int = 1, preparedBy prepare: () throws -> Void = {}) throws {
        let (text, pictures) = (try note.text, try pictureNames)
        try prepare()
        let isLong = TestSupport.environment("LONGPRESS_SOAK") != nil
        try walk(inputs: isLong ? inputs : inputs / 4, seed: SeededGenerator.seed(or: seed), burst: burst)
        try expectUndoBringsBack(text: text, pictures: pictures)
    }

    /// Takes the walk of a seed, and fails at the first step that breaks a promise.
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
                    There now: \(whatIsThere)
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
        // Keys come in quick succession, as they do from a hand.
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

    /// Does inputs while the app stands still: what it shows when it sees the second isn't what the person saw, and what the
    /// first has done may not have been laid out yet.
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

    /// Where everything is that a press may have gone to.
    private var whatIsThere: String {
        let windows = app.windows.all.map(\.description)
        let nodes = ["Note", "Images", "Caption"].map { name in
            let extents = try? root.first { try $0.name == name && $0.isShowing }?.extents
            return "\(name) \(extents.map(String.init(describing:)) ?? "unseen")"
        }
        return (windows + nodes).joined(separator: "; ")
    }

    /// Waits until the window manager and the app have dealt with the inputs so far; the app by a question that its main
    /// loop answers.
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

    // MARK: What must hold after each input

    /// The edit and context menus that are open: the library has them in the window itself.
    private var ownMenus: [AccessibleNode] {
        get throws {
            guard !app.windows.popovers.isEmpty, let window = try root.children.first else { return [] }
            return try window.children.filter { node in
                (try? node.name).flatMap(MenuKind.init) != nil && node.has("visible")
            }
        }
    }

    /// More than one popover is looked at closely, for a submenu is part of its menu; now and then all is looked at.
    private func expectAtMostOneMenu(thorough: Bool) throws {
        guard app.windows.popovers.count > 1 || thorough else { return }
        // A menu that goes as another comes may still be there for a moment.
        var seen: [AccessibleNode] = []
        try? TestSupport.waitUntil("one menu at most", upTo: 5, every: 20) {
            seen = thorough ? try openMenus : try ownMenus
            return seen.count <= 1
        }
        guard seen.count <= 1 else {
            throw TestFailure("these menus are open: \(seen.map(\.outline).joined(separator: "\n"))")
        }
    }

    /// A press that opened a menu opened the item's own kind.
    ///
    /// What is at the place is told by what was there as it was pressed and still is: the divider may have been dragged
    /// just before, and a press goes to what the person saw.
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
        // The one before may be on its way out, and gone as it is asked for its name.
        var seen: [(name: String, node: AccessibleNode)] = []
        try? TestSupport.waitUntil("the item's own menu", upTo: 10, every: 20) {
            seen = try ownMenus.compactMap { node in (try? node.name).map { ($0, node) } }
            return seen.isEmpty || seen.map { MenuKind.kindName(of: $0.name) } == [own.rawValue]
        }
        guard seen.allSatisfy({ MenuKind.kindName(of: $0.name) == own.rawValue }) else {
            throw TestFailure("not the \(own.rawValue): \(seen.map(\.node.outline).joined(separator: "\n"))")
        }
    }

    /// The pane with the images; nil while they are hidden: a walk may have done so, by View ▸ Images.
    private var visibleImages: AccessibleNode? {
        get throws {
            try root.first { try $0.name == "Images" && $0.isShowing && $0.role != "check menu item" }
        }
    }

    private typealias Pane = (kind: MenuKind?, frame: ScreenRectangle)

    /// What is well inside text and pictures on the screen (`screenRectangle` takes its time); beside the divider
    /// between them, GTK decides to which of them a press goes. The captions, which stand among the pictures and move with
    /// them, come without a kind.
    private var itemPanes: [Pane] {
        get throws {
            guard let window = app.windows.topLevels.first?.visibleFrame, let top = try root.children.first else {
                return []
            }
            let all = try top.extents
            let images = try visibleImages.map { (MenuKind?.some(.context), $0, 16) }
            // A picture without one has a place for it.
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
        // From right to left, the keys for going back and into a submenu are the same.
        if byKeys, environment["LANGUAGE"] == nil {
            // GTK 4.18 opens a submenu that comes up under the pointer, and then Left closes all.
            if let window = app.windows.topLevels.first(where: { $0.id == noteWindow })?.visibleFrame {
                app.pointer.move(to: ScreenPoint(x: window.right - 2, y: window.bottom - 2))
            }
            try app.keyboard.press("F10")
            do {
                try app.waitUntil("the first menu of the bar", upTo: 3) { isOpen(0) }
            } catch {
                guard app.isRunning else { throw error }
                // What had the keyboard kept the key for itself.
                trail[trail.count - 1] += ", which didn't open"
                try app.keyboard.press("Escape")
                return try settle()
            }
            // Backwards: forwards, a menu that begins with a submenu goes into that.
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
        // A menu of the bar must not stay: from there a walk finds its way to Quit.
        var quiet = 0
        try TestSupport.waitUntil("the menu of the bar to close", upTo: patience, every: 20) {
            if app.windows.topLevels.count > 1 { return true }
            quiet = app.windows.popovers.isEmpty ? quiet + 1 : 0
            if quiet == 0 { try app.keyboard.press("Escape") }
            try settle()
            return quiet > 2
        }
    }

    /// Escape closes every dialog and every other window but the note's.
    func leaveDialogs() throws {
        guard app.windows.topLevels.count > 1 else { return }
        if !trail.isEmpty { trail[trail.count - 1] += ", and a window that Escape closes" }
        var tries = 0
        try TestSupport.waitUntil("Escape to close every other window", upTo: patience, every: 50) {
            guard let other = app.windows.topLevels.last(where: { $0.id != noteWindow }) else { return true }
            tries += 1
            // The note may have come up before it; and openbox may call a window active without giving it the keyboard.
            if app.windows.active?.id == noteWindow || tries % 10 == 0 { try? app.windows.activate(other) }
            if app.windows.active != nil { try app.keyboard.press("Escape") }
            try settle()
            return app.windows.topLevels.count == 1
        }
        try app.waitUntil("the note to have the keyboard again") { app.windows.active?.id == noteWindow }
    }

    // MARK: The end

    /// E25: undone until there is nothing left to undo, the note is as it was.
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
        // Hiding the images is nothing that could be undone.
        if try visibleImages == nil { try app.keyboard.press("F9") }
        try app.waitUntil("the pictures as they were") { try self.pictureNames == pictures }
    }
}
