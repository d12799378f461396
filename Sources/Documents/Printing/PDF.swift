import CGtk
import Files
import Gtk
package import Pages

/// Writes a note as a PDF file, with selectable text and embedded fonts.
package nonisolated enum PDF {
    /// The part of the work that is layout rather than drawing.
    private static let typesettingShare = 0.4

    /// Replaces a file by a PDF made from a note, off the main thread; the file isn't changed if that fails.
    ///
    /// - Parameter progress: Gets the progress in percent from time to time.
    /// - Throws: `PlatformError` if the file can't be written, or `CancellationError`.
    @MainActor
    package static func export(
        _ note: PrintedNote, to file: File, on format: PageFormat, in style: PrintStyle,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws {
        try await BlockingWork.run(at: file, isNeeded: true, silenceLimit: FileWait.writing) { cancellation in
            var percent = 0
            func report(_ part: Double) {
                guard Int(part * 100) > percent else { return }
                percent = Int(part * 100)
                progress(percent)
            }
            _ = try file.replace(cancellation: cancellation) { send in
                try write(note, on: format, in: style, cancellation: cancellation, progress: report) {
                    !cancellation.isCancelled && send($0)
                }
                // An incomplete file must not replace a complete one.
                try cancellation.check()
            }
        }
    }

    /// Makes a PDF file for another program to show, off the main thread. Throws `PlatformError` or `CancellationError`.
    @MainActor
    package static func preview(
        of note: PrintedNote, on format: PageFormat, in style: PrintStyle
    ) async throws -> File {
        let bytes = try await BlockingWork.run { cancellation in
            var bytes: [UInt8] = []
            try write(note, on: format, in: style, cancellation: cancellation, progress: { _ in }) {
                bytes += $0
                return true
            }
            return bytes
        }
        return try await TemporaryFiles.make(bytes, named: FileName(sanitizing: note.title, ending: ".pdf"))
    }

    /// Writes the file piece by piece, until `send` returns false, on a thread that may wait.
    ///
    /// - Parameter progress: Gets the progress from 0 to 1.
    /// - Throws: `CancellationError`, or `PlatformError` if cairo fails.
    package static func write(
        _ note: PrintedNote, on format: PageFormat, in style: PrintStyle, cancellation: Cancellation,
        progress: (Double) -> Void, to send: ([UInt8]) -> Bool
    ) throws {
        let typesetter = Typesetter(note, on: format, in: style)
        while typesetter.setNext() {
            try cancellation.check()
            progress(typesetter.progress * typesettingShare)
        }
        try withoutActuallyEscaping(send) { send in
            var receiver = Receiver(send: send)
            try withUnsafeMutablePointer(to: &receiver) { receiver in
                let surface = cairo_pdf_surface_create_for_stream(
                    { receiver, bytes, count in
                        let receiver = receiver!.assumingMemoryBound(to: Receiver.self)
                        let bytes = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
                        return receiver.pointee.receive(bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
                    }, receiver, format.paper.width, format.paper.height)
                let cairo = cairo_create(surface)!
                defer {
                    // Drops what cairo still writes if an error has been thrown.
                    receiver.pointee.isOver = true
                    cairo_destroy(cairo)
                    cairo_surface_destroy(surface)
                }
                cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, note.title.drawable)
                cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Longpress")
                for page in 0..<typesetter.pageCount {
                    let pictures = try Typesetter.load(typesetter.pictures(onPage: page), of: note, cancellation)
                    try cancellation.check()
                    typesetter.draw(page: page, pictures: pictures, on: cairo)
                    cairo_show_page(cairo)
                    // The receiver of the pieces knows the reason, and reports it.
                    if receiver.pointee.isOver { return }
                    try check(cairo_status(cairo))
                    progress(
                        typesettingShare + (1 - typesettingShare) * Double(page + 1) / Double(typesetter.pageCount))
                }
                cairo_surface_finish(surface)
                if !receiver.pointee.isOver { try check(cairo_surface_status(surface)) }
            }
        }
    }

    private static func check(_ status: cairo_status_t) throws {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw PlatformError(String(cString: cairo_status_to_string(status)))
    }

    /// Passes the pieces on, until one is refused.
    private struct Receiver {
        let send: ([UInt8]) -> Bool
        var isOver = false

        mutating func receive(_ bytes: [UInt8]) -> Bool {
            if !isOver, !send(bytes) { isOver = true }
            return !isOver
        }
    }
}
