/// A picture's file, turned without losing anything of it: the same kind of file, with all frames, every bit of each channel
/// and its colour profile.
package nonisolated enum TurnedFile {
    /// The most bytes of pixels that are turned one by one: two copies of them are held.
    static let mostBytes = 400_000_000

    /// Whether a file can be turned, as far as can be told without decoding it.
    package static func canBeMade(of bytes: [UInt8], type: String, size: (width: Int, height: Int)) -> Bool {
        switch type {
        case "image/png": PNGTurning.canTurn(bytes)
        case "image/gif": GIFTurning.canTurn(bytes)
        default: make(bytes, type: type, size: size, pose: Pose(quarters: 1)) != nil
        }
    }

    /// Turns a file by a pose as against the way it is seen; the size in pixels is for one that has none of its own.
    /// Nil if its kind can't be turned, or the file isn't as its kind has it.
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
