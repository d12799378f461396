/* A list of a folder's files, made with GTK's own widgets: the newest first, each with its name and date, and a field that
 * filters by a part of the names.
 */
#include "folder.h"

enum {
    SIDEBAR_WIDTH = 250,
};

/* Creates a row: the name, and the date at its end. */
static void
on_setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *name = gtk_label_new(NULL);

    gtk_label_set_xalign(GTK_LABEL(name), 0);
    gtk_label_set_ellipsize(GTK_LABEL(name), PANGO_ELLIPSIZE_END);
    gtk_widget_set_hexpand(name, TRUE);
    gtk_box_append(GTK_BOX(row), name);
    gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
    gtk_list_item_set_child(item, row);
}

static void
on_bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GFileInfo *info = gtk_list_item_get_item(item);
    GtkWidget *name = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    g_autoptr(GDateTime) date = g_file_info_get_modification_date_time(info);
    g_autofree char *words = g_date_time_format(date, "%X");

    gtk_label_set_label(GTK_LABEL(name), g_file_info_get_display_name(info));
    gtk_label_set_label(GTK_LABEL(gtk_widget_get_next_sibling(name)), words);
}

static int
compare_dates(gconstpointer one, gconstpointer other, gpointer data)
{
    guint64 first = g_file_info_get_attribute_uint64((GFileInfo *)one, G_FILE_ATTRIBUTE_TIME_MODIFIED);
    guint64 second = g_file_info_get_attribute_uint64((GFileInfo *)other, G_FILE_ATTRIBUTE_TIME_MODIFIED);

    return first < second ? 1 : first > second ? -1 : 0;
}

static char *
display_name(GFileInfo *info, gpointer data)
{
    return g_strdup(g_file_info_get_display_name(info));
}

/* Creates the list, with the field above it. */
static GtkWidget *
sidebar(const char *path)
{
    g_autoptr(GFile) folder = g_file_new_for_path(path);
    GtkDirectoryList *files =
        gtk_directory_list_new("standard::name,standard::display-name,time::modified,time::modified-usec", folder);
    GtkExpression *name = gtk_cclosure_expression_new(G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK(display_name), NULL, NULL);
    GtkFilter *filter = GTK_FILTER(gtk_string_filter_new(name));
    GtkFilterListModel *found = gtk_filter_list_model_new(G_LIST_MODEL(files), filter);
    GtkSorter *sorter = GTK_SORTER(gtk_custom_sorter_new(compare_dates, NULL, NULL));
    GtkSortListModel *sorted = gtk_sort_list_model_new(G_LIST_MODEL(found), sorter);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_multi_selection_new(G_LIST_MODEL(sorted))), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    GtkWidget *field = gtk_search_entry_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);

    g_signal_connect(factory, "setup", G_CALLBACK(on_setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(on_bind), NULL);
    g_object_bind_property(field, "text", filter, "search", G_BINDING_DEFAULT);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_widget_set_vexpand(scrolled, TRUE);
    gtk_widget_set_margin_top(field, 66);
    gtk_box_append(GTK_BOX(box), field);
    gtk_box_append(GTK_BOX(box), scrolled);
    return box;
}

static gboolean
on_key(GtkWidget *window, GVariant *arguments, gpointer folder)
{
    GtkWidget *panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
    GtkWidget *before = g_object_ref(gtk_window_get_child(GTK_WINDOW(window)));

    gtk_window_set_child(GTK_WINDOW(window), NULL);
    gtk_paned_set_start_child(GTK_PANED(panes), sidebar(folder));
    gtk_paned_set_end_child(GTK_PANED(panes), before);
    gtk_paned_set_position(GTK_PANED(panes), SIDEBAR_WIDTH);
    gtk_window_set_child(GTK_WINDOW(window), panes);
    g_object_unref(before);
    return TRUE;
}

void
list_on_key(GtkWindow *window, const char *folder)
{
    GtkEventController *keys = gtk_shortcut_controller_new();

    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(keys),
        gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_F8, 0),
                         gtk_callback_action_new(on_key, (gpointer)folder, NULL)));
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    gtk_widget_add_controller(GTK_WIDGET(window), keys);
}
