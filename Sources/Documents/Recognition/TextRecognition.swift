import CGtk
import Gtk
import Pictures

/// Recognizes text in pictures with Tesseract, if that is installed. The program is started each time, and no results are stored.
package nonisolated enum TextRecognition {
    /// The environment variable `LONGPRESS_TESSERACT` can name another program.
    private static func program(_ cancellation: Cancellation) -> HelperProgram? {
        HelperProgram(named: g_getenv("LONGPRESS_TESSERACT").map { String(cString: $0) } ?? "tesseract", cancellation)
    }

    /// Whether a program is installed, as far as it is known: this doesn't wait for a slow disk.
    @MainActor package static var isPossible: Bool { presence.value }

    @MainActor private static let presence = PromptAnswer(first: false) { program($0) != nil }

    /// The time limit for a disk that doesn't respond when the program is loaded, in milliseconds.
    private static let longestSilence = 20_000

    /// The maximum number of pixels of a picture's longer side: a page at 200 dots per inch.
    static let longest = 2400

    /// Returns the text in a picture; empty if there is none. Throws `PlatformError` if there is no program for it, or it
    /// fails, `TimeLimitReached` if it stalls, or `CancellationError`.
    package static func text(in pixels: Pixels) async throws -> String {
        let wanted = userLanguages
        return try await BlockingWork.run(silenceLimit: longestSilence) { cancellation in
            guard let program = program(cancellation) else {
                throw PlatformError(localized("Tesseract is no longer installed."))
            }
            let known = RecognitionLanguages.installed(
                String(decoding: try program.answer(["--list-langs"], cancellation), as: UTF8.self))
            let languages = RecognitionLanguages.choose(of: known, for: wanted)
            guard !languages.isEmpty else { throw PlatformError(localized("No language is installed for Tesseract.")) }
            let answer = try program.answer(
                ["stdin", "stdout", "-l", languages.joined(separator: "+")],
                to: pixels.scaled(toFit: longest).portablePixmap, cancellation)
            guard let text = RecognizedText.text(of: answer) else { throw HelperProgram.senseless }
            return text
        }
    }

    /// The languages of the environment, the best first, such as `de_DE` and `de`.
    private static var userLanguages: [String] {
        var names: [String] = []
        var next = g_get_language_names()
        while let list = next, let name = list.pointee {
            names.append(String(cString: name))
            next = list + 1
        }
        return names
    }
}
