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
    var message: String { localized("“{name}” was not added. {reason}", ["name": name, "reason": reason]) }

    init(name: String, _ error: any Error) {
        self.name = name
        reason =
            switch error {
            case let error as PictureError: Self.reason(for: error)
            case is NoteIsFull: Self.isFull
            case is IsOnTheWeb:
                localized(
                    "It is on the web, and nothing is fetched from there. Copy the picture itself, or save it and add its file."
                )
            case is TimeLimitReached:
                localized("The program that offers it doesn’t answer. Copy it again and retry.")
            case let error as PlatformError where error.isNotFound: localized("There is no such file.")
            case let error as PlatformError where error.isPermissionDenied: localized("You aren’t allowed to read it.")
            case let error as PlatformError: error.message
            default: localized("It can’t be read.")
            }
    }

    /// Creates the failure of more pictures than a note takes; nil if they aren't more.
    init?(excessOf count: Int) {
        guard count > Note.mostPictures else { return nil }
        name = localized("Image {first} to {last}", ["first": "\(Note.mostPictures + 1)", "last": "\(count)"])
        reason = Self.isFull
    }

    private static var isFull: String {
        localized("A note takes no more than {most} pictures.", ["most": "\(Note.mostPictures)"])
    }

    private static func reason(for error: PictureError) -> String {
        switch error {
        case .empty: localized("The file is empty.")
        case .notAPicture: localized("It is not a picture. Choose a {types} file.", ["types": PictureFile.typeNames])
        case .damaged: localized("The picture is damaged or incomplete.")
        case .tooLarge(let width, let height):
            localized(
                "It has {width} × {height} pixels, more than the {most} million that a note can hold. Add a smaller copy.",
                ["width": "\(width)", "height": "\(height)", "most": "\(PictureFile.pixelLimit / 1_000_000)"])
        }
    }
}
