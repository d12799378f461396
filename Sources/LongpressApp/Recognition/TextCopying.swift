import Documents
import Gtk
import Longpress
import Notes

extension Command {
    /// Puts the text that is to be seen in a picture on the clipboard.
    static let copyText = Command("copy-text", title: localized("Copy Text"), icon: .copy)
}

/// Copies the text in pictures, one after another: another one calls off what goes on.
@MainActor final class TextCopying {
    /// What has become of it.
    nonisolated enum Outcome {
        /// It is on the clipboard.
        case copied
        /// There is none.
        case nothingFound
        /// It can't be found out: a message says why.
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

    /// Whether there is a program that reads pictures.
    static var isPossible: Bool { TextRecognition.isPossible }

    /// What it does, in words.
    static var activity: String { localized("Looking for text…") }

    /// Copies the text in a region of a picture, in its pixels as seen, and calls a handler unless called off.
    func copy(from region: ImageRegion, in picture: NotePicture, _ handler: @escaping (Outcome) -> Void) {
        task?.cancel()
        task = Task {
            guard let outcome = await Self.copyText(from: region, in: picture), !Task.isCancelled else { return }
            handler(outcome)
        }
    }

    /// The same at once; nil if the task was called off.
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
