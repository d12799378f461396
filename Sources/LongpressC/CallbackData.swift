import CGtk

/// The user data of a callback, freed when the callback is no longer needed.
///
/// The function itself is stored beside it: as a generic property of this class it crashes the compiler (Swift 6.2).
final class CallbackData {
    let pointer: UnsafeMutableRawPointer?
    private let destroy: GDestroyNotify?

    init(_ pointer: UnsafeMutableRawPointer?, _ destroy: GDestroyNotify?) {
        (self.pointer, self.destroy) = (pointer, destroy)
    }

    isolated deinit {
        destroy?(pointer)
    }
}

/// `LongpressContextMenuFunc`.
public typealias ContextMenuFunction =
    @convention(c) (
        UnsafeMutableRawPointer, gboolean, Double, Double, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?

/// `LongpressListMenuFunc`.
public typealias ListMenuFunction =
    @convention(c) (UnsafeMutableRawPointer, guint, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

/// `LongpressEventFunc`.
public typealias EventFunction =
    @convention(c) (UnsafeMutableRawPointer, CInt, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

/// `LongpressPreviewFunc`.
public typealias PreviewFunction = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
