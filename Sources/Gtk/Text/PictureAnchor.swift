/// A place in a text where a widget stands for a picture.
package final class PictureAnchor: Object {
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }
}
