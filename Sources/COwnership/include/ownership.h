// When what C has lent is given back.
//
// Swift may end an object right after its last use: after its pointer has been read, and before the C call that it was
// read for has returned. So nothing that a pointer may still lead to is given back at once. On GTK's thread it waits
// until the main loop comes round, elsewhere until the work that the thread does is over, as in an autorelease pool.
//
// What is due is kept by thread, and so there is one copy of this in a program. Functions in a header that Swift imports have
// their own variables in each module that the optimizer inlines them into: work was begun in one copy, and objects were
// released in another.
#pragma once

#include <gio/gio.h>

/// Begins work on a thread other than GTK's.
void lp_begin_work(void);

/// Ends it, and gives back what has become due meanwhile.
void lp_end_work(void);

/// Gives something back once no call that was made for its owner can be using it.
void lp_give_back(gpointer pointer, GDestroyNotify release);

/// Drops a reference to a GObject in the same way. A widget must end on GTK's thread, yet the Swift object that holds it
/// may end on any.
void lp_release(gpointer object);
