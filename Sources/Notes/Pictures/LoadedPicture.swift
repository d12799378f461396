import Pictures

/// A picture that was just loaded, with a thumbnail.
package nonisolated struct LoadedPicture: Sendable {
    package let file: PictureFile
    package let thumbnail: Pixels
    /// The requested longest side of the thumbnail, in pixels.
    package let level: Int
}
