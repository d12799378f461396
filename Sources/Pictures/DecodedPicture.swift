package nonisolated struct DecodedPicture: Sendable {
    /// The pixels, upright: the orientation tag of the file has been applied.
    package let pixels: Pixels
    /// The MIME type of the file's content, such as `image/png`, whatever its name is.
    package let type: String
    /// The width in pixels of the whole picture, upright; ``pixels`` may be smaller if a smaller size was requested.
    package let width: Int
    /// The height in pixels of the whole picture, upright.
    package let height: Int
}
