/// The style classes of the pane's parts.
enum PictureStyle {
    static let pane = "longpress-images"
    static let item = "longpress-picture"
    static let inText = "longpress-text-picture"
    /// For the text view while the selection is exactly one picture.
    static let alone = "longpress-picture-selected"
    static let grip = "longpress-picture-grip"
    static let empty = "longpress-no-pixels"
    static let moving = "longpress-moving"
    static let lifted = "longpress-lifted"
    static let band = "longpress-band"
    static let mark = "longpress-mark"
}
