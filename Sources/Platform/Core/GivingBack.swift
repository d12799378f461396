import CGtk
import COwnership

/// Releases a C pointer, once no call that was made for its owner can be using it.
///
/// A `deinit` must release pointers only with this function: Swift may run it right after the object's pointer has been read,
/// before the C call that it was read for returns. On GTK's thread `release` runs in the next iteration of the main loop, and
/// in work on another thread when that ends (COwnership/ownership.h).
package nonisolated func giveBack(_ pointer: UnsafeMutableRawPointer, _ release: @escaping GDestroyNotify) {
    lp_give_back(pointer, release)
}

/// Releases an opaque C pointer in the same way.
package nonisolated func giveBack(_ pointer: OpaquePointer, _ release: @escaping GDestroyNotify) {
    lp_give_back(UnsafeMutableRawPointer(pointer), release)
}

/// Drops a reference to a GObject in the same way. A widget ends on GTK's thread, on whichever thread its Swift object ends.
package nonisolated func giveBack(object: UnsafeMutableRawPointer) { lp_release(object) }

/// Begins work on a thread other than GTK's: objects that become due during it are released when it ends.
package nonisolated func beginWork() { lp_begin_work() }

package nonisolated func endWork() { lp_end_work() }
