/// A reason why a file isn't a usable picture.
package nonisolated enum PictureError: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty
    /// The content isn't in a format that the platform can read.
    case notAPicture
    /// The content is incomplete or invalid.
    case damaged
    /// The picture has more pixels than the limit.
    case tooLarge(width: Int, height: Int)
}
