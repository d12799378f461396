#ifndef MENUS_H
#define MENUS_H

#include <gtk/gtk.h>

/* Gives PICTURE a menu of GTK's own that a secondary click opens: the items of Longpress's, in labels. It is made when it
 * is first opened, and kept. */
void add_menu(GtkWidget *picture);

#endif
