/// A picture's file turned without loss: in the same format, with all frames, all bits of each channel and the colour profile.
package nonisolated enum TurnedFile {
    /// The maximum number of bytes of pixels that are turned one by one, because two copies are in memory.
    static let maxBytes = 400_000_000

    /// Returns whether a file can be turned, as far as that can be determined without decoding it.
    package static func canBeMade(of bytes: [UInt8], type: String, size: (width: Int, height: Int)) -> Bool {
        switch type {
        case "image/png": PNGTurning.canTurn(bytes)
        case "image/gif": GIFTurning.canTurn(bytes)
        default: make(bytes, type: type, size: size, pose: Pose(quarters: 1)) != nil
        }
    }

    /// Turns a file by a pose relative to its displayed orientation; the size in pixels is used for a file without a size of
    /// its own. Returns nil if its format can't be turned, or the file is invalid.
    package static func make(
        _ bytes: [UInt8], type: String, size: (width: Int, height: Int), pose: Pose
    ) -> [UInt8]? {
        switch type {
        case "image/jpeg": JPEGOrientation.turned(bytes, by: pose)
        case "image/tiff": TIFFOrientation.changed(in: bytes) { Pose(orientation: $0).then(pose).orientation }
        case "image/png": PNGTurning.turned(bytes, by: pose)
        case "image/gif": GIFTurning.turned(bytes, by: pose)
        case "image/svg+xml": SVGTurning.turned(bytes, size: size, by: pose)
        default: nil
        }
    }
}
