import CGtk

/// What a program has handed over with a function of its own, freed once nobody calls the function any more.
///
/// The function itself is kept beside it, not in it: as a generic property it ends the compiler (Swift 6.2).
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
