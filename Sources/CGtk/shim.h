// Parts of GTK that Swift can't import: variadic calls, cast and type macros, bit fields, and calls whose name depends on the
// version of GTK. Everything else is used as GTK declares it.
#pragma once

// Since GLib 2.88, flags have an attribute that makes Swift import them as option sets without their C names. Without the
// attribute they have the same names with every GLib. Only GLib's own headers may include gmacros.h.
#define __GLIB_H_INSIDE__
#include <glib/gmacros.h>
#undef __GLIB_H_INSIDE__
#undef G_GNUC_FLAG_ENUM
#define G_GNUC_FLAG_ENUM

#include <gtk/gtk.h>
#include <cairo-pdf.h>
#include <glib-unix.h>
#include "display.h"
#include "files.h"
#include "wayland.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <libintl.h>
#include <locale.h>
#include <malloc.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>
#include "tasks.h"
#include "weak.h"

// MARK: Types whose macros Swift doesn't see

static inline GType lp_type_string(void) { return G_TYPE_STRING; }
static inline GType lp_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType lp_type_int(void) { return G_TYPE_INT; }
static inline GType lp_type_enum(void) { return G_TYPE_ENUM; }
static inline GType lp_type_file_list(void) { return GDK_TYPE_FILE_LIST; }
static inline GType lp_type_of(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline gboolean lp_is_a(gconstpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}
static inline GtkWidgetClass *lp_widget_class(gpointer widget) { return GTK_WIDGET_GET_CLASS(widget); }
static inline const char *lp_type_name(gconstpointer instance) { return G_OBJECT_TYPE_NAME(instance); }

/// Returns whether the current thread is the process's first.
static inline gboolean lp_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

// MARK: Memory

/// Makes glibc return each block of a megabyte or more to the system as soon as it is freed. By default glibc gradually raises
/// that threshold to 32 MB (mallopt(3), M_MMAP_THRESHOLD), and then keeps free memory below a block that is still used. Of
/// smaller blocks up to four megabytes are kept, because the pictures that a frame is drawn in would otherwise be returned and
/// requested again with every frame.
static inline void lp_give_back_large_blocks(void) {
#ifdef M_MMAP_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 22);
#endif
}

/// Returns free pages to the system, including those between blocks in use (malloc_trim(3)).
static inline void lp_give_back_free_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// MARK: Classes

/// Returns whether a widget handles the focus as GtkBox does, which leaves it to its children.
static inline gboolean lp_widget_passes_focus_over(GtkWidget *widget) {
  GtkWidgetClass *box = g_type_class_ref(GTK_TYPE_BOX);
  gboolean passes = GTK_WIDGET_GET_CLASS(widget)->focus == box->focus;
  g_type_class_unref(box);
  return passes;
}

// MARK: Signals

/// Makes a closure that calls `marshal` with `data`, and `destroy` with `data` once GLib no longer needs it.
static inline GClosure *lp_closure_new(GClosureMarshal marshal, gpointer data, GClosureNotify destroy) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), data);
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, data, destroy);
  return closure;
}
static inline gpointer lp_closure_data(GClosure *closure) { return closure->data; }

// MARK: Messages (g_log is variadic)

static inline void lp_log_debug(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_DEBUG, "%s", message);
}
static inline void lp_log_warning(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_WARNING, "%s", message);
}

// MARK: Construction with properties (g_object_new is variadic)

static inline GObject *lp_new_with_role(GType type, GtkAccessibleRole role) {
  return (GObject *)g_object_new(type, "accessible-role", role, NULL);
}

// MARK: Emitting signals (g_signal_emit_by_name is variadic)

/// Emits a signal whose only parameter is a string, or one without parameters, which ignores the string.
static inline void lp_emit(void *object, const char *signal, const char *text) {
  g_signal_emit_by_name(object, signal, text);
}

/// Emits a signal of a GtkGestureClick with a press count of 1 and a position in points.
static inline void lp_emit_click(void *gesture, const char *signal, double x, double y) {
  g_signal_emit_by_name(gesture, signal, 1, x, y);
}

/// Emits a signal of a GtkGestureClick as if its current press were by another button. No function sets the button: it is
/// stored in the private part of GtkGestureSingle (GTK 4.8 to 4.24, gtkgesturesingle.c). Emits nothing if this GTK stores it
/// elsewhere.
static inline void lp_emit_click_by(void *gesture, guint button, const char *signal, double x, double y) {
  struct {
    void *sequence;
    guint listened, current;
  } *own = g_type_instance_get_private((GTypeInstance *)gesture, GTK_TYPE_GESTURE_SINGLE);
  guint current = gtk_gesture_single_get_current_button(gesture);
  if (own->current != current || own->listened != gtk_gesture_single_get_button(gesture) ||
      own->sequence != gtk_gesture_single_get_current_sequence(gesture))
    return;
  g_object_ref(gesture);
  own->current = button;
  if (gtk_gesture_single_get_current_button(gesture) == button) lp_emit_click(gesture, signal, x, y);
  // If the gesture has lost the press meanwhile, its button is already cleared.
  if (own->current == button) own->current = current;
  g_object_unref(gesture);
}

/// Builds the content of a view's item (GtkListItem) as a GtkBuilderListItemFactory does (GTK 4.8 to 4.24,
/// gtkbuilderlistitemfactory.c). In a column the item may have a type of its own, and the template may be for either type.
static inline void lp_build_list_item(void *factory, void *item) {
  GBytes *bytes = gtk_builder_list_item_factory_get_bytes(factory);
  GtkBuilderScope *scope = gtk_builder_list_item_factory_get_scope(factory);
  gsize size = 0;
  const char *text = g_bytes_get_data(bytes, &size);
  GType types[] = {G_OBJECT_TYPE(item), GTK_TYPE_LIST_ITEM};
  gboolean is_built = FALSE;
  for (int type = 0; type < 2 && !is_built; type++) {
    GtkBuilder *builder = gtk_builder_new();
    gtk_builder_set_current_object(builder, item);
    if (scope) gtk_builder_set_scope(builder, scope);
    is_built = gtk_builder_extend_with_template(builder, item, types[type], text, (gssize)size, NULL);
    g_object_unref(builder);
  }
}

// MARK: Accessible states (variadic)

/// Sets the checked state. Doesn't use `gtk_accessible_update_state_value`, which can't read back a value of the three-valued
/// state (GTK 4.8).
static inline void lp_set_accessible_checked(GtkWidget *widget, gboolean checked) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
                              checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/// Hides a widget that is still on screen from assistive technologies. GTK undoes that when it shows the widget again.
static inline void lp_set_accessible_hidden(GtkWidget *widget) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

// MARK: Calls that later versions of GTK renamed or replaced

/// Clears a surface's opaque region, before it is drawn partly transparent. GTK 4.16 and later do that themselves.
static inline void lp_forget_opaque_region(GdkSurface *surface) {
#if !GTK_CHECK_VERSION(4, 16, 0)
  if (surface) gdk_surface_set_opaque_region(surface, NULL);
#endif
}

static inline void lp_css_provider_load(GtkCssProvider *provider, const char *css) {
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string(provider, css);
#else
  gtk_css_provider_load_from_data(provider, css, -1);
#endif
}

// MARK: Dispatch's main queue, for a main loop that isn't its own (libdispatch, private header)

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/// Returns the colour of a widget's text.
static inline void lp_widget_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color(widget, color);
#else
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// MARK: Choosing files. GTK 4.10 replaced GtkFileChooserNative by GtkFileDialog; both use the desktop's own chooser.

/// Called once with the chosen files, or with NULL if the user cancelled.
typedef void (*LpFilesChosen)(GListModel *files, gpointer data);

typedef struct {
  LpFilesChosen done;
  gpointer data;
} LpFileChoice;

static inline GtkFileFilter *lp_file_filter(const char *name, const char *const *mime_types) {
  GtkFileFilter *filter = gtk_file_filter_new();
  gtk_file_filter_set_name(filter, name);
  for (; *mime_types; mime_types++) gtk_file_filter_add_mime_type(filter, *mime_types);
  return filter;
}

static inline void lp_file_choice_end(LpFileChoice *choice, GListModel *files) {
  choice->done(files, choice->data);
  if (files) g_object_unref(files);
  g_free(choice);
}

#if GTK_CHECK_VERSION(4, 10, 0)
static void lp_files_opened(GObject *dialog, GAsyncResult *result, gpointer choice) {
  lp_file_choice_end(choice, gtk_file_dialog_open_multiple_finish(GTK_FILE_DIALOG(dialog), result, NULL));
}
static void lp_folder_chosen(GObject *dialog, GAsyncResult *result, gpointer choice) {
  GFile *file = gtk_file_dialog_select_folder_finish(GTK_FILE_DIALOG(dialog), result, NULL);
  GListStore *files = NULL;
  if (file) {
    files = g_list_store_new(G_TYPE_FILE);
    g_list_store_append(files, file);
    g_object_unref(file);
  }
  lp_file_choice_end(choice, (GListModel *)files);
}
static void lp_file_saved(GObject *dialog, GAsyncResult *result, gpointer choice) {
  GFile *file = gtk_file_dialog_save_finish(GTK_FILE_DIALOG(dialog), result, NULL);
  GListStore *files = NULL;
  if (file) {
    files = g_list_store_new(G_TYPE_FILE);
    g_list_store_append(files, file);
    g_object_unref(file);
  }
  lp_file_choice_end(choice, (GListModel *)files);
}
#else
static void lp_file_response(GtkNativeDialog *dialog, int response, gpointer choice) {
  GListModel *files =
      response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog)) : NULL;
  lp_file_choice_end(choice, files);
  g_object_unref(dialog);
}
#endif

/// Lets the user choose a folder, a file to save to if a name is suggested, or files to open otherwise; begins in a folder if
/// one is given.
static inline void lp_choose_files(GtkWindow *parent, const char *title, const char *accept,
                                   const char *suggested_name, const char *filter_name,
                                   const char *const *mime_types, gboolean folder, GFile *start,
                                   LpFilesChosen done, gpointer data) {
  LpFileChoice *choice = g_new0(LpFileChoice, 1);
  *choice = (LpFileChoice){done, data};
  GtkFileFilter *filter = filter_name ? lp_file_filter(filter_name, mime_types) : NULL;
#if GTK_CHECK_VERSION(4, 10, 0)
  GtkFileDialog *dialog = gtk_file_dialog_new();
  gtk_file_dialog_set_title(dialog, title);
  gtk_file_dialog_set_accept_label(dialog, accept);
  if (filter) gtk_file_dialog_set_default_filter(dialog, filter);
  if (start) gtk_file_dialog_set_initial_folder(dialog, start);
  if (folder) {
    gtk_file_dialog_select_folder(dialog, parent, NULL, lp_folder_chosen, choice);
  } else if (suggested_name) {
    gtk_file_dialog_set_initial_name(dialog, suggested_name);
    gtk_file_dialog_save(dialog, parent, NULL, lp_file_saved, choice);
  } else {
    gtk_file_dialog_open_multiple(dialog, parent, NULL, lp_files_opened, choice);
  }
  g_object_unref(dialog);
#else
  GtkFileChooserAction action = folder           ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                : suggested_name ? GTK_FILE_CHOOSER_ACTION_SAVE
                                                 : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *native = gtk_file_chooser_native_new(title, parent, action, accept, NULL);
  if (filter) gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(native), filter);
  if (suggested_name) gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(native), suggested_name);
  else if (!folder) gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(native), TRUE);
  if (start) gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(native), start, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(native), TRUE);
  g_signal_connect(native, "response", G_CALLBACK(lp_file_response), choice);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(native));
#endif
  if (filter) g_object_unref(filter);
}

// MARK: Functions added in GTK 4.14, looked up at run time, so that a program built with an older GTK has them too

/// Makes screen readers announce a message. Requires GTK 4.14; does nothing before.
static inline void lp_announce(GtkWidget *widget, const char *message, int priority) {
  static void (*announce)(GtkAccessible *, const char *, int);
  static GtkATContext *(*context_of)(GtkAccessible *);
  static gsize looked;
  if (g_once_init_enter(&looked)) {
    *(void **)&context_of = dlsym(NULL, "gtk_accessible_get_at_context");
    *(void **)&announce = dlsym(NULL, "gtk_accessible_announce");
    g_once_init_leave(&looked, 1);
  }
  if (!announce || !context_of) return;
  // The context that GTK uses for tests, and wherever it can't reach the accessibility bus, doesn't implement announcing, and
  // GTK calls it without a check (4.18, 4.24).
  GtkATContext *context = context_of(GTK_ACCESSIBLE(widget));
  if (context && strcmp(G_OBJECT_TYPE_NAME(context), "GtkTestATContext")) announce(GTK_ACCESSIBLE(widget), message, priority);
  if (context) g_object_unref(context);
}

// MARK: Parameters of D-Bus calls (g_variant_new is variadic), and macros

/// The parameters of a search provider's LaunchSearch: the terms, and an unknown time.
static inline GVariant *lp_launch_search_parameters(const char *const *terms) {
  return g_variant_new("(^asu)", terms, (guint32)0);
}

static inline GVariant *lp_read_all_parameters(const char *name) {
  const char *names[] = {name, NULL};
  return g_variant_new("(^as)", names);
}
static inline GVariant *lp_pair_parameters(const char *first, const char *second) {
  return g_variant_new("(ss)", first, second);
}
static inline const GVariantType *lp_read_all_type(void) { return G_VARIANT_TYPE("(a{sa{sv}})"); }

// MARK: Descriptors sent over D-Bus. Up to GLib 2.80 their header is in gio-unix-2.0, which GTK doesn't require.

GUnixFDList *g_unix_fd_list_new(void);
gint g_unix_fd_list_append(GUnixFDList *list, gint fd, GError **error);
static inline int lp_open_for_reading(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

/// Returns the description of the last failed system call's error.
static inline const char *lp_system_error(void) { return g_strerror(errno); }

// MARK: Parameters of the desktop's portals (g_variant_new is variadic)

/// The parameters of org.freedesktop.portal.Email.ComposeEmail; the attachments are the first descriptors sent with the call.
static inline GVariant *lp_compose_email_parameters(const char *subject, const char *body, int attachments) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&options, "{sv}", "subject", g_variant_new_string(subject));
  g_variant_builder_add(&options, "{sv}", "body", g_variant_new_string(body));
  if (attachments > 0) {
    GVariantBuilder handles;
    g_variant_builder_init(&handles, G_VARIANT_TYPE("ah"));
    for (int index = 0; index < attachments; index++) g_variant_builder_add(&handles, "h", index);
    g_variant_builder_add(&options, "{sv}", "attachment_fds", g_variant_builder_end(&handles));
  }
  return g_variant_new("(sa{sv})", "", &options);
}

/// A filter for `g_dbus_connection_add_filter`: redirects a call that gets the properties of the portal's interface Inhibit to
/// the bus itself. It runs on GDBus's own thread.
static inline GDBusMessage *lp_pass_by_portal(
    GDBusConnection *connection, GDBusMessage *message, gboolean is_incoming, void *data) {
    const char *asked = NULL;
    GVariant *body = g_dbus_message_get_body(message);
    GDBusMessage *other;
    (void)connection;
    (void)data;
    if (is_incoming || g_strcmp0(g_dbus_message_get_member(message), "GetAll") != 0 ||
        !body || !g_variant_is_of_type(body, G_VARIANT_TYPE("(s)")))
        return message;
    g_variant_get(body, "(&s)", &asked);
    if (g_strcmp0(asked, "org.freedesktop.portal.Inhibit") != 0) return message;
    other = g_dbus_message_copy(message, NULL);
    if (!other) return message;
    g_dbus_message_set_destination(other, "org.freedesktop.DBus");
    g_object_unref(message);
    return other;
}

/// Returns whether a name on a bus has an owner. Asks the bus itself, and waits for at most one second.
static inline gboolean lp_bus_has_owner(GDBusConnection *bus, const char *name) {
    GVariant *answer = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
        g_variant_new("(s)", name), G_VARIANT_TYPE("(b)"), G_DBUS_CALL_FLAGS_NONE, 1000, NULL, NULL);
    gboolean has = FALSE;
    if (!answer) return FALSE;
    g_variant_get(answer, "(b)", &has);
    g_variant_unref(answer);
    return has;
}

/// The parameters of org.freedesktop.portal.OpenURI.OpenFile for the first descriptor: the user chooses the program.
static inline GVariant *lp_open_file_parameters(void) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&options, "{sv}", "ask", g_variant_new_boolean(TRUE));
  return g_variant_new("(sha{sv})", "", 0, &options);
}

/// The parameters of org.freedesktop.portal.Screenshot.Screenshot: the user chooses what it shows.
static inline GVariant *lp_screenshot_parameters(const char *token) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&options, "{sv}", "handle_token", g_variant_new_string(token));
  g_variant_builder_add(&options, "{sv}", "interactive", g_variant_new_boolean(TRUE));
  return g_variant_new("(sa{sv})", "", &options);
}

// MARK: The C library, where a feature macro hides a call from Swift

/// Returns where bytes first occur within others, or NULL if they don't. (memmem is an extension, and hidden by default.)
static inline const void *lp_memmem(const void *all, gsize count, const void *part, gsize part_count) {
  const char *start = all, *end = start + count;
  if (part_count == 0 || count < part_count) return NULL;
  for (end -= part_count - 1; start < end; start++) {
    start = memchr(start, *(const char *)part, (gsize)(end - start));
    if (!start) return NULL;
    if (memcmp(start, part, part_count) == 0) return start;
  }
  return NULL;
}

/// Converts as much text as it can; returns 0, or the number of the error that stopped it.
static inline int lp_iconv(GIConv converter, char **text, gsize *left, char **result, gsize *room) {
  return g_iconv(converter, text, left, result, room) == (gsize)-1 ? errno : 0;
}
