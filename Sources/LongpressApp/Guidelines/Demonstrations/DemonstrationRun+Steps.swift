import Gtk
import Longpress
import Notes

extension DemonstrationRun {
    /// Performs one step, and returns once its effect is there.
    func play(_ step: Demonstration.Step) async throws {
        switch step {
        case .all: break
        case .selectNothing: try selectNothing()
        case .selectPictures(let count):
            note.images.select(note.note.sidePictures.prefix(count).map(\.id), focus: false)
            try await settle()
        case .tap(let pointer, let target, let times): try await tap(pointer, target, times)
        case .press(let pointer, let target):
            let point = try await point(of: target)
            try await go(to: point)
            simulator.startOver()
            press(pointer, at: point)
            // The press keeps its offset from the line of text, because a handle hangs below its line.
            let line = target == .endHandle ? simulator.line(of: .end) : nil
            grip = line.map { Point(x: point.x - $0.x, y: point.y - $0.y) } ?? Point(x: 0, y: 0)
        case .hold(let pointer, let target): try await hold(pointer, target)
        case .drag(let target):
            // Without waiting: a press that rests meanwhile would become a hold.
            let point = try await point(of: target, afterRest: false)
            try await go(to: Point(x: point.x + grip.x, y: point.y + grip.y))
        case .waitForHold: try await pause(Settings.longPressTime + pace.settling)
        case .lift:
            lift()
            try await settle()
        case .key(let key):
            simulator.press(key: key)
            try await settle()
        case .menu(let kind): try await wait { MenuPresenter.shared.isOpen(in: window) && openKind == kind }
        case .noMenu:
            try await settle()
            try await wait(localized("Another menu or dialog is open.")) { openKind == nil }
        case .point(let commands): try await point(at: commands)
        case .choose(let command):
            guard simulator.choose(command.id) else { throw End.failed(Self.notInMenu) }
            // A pressed button first shows that it is pressed.
            try await pause(pace.settling)
        case .openSubmenu(let command): try await openSubmenu(command)
        case .perform(let command): window.responderChain.perform(command)
        case .selected(let selected): try await wait { isSelected(selected) }
        case .openPreview: try await openPreview()
        case .sheet:
            try await wait { ActionSheet.isPresented(in: window) }
            // The mark's text would cover the sheet's buttons.
            mark?.remove()
        case .look: try await pause(pace.looking)
        case .close:
            simulator.point(at: nil)
            simulator.press(key: "Escape")
            try await wait { openKind == nil }
            try await settle()
        }
    }

    private static let notInMenu = localized("The menu doesn’t have this command now.")

    private var openKind: MenuPresenter.Kind? { MenuPresenter.shared.openKind }

    /// Waits until the actions at the end of a press have been performed.
    private func settle() async throws {
        await MainLoop.idle()
        await MainLoop.idle()
        try await pause(1)
    }

    // MARK: Targets

    /// Returns the point of a target, in the window's coordinates, after scrolling it into view. If `afterRest` is true, waits
    /// until a target in the text has stopped moving.
    private func point(of target: Demonstration.Target, afterRest: Bool = true) async throws -> Point {
        switch target {
        case .word, .laterWord, .firstWord, .lastWord, .link:
            if afterRest { return try await middle { targets.frame(ofText: target) } }
            guard let frame = targets.frame(ofText: target) else { throw End.failed(Self.nothingThere) }
            return Point(x: frame.midX, y: frame.midY)
        case .endHandle:
            try await wait { simulator.location(of: .end) != nil }
            return simulator.location(of: .end) ?? Point(x: 0, y: 0)
        case .picture: return try await point(of: targets.picture)
        case .lowestPicture: return try await point(of: targets.lowestPicture)
        case .emptySpace:
            try await wait(Self.nothingThere) { targets.emptySpace != nil }
            return targets.emptySpace ?? Point(x: 0, y: 0)
        case .caption: return try await captionPoint(hasCaption: true)
        case .missingCaption: return try await captionPoint(hasCaption: false)
        case .menuBar: return try await middle(of: note.menuBar.widget)
        }
    }

    private static let nothingThere = localized("Nothing visible can demonstrate this rule.")

    private func point(of item: PictureItem?) async throws -> Point {
        guard let item else { throw End.failed(Self.nothingThere) }
        note.images.reveal(item.id)
        // Without its image the menu would have no preview.
        try await wait(Self.nothingThere) { item.texture != nil && item.widget.size.width > 1 }
        return try await middle(of: item.widget)
    }

    private func captionPoint(hasCaption: Bool) async throws -> Point {
        if note.images.captioned?.caption.isEmpty != !hasCaption || targets.shownCaption == nil {
            guard let picture = targets.picture(hasCaption: hasCaption) else { throw End.failed(Self.nothingThere) }
            note.images.select([picture.id], focus: false)
            note.images.reveal(picture.id)
        }
        try await wait(Self.nothingThere) { targets.shownCaption != nil }
        return try await middle { targets.shownCaption?.bounds(in: window) }
    }

    private func middle(of widget: Widget) async throws -> Point { try await middle { widget.bounds(in: window) } }

    /// Returns the middle of a frame, once that has stopped moving: the layout may be changing with the window or the selection.
    private func middle(of frame: () -> Rectangle?) async throws -> Point {
        var last: Rectangle?
        var looks = 0
        try await wait(Self.nothingThere) {
            let now = frame()
            looks = now != nil && now == last ? looks + 1 : 0
            last = now
            return looks >= Self.looks
        }
        guard let last else { throw End.failed(Self.nothingThere) }
        return Point(x: last.midX, y: last.midY)
    }

    /// How many times in succession a frame has to be the same to count as resting.
    private static let looks = 6

    // MARK: Presses

    private func selectNothing() throws {
        guard let frame = targets.frame(ofText: .word),
            let point = window.convert(Point(x: frame.midX, y: frame.midY), to: note.text.view)
        else { throw End.failed(Self.nothingThere) }
        note.text.view.buffer.insertionPoint = note.text.view.offset(at: point)
    }

    private func tap(_ pointer: InputSimulator.Pointer, _ target: Demonstration.Target, _ times: Int) async throws {
        let point = try await point(of: target)
        try await go(to: point)
        simulator.startOver()
        // With the times that a hand would take, even if the program is busy.
        var start = Clock.milliseconds
        for time in 1...times {
            if time > 1 { try await pause(pace.tapping) }
            mark?.show(isDown: true)
            try await pause(pace.tapping)
            mark?.show(isDown: false)
            simulator.tap(pointer, at: point, from: start, to: start + pace.tapping)
            start += 2 * pace.tapping
        }
        try await settle()
    }

    private func hold(_ pointer: InputSimulator.Pointer, _ target: Demonstration.Target) async throws {
        let point = try await point(of: target)
        try await go(to: point)
        simulator.startOver()
        press(pointer, at: point)
        // Where nothing responds to a hold, this waits for the same time.
        let end = Clock.milliseconds + Settings.longPressTime + pace.settling
        while Clock.milliseconds < end, !simulator.isHolding, openKind == nil { try await pause(1) }
    }

    private func isSelected(_ wanted: Demonstration.Selected) -> Bool {
        let buffer = note.text.view.buffer
        return switch wanted {
        case .nothing: buffer.selection == nil
        case .something: buffer.selection != nil
        case .everything: buffer.selection == 0..<buffer.count
        }
    }

    // MARK: Menu

    private func point(at commands: [Command]) async throws {
        // A page of a menu appears a moment after it was chosen.
        try await wait(Self.notInMenu) { commands.contains { simulator.point(at: $0.id) } }
        for command in commands where simulator.point(at: command.id) { try await pause(pace.pointing) }
    }

    private func openSubmenu(_ command: Command) async throws {
        guard simulator.point(at: command.id) else { throw End.failed(Self.notInMenu) }
        try await pause(pace.pointing)
        simulator.choose(command.id)
        try await pause(pace.settling)
    }

    private func openPreview() async throws {
        guard let frame = simulator.previewFrame else { throw End.failed(Self.nothingThere) }
        let known = note.viewers.open.count
        try await go(to: Point(x: frame.midX, y: frame.midY))
        mark?.show(isDown: true)
        try await pause(pace.tapping)
        mark?.show(isDown: false)
        isElsewhere = true
        simulator.tapPreview()
        try await wait { note.viewers.open.count > known }
        guard let viewer = note.viewers.open.last?.window.value else { return }
        viewers.append(viewer)
        try await wait { viewer.isMapped && viewer.size.height > 1 }
    }
}
