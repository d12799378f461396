import CGtk

/// A function of the program, with its data, which is freed once nobody calls the function any more.
final class Callback<Function> {
    let function: Function
    let data: UnsafeMutableRawPointer?
    private let destroy: GDestroyNotify?

    init(_ function: Function, _ data: UnsafeMutableRawPointer?, _ destroy: GDestroyNotify?) {
        (self.function, self.data, self.destroy) = (function, data, destroy)
    }

    /// Takes over a function that may be `NULL`: then its data is freed at once.
    static func given(_ function: Function?, _ data: UnsafeMutableRawPointer?, _ destroy: GDestroyNotify?) -> Callback?
    {
        guard let function else {
            destroy?(data)
            return nil
        }
        return Callback(function, data, destroy)
    }

    /// The same for one that must not be `NULL`.
    static func required(_ function: Function?, _ data: UnsafeMutableRawPointer?, _ destroy: GDestroyNotify?)
        throws(Misuse) -> Callback
    {
        guard let callback = given(function, data, destroy) else { throw Misuse("func is NULL") }
        return callback
    }

    isolated deinit {
        destroy?(data)
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
