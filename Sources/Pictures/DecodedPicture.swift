package nonisolated struct DecodedPicture: Sendable {
    /// The pixels, upright: an orientation tag in the file has been followed.
    package let pixels: Pixels
    /// The MIME type of the file's content, such as `image/png`, whatever its name says.
    package let type: String
    /// The width in pixels of the whole picture, upright; ``pixels`` may be fewer if they were asked for smaller.
    package let width: Int
    /// The height in pixels of the whole picture, upright.
    package let height: Int
}
