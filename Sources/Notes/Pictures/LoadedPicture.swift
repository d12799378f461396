import Pictures

/// A picture that has just come, with a thumbnail.
package nonisolated struct LoadedPicture: Sendable {
    package let file: PictureFile
    package let thumbnail: Pixels
    /// The longest side, in pixels, that the thumbnail was to have.
    package let level: Int
}
