#ifndef FOLDER_H
#define FOLDER_H

#include <gtk/gtk.h>

/* Has F8 show the files of a folder at the left of what a window shows. */
void list_on_key(GtkWindow *window, const char *folder);

#endif
