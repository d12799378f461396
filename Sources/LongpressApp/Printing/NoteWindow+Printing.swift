import Documents
import Formats
import Gtk
import GtkEditor
import Notes
import Pages

/// Printing the note, and exporting it as PDF.
extension NoteWindow {
    /// Whether the note can be printed or exported now. Only one of these can run at a time.
    var canPrint: Bool { store.reading == nil && output == nil }

    /// Writes the note to a PDF file that the user chooses.
    func exportPDF() {
        beginOutput { [self] in
            guard
                let chosen = await FileChooser.save(
                    over: window, title: localized("Export as PDF"), accept: localized("Export"),
                    suggestedName: store.suggestedName(ending: ".pdf"),
                    in: await application.folders.folder(for: .notes, unless: store.location.file)),
                // Whatever name was chosen, it ends in .pdf: an export never replaces a note.
                let file = chosen.name.fileEnding == "pdf" ? chosen : await store.file(chosen, withEnding: ".pdf")
            else { return }
            await export(to: file)
        }
    }

    private func export(to file: File) async {
        let note = await printedNote()
        var writing: Task<Void, any Error>?
        let activity = activity.begin(localized("Exporting “{name}”…", ["name": file.name])) { writing?.cancel() }
        let (format, style) = (PageFormat.usual, PrintStyle.desktop)
        let task = Task {
            try await PDF.export(note, to: file, on: format, in: style) { percent in
                let words = localized(
                    "Exporting “{name}”… {percent} %", ["name": file.name, "percent": "\(percent)"])
                Task { @MainActor in activity.update(words) }
            }
        }
        writing = task
        let result = await task.result
        activity.end()
        if case .failure(let error) = result, !(error is CancellationError) {
            show(SaveCopy.failure(file.name, error))
        }
    }

    /// Prints the note with the options that the user chooses.
    func print() {
        beginOutput { [self] in
            let name = store.name
            var (shown, cancel): (Activity?, () -> Void) = (nil, {})
            let (note, style) = (await printedNote(), PrintStyle.desktop)
            let printing = PrintOperation(note, in: style) { [activity] percent in
                let bar = shown ?? activity.begin(localized("Printing “{name}”…", ["name": name])) { cancel() }
                shown = bar
                bar.update(localized("Printing “{name}”… {percent} %", ["name": name, "percent": "\(percent)"]))
            }
            cancel = { [weak printing] in printing?.cancel() }
            do {
                if case .preview(let format) = try await printing.run(over: window) {
                    shown?.end()
                    try await Self.show(try await PDF.preview(of: note, on: format, in: style))
                }
            } catch {
                let reason = (error as? PlatformError)?.message ?? ""
                show(localized("“{name}” was not printed. {reason}", ["name": name, "reason": reason]))
            }
            shown?.end()
        }
    }

    /// Shows a PDF file in the user's program for PDF files.
    private static func show(_ file: File) async throws {
        guard let program = await Program.find(for: "application/pdf").first else {
            throw PlatformError(localized("No program that shows PDF files is installed."))
        }
        try await program.open(file.uri)
    }

    // MARK: Output

    /// Runs an output. No other output can start meanwhile, and the window waits for it before it closes.
    private func beginOutput(_ body: @escaping () async -> Void) {
        window.finishComposing()
        output = Task {
            await body()
            output = nil
            setNeedsValidation()
        }
        setNeedsValidation()
    }

    /// Returns the current note for printing.
    private func printedNote() async -> PrintedNote {
        let title = store.location.file?.name.fileBase ?? store.name
        return await PrintedNote(store.snapshot().0, title: title)
    }
}

extension PrintedNote {
    /// Creates the content to print from a note's snapshot, off the main thread.
    @concurrent
    nonisolated init(_ snapshot: NoteSnapshot, title: String) async {
        self.init(
            title: title, text: snapshot.pageText,
            figures: snapshot.pictures.map { picture in
                Figure(
                    size: picture.size, caption: picture.caption, isPhoto: picture.file.type == MediaType.jpeg.name
                ) { try picture.pixelsNow(toFit: $0, cancellation: $1) }
            })
    }
}
