/* The C baseline that `longpress-bench` compares Longpress with: a plain GTK 4.8 program that shows only the initial content of
 * the app's window: a text view, a picture and its caption.
 *
 * Usage: longpress-baseline [--menus] [--folder FOLDER] [PICTURE]
 *
 * With --menus, the picture has a menu, too (the text view always has GTK's own). With --folder, F8 shows a list of a folder's
 * files, by date, with a field that filters by a part of their names; the text is empty.
 */
#include "folder.h"
#include "menus.h"

/* The sizes of the window, its text, and the generated picture, in pixels. */
enum {
    WINDOW_WIDTH = 900,
    WINDOW_HEIGHT = 640,
    TEXT_WIDTH = 560,
    PICTURE_WIDTH = 720,
    PICTURE_HEIGHT = 480,
};

/* Returns a gradient, drawn in memory. */
static GdkTexture *
generated_texture(void)
{
    const gsize stride = PICTURE_WIDTH * 3;
    guint8 *pixels = g_malloc(stride * PICTURE_HEIGHT);

    for (int y = 0; y < PICTURE_HEIGHT; y++) {
        for (int x = 0; x < PICTURE_WIDTH; x++) {
            guint8 *pixel = pixels + y * stride + x * 3;

            pixel[0] = (guint8)(255 * x / PICTURE_WIDTH);
            pixel[1] = (guint8)(255 * y / PICTURE_HEIGHT);
            pixel[2] = 200;
        }
    }

    g_autoptr(GBytes) bytes = g_bytes_new_take(pixels, stride * PICTURE_HEIGHT);

    return gdk_memory_texture_new(PICTURE_WIDTH, PICTURE_HEIGHT, GDK_MEMORY_R8G8B8, bytes, stride);
}

/* Returns the picture at PATH, or a generated one if PATH is NULL or can't be read. */
static GdkTexture *
texture_for(const char *path)
{
    g_autoptr(GError) error = NULL;

    if (path == NULL)
        return generated_texture();

    GdkTexture *texture = gdk_texture_new_from_filename(path, &error);

    if (texture == NULL) {
        g_printerr("longpress-baseline: can't show %s: %s\n", path, error->message);
        return generated_texture();
    }
    return texture;
}

/* Creates the text view, in a scrolled window. */
static GtkWidget *
text_pane(const char *text)
{
    GtkWidget *view = gtk_text_view_new();
    GtkWidget *scrolled = gtk_scrolled_window_new();

    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), text, -1);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
    return scrolled;
}

/* The command-line options. */
typedef struct {
    /* The picture's file; NULL for a generated picture. */
    const char *path;
    /* Whether the picture has a menu. */
    gboolean menus;
    /* The folder that F8 lists; NULL for none. */
    const char *folder;
} Options;

/* Creates the picture, with its caption below it. */
static GtkWidget *
picture_pane(const Options *options)
{
    g_autoptr(GdkTexture) texture = texture_for(options->path);
    GtkWidget *picture = gtk_picture_new_for_paintable(GDK_PAINTABLE(texture));
    GtkWidget *caption = gtk_label_new("A finger holds on a picture");
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);

    gtk_label_set_selectable(GTK_LABEL(caption), TRUE);
    gtk_widget_set_vexpand(picture, TRUE);
    if (options->menus)
        add_menu(picture);
    gtk_box_append(GTK_BOX(box), picture);
    gtk_box_append(GTK_BOX(box), caption);
    return box;
}

/* Opens the window. */
static void
on_activate(GtkApplication *application, gpointer data)
{
    const Options *options = data;
    const char *text = options->folder != NULL
                           ? ""
                           : "Welcome\n\nHold on a word, or on the picture, and its menu opens beside it.\n";
    GtkWidget *window = gtk_application_window_new(application);
    GtkWidget *panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);

    gtk_paned_set_start_child(GTK_PANED(panes), text_pane(text));
    gtk_paned_set_end_child(GTK_PANED(panes), picture_pane(options));
    gtk_paned_set_position(GTK_PANED(panes), TEXT_WIDTH);
    gtk_window_set_title(GTK_WINDOW(window), "Baseline");
    gtk_window_set_default_size(GTK_WINDOW(window), WINDOW_WIDTH, WINDOW_HEIGHT);
    gtk_window_set_child(GTK_WINDOW(window), panes);
    if (options->folder != NULL)
        list_on_key(GTK_WINDOW(window), options->folder);
    gtk_window_present(GTK_WINDOW(window));
}

int
main(int argc, char **argv)
{
    Options options = { NULL, FALSE, NULL };
    g_autoptr(GtkApplication) application =
        gtk_application_new("org.longpress.Longpress.Baseline", G_APPLICATION_NON_UNIQUE);

    for (int i = 1; i < argc; i++) {
        if (g_str_equal(argv[i], "--menus"))
            options.menus = TRUE;
        else if (g_str_equal(argv[i], "--folder") && i + 1 < argc)
            options.folder = argv[++i];
        else
            options.path = argv[i];
    }
    g_signal_connect(application, "activate", G_CALLBACK(on_activate), &options);
    return g_application_run(G_APPLICATION(application), 1, argv);
}
