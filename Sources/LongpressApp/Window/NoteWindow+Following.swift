import Gtk
import GtkEditor
import Longpress
import Notes

/// Observes the window's note, its panes, and the window itself.
extension NoteWindow {
    /// Shows all changes of the note, whatever causes them.
    func followNote() {
        note.observe { [weak self] change in self?.noteChanged(change) }
        note.selectedPictures = { [weak self] in self?.images.selected.map(\.id) ?? [] }
        note.onShow = { [weak self] step, selection in self?.show(step, selecting: selection) }
    }

    private func noteChanged(_ change: Note.Change) {
        switch change {
        case .text(.marking): break
        case .text:
            // Loading keeps a processor busy for a tenth of a second; the first frame of a note shouldn't wait for that.
            window.afterFirstFrame { [application] in application.spelling.load() }
            // The first line may be the note's name.
            showTitle()
        case .pose(let picture):
            if picture == caption.editedPicture { caption.end(keeping: true) }
            viewers.update(from: note)
        case .pictures:
            if let edited = caption.editedPicture, note.picture(edited) == nil { caption.end(keeping: true) }
            adaptImagesToPictures()
            viewers.update(from: note)
        case .caption:
            viewers.update(from: note)
        case .history:
            // The change that the toast offers to undo is no longer the last one.
            toast.hide()
            savedNotice.hide()
            showTitle()
            pageNeedsUpdate()
        }
        setNeedsValidation()
    }

    /// Performs what the parts of the window request, and follows their selections.
    func followPanes() {
        images.onSelectionChange = { [weak self] in self?.setNeedsValidation() }
        images.onOpen = { [weak self] in self?.window.responderChain.perform(.openImage) }
        images.onMoveByKey = { [weak self] isEarlier in
            self?.window.responderChain.perform(isEarlier ? .moveEarlier : .moveLater)
        }
        images.onDelete = { [weak self] in self?.window.responderChain.perform(.removeImage) }
        images.onEditCaption = { [weak self] id in
            if let self, let picture = note.picture(id) { editCaption(of: picture) }
        }
        caption.onEnd = { [weak self] picture, wasLeft in
            guard let self else { return }
            images.editedCaption = nil
            setNeedsValidation()
            guard !wasLeft else { return }
            images.change(focus: true) { if self.note.picture(picture) != nil { $0.choose(picture) } }
        }
        toast.onUndo = { [weak self] in self?.goThroughHistory(.back) }
        // The toast is about pictures.
        toast.onFocusLoss = { [weak self] in self?.images.change(focus: true) { _ in } }
        text.responder.onShare = { [weak self] in self?.share(.text($0, title: self?.store.name ?? "")) }
        let clipboard = text.responder.clipboard
        clipboard.activity = activity
        clipboard.onAnotherTry = { [weak self] in self?.removeMessage($0) }
        clipboard.onPicture = { [weak self] in self?.imageCommands.insert($0, named: $1) }
        // These don't change the note, but they change which commands are available.
        let validate = { [weak self] in self?.setNeedsValidation() ?? () }
        text.responder.typing.onChange = validate
        text.spelling.onSuggestions = validate
        note.text.onSelectionMove(validate)
    }

    /// Follows the window's size and focus, and makes sure that nothing is lost when the window closes.
    func followWindow() {
        window.onFirstResponderChange { [weak self] in
            guard let self else { return }
            caption.firstResponderChanged(to: window.firstResponder)
            images.firstResponderChanged(to: window.firstResponder, isVisible: window.showsFocus)
        }
        window.onChange(of: "focus-visible") { [weak self] in
            guard let self, window.showsFocus else { return }
            images.firstResponderChanged(to: window.firstResponder, isVisible: true)
        }
        window.onResize { [weak self] in self?.adaptToWidth() }
        window.onCloseRequest { [weak self] in
            guard let self else { return false }
            MenuPresenter.shared.close(in: window)
            guard mayClose() else { return true }
            activity.cancelAll()
            application.windowClosed(self)
            return false
        }
        window.onActiveChange { [weak self] in
            guard let self, window.isActive else { return }
            application.showRecent(in: self)
            // Not every disk reports changes.
            if showsSidebar { sidebar?.folder?.refresh() }
            Task { await self.store.lookForChanges() }
        }
    }
}
