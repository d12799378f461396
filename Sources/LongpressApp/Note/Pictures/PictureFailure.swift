import Documents
import Gtk

/// A note has all the pictures that it takes.
nonisolated struct NoteIsFull: Error {}

/// A file or content that can't be added, and why, in words for the person.
nonisolated struct PictureFailure: Error, Hashable {
    /// The picture's name.
    let name: String
    /// A sentence that says why it can't be added.
    let reason: String

    /// The whole message: what, why, and the way out.
    var message: String { "“\(name)” was not added. \(reason)" }

    init(name: String, _ error: any Error) {
        self.name = name
        reason =
            switch error {
            case let error as PictureError: Self.reason(for: error)
            case is NoteIsFull: Self.isFull
            case is TimeLimitReached: "The program that offers it doesn’t answer. Copy it again and retry."
            case let error as PlatformError where error.isNotFound: "There is no such file."
            case let error as PlatformError where error.isPermissionDenied: "You aren’t allowed to read it."
            case let error as PlatformError: error.message
            default: "It can’t be read."
            }
    }

    /// Creates the failure of more pictures than a note takes; nil if they aren't more.
    init?(excessOf count: Int) {
        guard count > Note.mostPictures else { return nil }
        name = "Image \(Note.mostPictures + 1) to \(count)"
        reason = Self.isFull
    }

    private static var isFull: String { "A note takes no more than \(Note.mostPictures) pictures." }

    private static func reason(for error: PictureError) -> String {
        switch error {
        case .empty: "The file is empty."
        case .notAPicture: "It is not a picture. Choose a \(PictureFile.typeNames) file."
        case .damaged: "The picture is damaged or incomplete."
        case .tooLarge(let width, let height):
            """
            It has \(width) × \(height) pixels, more than the \(PictureFile.pixelLimit / 1_000_000) million that a note \
            can hold. Add a smaller copy.
            """
        }
    }
}
