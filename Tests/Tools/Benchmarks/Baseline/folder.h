#ifndef FOLDER_H
#define FOLDER_H

#include <gtk/gtk.h>

/* Makes F8 show the files of a folder to the left of a window's content. */
void list_on_key(GtkWindow *window, const char *folder);

#endif
