#ifndef MENUS_H
#define MENUS_H

#include <gtk/gtk.h>

/* Gives PICTURE one of GTK's own menus, opened by a secondary click, with the labels of the items in Longpress's menu. It is
 * created when it is first opened, and kept. */
void add_menu(GtkWidget *picture);

#endif
