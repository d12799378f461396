/// A reason why a file is no usable picture.
package nonisolated enum PictureError: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty
    /// The content is none of the formats that the platform can read.
    case notAPicture
    /// The content ends too early or is broken.
    case damaged
    /// The picture has more pixels than the limit.
    case tooLarge(width: Int, height: Int)
}
