import Gtk
import GtkEditor
import Longpress
import Notes

/// Lists: their commands, the keys with a special meaning in them, and the boxes of checklists.
extension NoteTextResponder {
    typealias Handler = CommandHandlers<NoteTextResponder>.Handler

    private var isEditable: Bool { view?.isEditable == true }

    /// Makes the selected paragraphs items of a list, or body text if all are items of it already.
    static func list(of mark: ListMark, by command: Command) -> Handler {
        func has(_ style: ParagraphStyle?) -> Bool { style?.mark?.isSameKind(as: mark) == true }
        return .when({ $0.isEditable }, isOn: { $0.typing.paragraphs.allSatisfy(has) }) { responder in
            let isOn = responder.typing.paragraphs.allSatisfy(has)
            responder.change(by: command) {
                responder.typing.changeParagraphs { style in
                    if isOn { return nil }
                    return has(style) ? style : .item(mark, level: style?.level ?? 0)
                }
            }
        }
    }

    /// Marks the selected items of checklists as done, or as open if all are done.
    static var ticking: Handler {
        .when(
            { $0.isEditable && $0.typing.paragraphs.contains { $0?.mark?.isTask == true } },
            isOn: { $0.areDone }
        ) { responder in
            let mark: ListMark = responder.areDone ? .open : .done
            responder.change(by: .markDone) { responder.typing.changeParagraphs { $0?.ticked(mark) ?? $0 } }
        }
    }

    private var areDone: Bool {
        let tasks = typing.paragraphs.filter { $0?.mark?.isTask == true }
        return !tasks.isEmpty && tasks.allSatisfy { $0?.mark == .done }
    }

    /// Increases or decreases the level of the selected items.
    static func nesting(by step: Int, _ command: Command) -> Handler {
        .when({ responder in
            responder.isEditable && responder.typing.paragraphs.contains { $0?.nested(by: step) != nil }
        }) { responder in
            responder.change(by: command) { responder.typing.changeParagraphs { $0?.nested(by: step) ?? $0 } }
        }
    }

    // MARK: Keys and clicks

    /// Gives keys and clicks their usual meaning in lists.
    func followListKeys(of view: TextView) {
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in self?.handle(key) ?? false }
        view.add(keys)
        let clicks = ClickGesture(button: .primary, phase: .capture)
        clicks.onReleased { [weak self] point in
            if let self, isEditable, let offset = self.view?.taskBox(at: point) { tick(at: offset) }
        }
        view.add(clicks)
        let description = ListDescription(of: view, typing)
        view.attach(description, as: ListDescription.name)
        typing.onLastParagraphChange = { [weak self, weak description] in
            self?.view?.redrawParagraphMarks()
            description?.setNeedsUpdate()
        }
        view.showParagraphMarks { [weak typing] in typing?.lastParagraphStyle }
    }

    /// Toggles whether the item that begins at a position is done.
    func tick(at offset: Int) {
        guard let buffer = view?.buffer, let style = buffer.paragraphStyle(at: offset),
            let ticked = style.ticked(style.mark == .done ? .open : .done)
        else { return }
        history.step(named: Command.markDone.undoName) { buffer.setParagraphStyle(ticked, in: offset..<offset) }
    }

    func handle(_ key: Key) -> Bool {
        guard let view, isEditable, !key.control, !key.alt, view.window?.isComposing != true else { return false }
        if handleAtPicture(key, in: view.buffer) { return true }
        switch key.name {
        case "Tab" where !key.shift, "KP_Tab" where !key.shift: return nest(by: 1, .increaseLevel)
        case "ISO_Left_Tab", "Tab", "KP_Tab": return nest(by: -1, .decreaseLevel)
        case "Return" where key.shift, "KP_Enter" where key.shift: return breakLine()
        case "Return", "KP_Enter", "BackSpace": return end(key.name == "BackSpace", in: view.buffer)
        default: return false
        }
    }

    /// Changes the level. In a list, Tab does nothing else, even where the level can't change.
    private func nest(by step: Int, _ command: Command) -> Bool {
        guard typing.paragraphs.contains(where: { $0?.mark != nil }) else { return false }
        perform(command)
        return true
    }

    /// Starts a new line of the same item, by Shift+Return.
    private func breakLine() -> Bool {
        guard typing.paragraphs.count == 1, typing.paragraph.flatMap({ $0 })?.mark != nil else { return false }
        history.begin()
        typing.breakLine()
        history.end()
        view?.revealSelection()
        return true
    }

    /// Ends a list or quotation. Return in an empty item moves it out by one level; Backspace at the beginning makes it body
    /// text.
    private func end(_ isBackspace: Bool, in buffer: TextBuffer) -> Bool {
        guard buffer.selection == nil, let style = typing.paragraph.flatMap({ $0 }), !style.isHeading else {
            return false
        }
        let (paragraph, end) = (buffer.paragraphRange(at: buffer.insertionPoint), buffer.count)
        if !isBackspace, buffer.insertionPoint == end, !paragraph.isEmpty {
            // Recorded as a part of typing.
            history.begin()
            buffer.replaceSelection(with: "\n")
            typing.carryLastParagraph()
            history.end()
            view?.revealSelection()
            return true
        }
        guard isBackspace ? buffer.insertionPoint == paragraph.lowerBound : paragraph.isEmpty else { return false }
        let name = style.mark == nil ? Command.bodyStyle.undoName : localized("End List")
        let next = isBackspace ? nil : style.nested(by: -1)
        history.step(named: name) { typing.setParagraph(next) }
        view?.revealSelection()
        return true
    }
}

nonisolated extension ParagraphStyle {
    /// Returns the item with its level changed by a step; nil if it isn't an item, or there is no such level.
    fileprivate func nested(by step: Int) -> ParagraphStyle? {
        guard case .item(let mark, let level) = self, (0...Self.deepestLevel).contains(level + step) else { return nil }
        return .item(mark, level: level + step)
    }

    /// Returns the checklist item with another mark; nil if it isn't one.
    fileprivate func ticked(_ mark: ListMark) -> ParagraphStyle? {
        guard case .item(let own, let level) = self, own.isTask else { return nil }
        return .item(mark, level: level)
    }
}
