import CGtk
import Files
import Gtk
package import Pages

/// A note being printed, by GTK's dialog, or by the portal's in a sandbox, which GTK chooses itself. A page takes a few
/// milliseconds of the main thread, and pictures are decoded on other threads.
package final class PrintOperation {
    /// The user's decision.
    package nonisolated enum Outcome: Equatable, Sendable {
        case printed
        /// The user decided not to print, or cancelled.
        case cancelled
        /// The user wants a preview first, on such paper. GTK would start a program for that without checking whether it is
        /// installed.
        case preview(PageFormat)
    }

    /// The user's last choices: the settings with the printer, and the paper.
    private static var (settings, pageSetup): (Object?, Object?)

    let operation = Object(owning: UnsafeMutableRawPointer(gtk_print_operation_new()))
    private let note: PrintedNote
    private let style: PrintStyle
    private let progress: (Int) -> Void
    private var typesetter: Typesetter?
    private var percent = -1
    private var isCancelled = false
    private var isPreview = false
    private var previewFormat: PageFormat?
    private var continuation: CheckedContinuation<Outcome, any Error>?

    /// The maximum time for which layout blocks the main thread at a time, in milliseconds.
    private static let slice = 8
    /// The part of the work that is layout rather than drawing.
    private static let typesettingShare = 0.4

    /// Makes an operation without starting it. After the user has decided to print, `progress` gets the progress in percent.
    package init(_ note: PrintedNote, in style: PrintStyle, progress: @escaping (Int) -> Void) {
        (self.note, self.style, self.progress) = (note, style, progress)
        gtk_print_operation_set_job_name(operation.typed(), ShownText.line(note.title))
        gtk_print_operation_set_unit(operation.typed(), GTK_UNIT_POINTS)
        gtk_print_operation_set_use_full_page(operation.typed(), 1)
        gtk_print_operation_set_embed_page_setup(operation.typed(), 1)
        gtk_print_operation_set_allow_async(operation.typed(), 1)
        let settings = Self.settings ?? Object(owning: UnsafeMutableRawPointer(gtk_print_settings_new()))
        // The file name for printing to a file.
        let name = FileName(sanitizing: note.title, ending: "").text
        gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name)
        gtk_print_operation_set_print_settings(operation.typed(), settings.opaque)
        if let pageSetup = Self.pageSetup {
            gtk_print_operation_set_default_page_setup(operation.typed(), pageSetup.opaque)
        }
        operation.connect("begin-print") { [weak self] in self?.begin($0) }
        operation.connectBoolean("paginate") { [weak self] _ in self?.paginate() }
        operation.connect("draw-page") { [weak self] in self?.draw($0) }
        operation.connectBoolean("preview") { [weak self] in self?.beginPreview($0) }
        operation.connect("ready") { gtk_print_operation_preview_end_preview(OpaquePointer($0.emitter)) }
        operation.connect("done") { [weak self] in self?.end($0.enumeration(0)) }
    }

    /// Asks the user for the printer and settings, and prints. Throws `PlatformError`.
    package func run(over window: Window) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            var error: UnsafeMutablePointer<GError>?
            _ = Window.makingDialog {
                _ = gtk_print_operation_run(
                    operation.typed(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window.typed(), &error)
            }
            if let error { finish(.failure(PlatformError(consuming: error))) }
        }
    }

    /// Cancels the operation.
    package func cancel() { isCancelled = true }

    // MARK: Pages

    private func begin(_ arguments: SignalArguments) {
        let context = OpaquePointer(arguments.pointer(0))
        let setup = Object(borrowing: UnsafeMutableRawPointer(gtk_print_context_get_page_setup(context)))
        guard !isPreview else {
            previewFormat = PageFormat(setup)
            return gtk_print_operation_set_n_pages(operation.typed(), 1)
        }
        typesetter = Typesetter(note, on: PageFormat(setup), in: style)
        report(0)
    }

    /// Continues the layout for a moment; returns whether it is complete.
    private func paginate() -> Bool {
        guard let typesetter, shouldContinue() else { return true }
        let start = Clock.milliseconds
        while typesetter.setNext() {
            guard Clock.milliseconds - start >= Self.slice else { continue }
            report(typesetter.progress * Self.typesettingShare)
            return false
        }
        gtk_print_operation_set_n_pages(operation.typed(), gint(typesetter.pageCount))
        return true
    }

    private func draw(_ arguments: SignalArguments) {
        guard let typesetter, let raw = arguments.pointer(0), shouldContinue() else { return }
        let (context, page) = (Object(borrowing: raw), arguments.int(1))
        report(Self.typesettingShare + (1 - Self.typesettingShare) * Double(page + 1) / Double(typesetter.pageCount))
        let pictures = typesetter.pictures(onPage: page)
        guard !pictures.isEmpty else { return draw(page, typesetter, [:], on: context) }
        gtk_print_operation_set_defer_drawing(operation.typed())
        Task {
            let loaded = try? await BlockingWork.run { [note] in try Typesetter.load(pictures, of: note, $0) }
            if shouldContinue() { draw(page, typesetter, loaded ?? [:], on: context) }
            gtk_print_operation_draw_page_finish(operation.typed())
        }
    }

    private func draw(_ page: Int, _ typesetter: Typesetter, _ pictures: [Int: PrintedPicture], on context: Object) {
        typesetter.draw(page: page, pictures: pictures, on: gtk_print_context_get_cairo_context(context.opaque))
    }

    /// Returns whether the operation hasn't been cancelled. GTK has to be notified of cancelling here.
    private func shouldContinue() -> Bool {
        if isCancelled { gtk_print_operation_cancel(operation.typed()) }
        return !isCancelled
    }

    private func report(_ part: Double) {
        guard Int(part * 100) != percent else { return }
        percent = Int(part * 100)
        progress(percent)
    }

    /// Handles a preview. The program that shows it needs only the paper, but GTK requires a surface to draw on.
    private func beginPreview(_ arguments: SignalArguments) -> Bool {
        isPreview = true
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR, nil)
        let cairo = cairo_create(surface)
        gtk_print_context_set_cairo_context(OpaquePointer(arguments.pointer(1)), cairo, 72, 72)
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        return true
    }

    // MARK: Finishing

    private func end(_ result: Int) {
        if let previewFormat { return finish(.success(.preview(previewFormat))) }
        switch GtkPrintOperationResult(UInt32(result)) {
        case GTK_PRINT_OPERATION_RESULT_ERROR:
            var error: UnsafeMutablePointer<GError>?
            gtk_print_operation_get_error(operation.typed(), &error)
            finish(.failure(error.map { PlatformError(consuming: $0) } ?? PlatformError("")))
        case GTK_PRINT_OPERATION_RESULT_APPLY:
            Self.settings = gtk_print_operation_get_print_settings(operation.typed()).map {
                Object(borrowing: UnsafeMutableRawPointer($0))
            }
            Self.pageSetup = gtk_print_operation_get_default_page_setup(operation.typed()).map {
                Object(borrowing: UnsafeMutableRawPointer($0))
            }
            finish(.success(.printed))
        default: finish(.success(.cancelled))
        }
    }

    private func finish(_ result: Result<Outcome, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
    }
}
