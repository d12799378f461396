import Formats
import Gtk
import Notes

/// Drops on the window.
extension NoteWindow {
    /// Accepts drops anywhere on a widget: files and pictures and, on the text, content of other programs with its styles. The
    /// text view itself accepts plain text and text of this program.
    func acceptDrops(on widget: Widget) {
        accept(DropTarget(pictureTypes: PictureFile.types), on: widget)
        accept(DropTarget(foreignTypes: [MediaType.html.name]), on: text.widget)
    }

    private func accept(_ target: DropTarget, on widget: Widget) {
        target.onDrop { [weak self] drop in
            Task {
                if let self { await self.handle(drop, at: self.textOffset(of: drop)) }
                drop.finish()
            }
        }
        widget.add(target)
    }

    /// Returns the position in the text where something is dropped; nil outside the text, or if the text can't be changed.
    private func textOffset(of drop: Drop) -> Int? {
        let (view, pane) = (text.view, text.widget)
        guard view.isMapped, view.isEditable, let onPane = drop.point(in: pane), let point = drop.point(in: view),
            Rectangle(origin: Point(x: 0, y: 0), size: pane.size).contains(onPane)
        else { return nil }
        return view.offset(at: point)
    }

    /// Opens dropped notes and adds pictures; on the text, inserts other content.
    private func handle(_ drop: Drop, at offset: Int?) async {
        do {
            guard let files = try await droppedFiles(drop) else { return }
            guard files.isEmpty else { return await handle(files, at: offset) }
            if let offset, PastedContent.isOffered(by: drop) {
                await text.responder.clipboard.drop(drop, at: offset)?.value
            } else {
                await imageCommands.add(drop, in: prepareForPictures(at: offset))
            }
        } catch {
            show(PictureFailure(name: localized("Dropped Image"), error).message)
        }
    }

    /// Returns the dropped files with their kinds, if any of them exists; nil if the user has cancelled.
    private func droppedFiles(_ drop: Drop) async throws -> [(file: File, kind: FileKind)]? {
        guard drop.offersFiles else { return [] }
        return try await whileReading(localized("Checking the files…")) {
            // Other content of the drop may work.
            guard let files = try? await OfferedFiles.read(from: drop), files.areThere else {
                try Task.checkCancellation()
                return []
            }
            // Files on the web aren't examined, and are rejected as pictures.
            let web = files.all.filter(\.isOnTheWeb)
            let known = files.all.filter { !$0.isOnTheWeb }
            return zip(known, try await FileSorting.kinds(of: known)).map { ($0, $1) } + web.map { ($0, .picture) }
        }
    }

    private func handle(_ files: [(file: File, kind: FileKind)], at offset: Int?) async {
        let notes = files.filter { $0.kind != .picture }.map(\.file)
        let pictures = files.filter { $0.kind == .picture }.map(\.file)
        if !pictures.isEmpty {
            await imageCommands.add(pictures, named: localized("Drop"), in: prepareForPictures(at: offset))
        }
        if !notes.isEmpty { application.open(notes, from: self) }
    }
}
