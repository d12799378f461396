// Delayed release of objects that belong to C.
//
// Swift may end an object right after its last use: after its pointer has been read, and before the C call that it was read
// for has returned. So nothing that a pointer may still refer to is released at once. On GTK's thread the release waits for
// the next iteration of the main loop, on other threads for the end of the thread's work, as in an autorelease pool.
//
// The objects due are kept per thread, so there must be only one copy of this in a program. Functions in a header that Swift
// imports have their own variables in each module that the optimizer inlines them into: work began in one copy, and objects
// were released in another.
#pragma once

#include <gio/gio.h>

/// Begins work on a thread other than GTK's.
void lp_begin_work(void);

/// Ends the work, and releases what has become due during it.
void lp_end_work(void);

/// Releases a pointer once no call that was made for its owner can be using it.
void lp_give_back(gpointer pointer, GDestroyNotify release);

/// Drops a reference to a GObject in the same way. A widget must end on GTK's thread, but the Swift object that holds it may
/// end on any thread.
void lp_release(gpointer object);
