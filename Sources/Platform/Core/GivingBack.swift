import CGtk
import COwnership

/// Gives something of C's back, once no call that was made for its owner can be using it.
///
/// An object's `deinit` gives back through this alone: Swift may run it right after the object's pointer has been read,
/// before the C call that it was read for returns. On GTK's thread `release` runs as the main loop comes round, and in work
/// on another thread when that is over (COwnership/ownership.h).
package nonisolated func giveBack(_ pointer: UnsafeMutableRawPointer, _ release: @escaping GDestroyNotify) {
    lp_give_back(pointer, release)
}

/// The same for what C keeps opaque.
package nonisolated func giveBack(_ pointer: OpaquePointer, _ release: @escaping GDestroyNotify) {
    lp_give_back(UnsafeMutableRawPointer(pointer), release)
}

/// Drops a reference to a GObject in the same way. A widget ends on GTK's thread, wherever its Swift object ends.
package nonisolated func giveBack(object: UnsafeMutableRawPointer) { lp_release(object) }

/// Begins work on a thread other than GTK's: what becomes due during it is given back as it ends.
package nonisolated func beginWork() { lp_begin_work() }

package nonisolated func endWork() { lp_end_work() }
