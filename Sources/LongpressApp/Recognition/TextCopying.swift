import Documents
import Gtk
import Longpress
import Notes

extension Command {
    /// Copies the text that is visible in a picture.
    static let copyText = Command("copy-text", title: localized("Copy Text"), icon: .copy)
}

/// Copies the text in pictures, one at a time: a new request cancels the current one.
@MainActor final class TextCopying {
    /// The result of copying.
    nonisolated enum Outcome {
        /// The text is on the clipboard.
        case copied
        /// There is no text.
        case nothingFound
        /// Copying failed, for the reason in the message.
        case failed(String)

        var isCopied: Bool { if case .copied = self { true } else { false } }

        var message: String {
            switch self {
            case .copied: localized("Text copied")
            case .nothingFound: localized("No text found in the image.")
            case .failed(let reason): localized("The text can’t be copied. {reason}", ["reason": reason])
            }
        }
    }

    private var task: Task<Void, Never>?

    isolated deinit { task?.cancel() }

    /// Whether a program for text recognition is installed.
    static var isPossible: Bool { TextRecognition.isPossible }

    /// The text that describes the activity.
    static var activity: String { localized("Looking for text…") }

    /// Copies the text in a region of a picture, in pixels of the picture as shown, and calls a handler unless cancelled.
    func copy(from region: ImageRegion, in picture: NotePicture, _ handler: @escaping (Outcome) -> Void) {
        task?.cancel()
        task = Task {
            guard let outcome = await Self.copyText(from: region, in: picture), !Task.isCancelled else { return }
            handler(outcome)
        }
    }

    /// Copies the text in a region of a picture, and returns the outcome; nil if the task was cancelled.
    static func copyText(from region: ImageRegion, in picture: NotePicture) async -> Outcome? {
        do {
            let pixels = try await PictureExport.pixels(of: region, in: picture)
            let text = try await TextRecognition.text(in: pixels)
            if text.isEmpty { return .nothingFound }
            Clipboard.standard.offer([.text(text)])
            return .copied
        } catch is CancellationError {
            return nil
        } catch is TimeLimitReached {
            return .failed(localized("Tesseract isn’t responding."))
        } catch {
            return .failed((error as? PlatformError)?.message ?? localized("The image can’t be read."))
        }
    }
}
