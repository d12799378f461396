import Localization
import Pictures
import Platform

/// A file or content that can't be added, and the reason, in words for the user.
package nonisolated struct PictureFailure: Error, Hashable {
    package let name: String
    /// A sentence that says why it can't be added.
    package let reason: String

    /// The whole message: the file, the reason and the solution.
    package var message: String { localized("“{name}” was not added. {reason}", ["name": name, "reason": reason]) }

    package init(name: String, _ error: any Error) {
        self.name = name
        reason =
            switch error {
            case let error as PictureError: Self.reason(for: error)
            case is NoteFullError: Self.isFull
            case is RemoteFileError:
                localized(
                    "It is on the web, and Longpress doesn’t download anything. Copy the image itself, or save it and add the file."
                )
            case is TimeLimitReached:
                localized("The program that you copied from isn’t responding. Copy it again and retry.")
            default: FileProblem.opening(error)
            }
    }

    /// Creates the failure for pictures beyond the limit of a note; `nil` if there are none.
    package init?(excessOf count: Int) {
        guard count > Note.maxPictures else { return nil }
        name = localized("Image {first} to {last}", ["first": "\(Note.maxPictures + 1)", "last": "\(count)"])
        reason = Self.isFull
    }

    private static var isFull: String {
        localized("A note can hold at most {most} images.", ["most": "\(Note.maxPictures)"])
    }

    private static func reason(for error: PictureError) -> String {
        switch error {
        case .empty: localized("The file is empty.")
        case .notAPicture: localized("It isn’t an image. Choose a {types} file.", ["types": PictureFile.typeNames])
        case .damaged: localized("The image is damaged or incomplete.")
        case .tooLarge(let width, let height):
            localized(
                "It has {width} × {height} pixels; the limit is {most} million. Add a smaller copy.",
                ["width": "\(width)", "height": "\(height)", "most": "\(PictureFile.pixelLimit / 1_000_000)"])
        }
    }
}
