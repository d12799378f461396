import CGtk
import Gtk
import Pictures

/// Reads the text in pictures, by Tesseract where that is installed. It is started anew each time, and nothing of it is kept.
package nonisolated enum TextRecognition {
    /// The environment variable `LONGPRESS_TESSERACT` names another program than the usual.
    private static func program(_ cancellation: Cancellation) -> HelperProgram? {
        HelperProgram(named: g_getenv("LONGPRESS_TESSERACT").map { String(cString: $0) } ?? "tesseract", cancellation)
    }

    /// Whether there is a program for it now, as far as is known: a disk that doesn't tell at once isn't waited for.
    @MainActor package static var isPossible: Bool { presence.value }

    @MainActor private static let presence = PromptAnswer(first: false) { program($0) != nil }

    /// How long a disk may withhold the program, in milliseconds.
    private static let longestSilence = 20_000

    /// The most pixels of a picture's longer side that are looked at: those of a page with 200 dots to the inch.
    static let longest = 2400

    /// Returns the text in a picture; empty if there is none. Throws `PlatformError` if there is no program for it, or
    /// it fails, `TimeLimitReached` if it stalls, `CancellationError`.
    package static func text(in pixels: Pixels) async throws -> String {
        let wanted = languagesOfUser
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

    /// The languages of the environment, the best first, as in `de_DE` and `de`.
    private static var languagesOfUser: [String] {
        var names: [String] = []
        var next = g_get_language_names()
        while let list = next, let name = list.pointee {
            names.append(String(cString: name))
            next = list + 1
        }
        return names
    }
}
