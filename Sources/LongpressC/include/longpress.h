/* Edit menus and context menus for GTK 4, for programs in any language.
 *
 * Call these functions on the thread that runs GTK, after GTK is initialized. A wrong call does nothing except log a warning
 * (g_warning) that names the function and the mistake. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LongpressEvent:
 * @LONGPRESS_EVENT_WILL_OPEN: the menu is composed, and is about to appear
 * @LONGPRESS_EVENT_OPENED: the menu is on screen
 * @LONGPRESS_EVENT_CLOSED: the menu has disappeared
 *
 * Events in the life of a widget's menu.
 */
typedef enum {
  LONGPRESS_EVENT_WILL_OPEN,
  LONGPRESS_EVENT_OPENED,
  LONGPRESS_EVENT_CLOSED
} LongpressEvent;

/**
 * LongpressContextMenuFunc:
 * @widget: the widget that the menu is for
 * @has_point: whether a position was pressed; otherwise the menu is for the focused or selected part of the widget
 * @x: the position from the left of the widget, in points
 * @y: the position from the top of the widget, in points
 * @user_data: the data that was passed along with the function
 *
 * Returns the context menu of a widget for a press. It is called each time the menu opens.
 *
 * Returns: (transfer full) (nullable): the menu, or %NULL for none
 */
typedef GMenuModel *(*LongpressContextMenuFunc)(GtkWidget *widget, gboolean has_point, double x, double y, gpointer user_data);

/**
 * LongpressListMenuFunc:
 * @list: the list that the menu is for
 * @position: the position of the item, or %GTK_INVALID_LIST_POSITION for the empty space
 * @user_data: the data that was passed along with the function
 *
 * Returns the context menu of an item of a list. It is called after the item has been selected, if the list supports selection.
 * If the item is one of several selected items, they stay selected and the menu is for all of them.
 *
 * Returns: (transfer full) (nullable): the menu, or %NULL for none
 */
typedef GMenuModel *(*LongpressListMenuFunc)(GtkWidget *list, guint position, gpointer user_data);

/**
 * LongpressEventFunc:
 * @widget: the widget that the menu is for
 * @event: what happened to the menu
 * @action: (nullable): when a menu has closed, the chosen action, in the format of g_action_print_detailed_name(), or the name
 *   of a standard command such as "copy"; %NULL if nothing was chosen
 * @user_data: the data that was passed along with the function
 *
 * Called when the menu of a widget is about to open, has opened or has closed. A chosen action is performed after this call.
 */
typedef void (*LongpressEventFunc)(GtkWidget *widget, LongpressEvent event, const char *action, gpointer user_data);

/**
 * LongpressPreviewFunc:
 * @widget: the widget that the menu is for
 * @user_data: the data that was passed along with the function
 *
 * Called when the user taps a preview, to open the item that it shows.
 */
typedef void (*LongpressPreviewFunc)(GtkWidget *widget, gpointer user_data);

/**
 * longpress_set_edit_menu:
 * @widget: a text view, a text field, a label or a web view; any other widget gets only the commands in @commands
 * @commands: (nullable): further commands, shown after the standard ones; %NULL for the commands that the program has added to
 *   GTK's own menu, for example with #GtkTextView:extra-menu
 *
 * Gives a widget an edit menu: Cut, Copy, Paste and the other commands that apply to the selection. Holding, a double tap, a
 * secondary click, the Menu key and Shift+F10 open it. This makes a label's text selectable.
 *
 * The commands are actions, which GTK looks up from the widget upwards. Disabled actions are hidden. Toggles and choices are
 * hidden, too, because an edit menu doesn't show their state. A submenu is replaced by its commands.
 */
void longpress_set_edit_menu(GtkWidget *widget, GMenuModel *commands);

/**
 * longpress_set_context_menu:
 * @widget: a widget
 * @model: the menu
 *
 * Gives a widget a context menu. Holding, a secondary click, the Menu key and Shift+F10 open it.
 *
 * Its commands are actions, which GTK looks up from the widget upwards. Disabled actions are hidden. Sections, submenus, icons,
 * toggles and choices work as in a #GtkPopoverMenu, except that a submenu within a submenu becomes a section of it. An item
 * whose attribute `x-longpress-destructive` is true is marked and comes last. While the menu is open, it follows changes to the
 * model and the actions.
 */
void longpress_set_context_menu(GtkWidget *widget, GMenuModel *model);

/**
 * longpress_set_context_menu_func:
 * @widget: a widget
 * @func: (scope notified) (closure user_data) (destroy destroy): returns the menu for each press
 * @user_data: the data to pass to @func
 * @destroy: (nullable): frees @user_data when @func is no longer needed
 *
 * Gives a widget a context menu that depends on the position of the press: see longpress_set_context_menu().
 */
void longpress_set_context_menu_func(
    GtkWidget *widget, LongpressContextMenuFunc func, gpointer user_data, GDestroyNotify destroy);

/**
 * longpress_set_list_menu_func:
 * @list: a #GtkListView, #GtkGridView, #GtkColumnView, #GtkListBox, #GtkFlowBox or #GtkTreeView
 * @func: (scope notified) (closure user_data) (destroy destroy): returns the menu of an item, or of the empty space
 * @user_data: the data to pass to @func
 * @destroy: (nullable): frees @user_data when @func is no longer needed
 *
 * Gives the items of a list, and the empty space between and below them, a context menu: see longpress_set_context_menu(). A
 * press on an item that isn't selected selects only that item. The Menu key opens the menu of the focused item.
 *
 * The call recreates the rows of a view. Call it after setting the view's factories. A #GtkBuilderListItemFactory is replaced
 * with a #GtkSignalListItemFactory that builds the same rows.
 *
 * The position in a #GtkTreeView is the number of rows shown above the row, including the children of expanded rows. In a model
 * without children, it is the index of the row. #GtkTreeSelection also gives the rows that the menu is for.
 */
void longpress_set_list_menu_func(
    GtkWidget *list, LongpressListMenuFunc func, gpointer user_data, GDestroyNotify destroy);

/**
 * longpress_set_preview:
 * @widget: a widget with a context menu
 * @paintable: (nullable): the preview, or %NULL for the current appearance of the widget
 * @corner_radius: the radius of the widget's corners, in points
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): opens the item that the preview shows when the user
 *   taps it; %NULL if a tap should only close the menu
 * @user_data: the data to pass to @func
 * @destroy: (nullable): frees @user_data when @func is no longer needed
 *
 * Shows a preview of the widget, or of the pressed item of a list, beside its context menu. The preview grows out of the widget
 * or item. For a row of a #GtkTreeView, a preview is shown only if @paintable is given.
 */
void longpress_set_preview(
    GtkWidget *widget, GdkPaintable *paintable, double corner_radius, LongpressPreviewFunc func, gpointer user_data,
    GDestroyNotify destroy);

/**
 * longpress_set_event_func:
 * @widget: a widget
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): called when the menu opens or closes; %NULL to
 *   remove the current function
 * @user_data: the data to pass to @func
 * @destroy: (nullable): frees @user_data when @func is no longer needed
 *
 * Sets the function to call when the menu of a widget opens or closes. It replaces the previous function.
 */
void longpress_set_event_func(
    GtkWidget *widget, LongpressEventFunc func, gpointer user_data, GDestroyNotify destroy);

/**
 * longpress_unset_menu:
 * @widget: a widget
 *
 * Removes the menu of a widget, and closes it if it is open. The widget then has GTK's own menu again.
 */
void longpress_unset_menu(GtkWidget *widget);

/**
 * longpress_open_menu:
 * @widget: a widget that has a menu
 *
 * Opens the menu of a widget for its selection, as the Menu key does.
 *
 * Returns: whether the menu opened, or will open as soon as it is ready
 */
gboolean longpress_open_menu(GtkWidget *widget);

/**
 * longpress_close_menu:
 *
 * Closes the open menu, if any.
 */
void longpress_close_menu(void);

/**
 * longpress_update_menu:
 *
 * Rebuilds the open menu, if any, in place once the program is idle. This isn't needed for changes to models, actions, the
 * selection or the clipboard, which the menu follows automatically.
 */
void longpress_update_menu(void);

/**
 * longpress_audit:
 * @widget: a widget, most usefully a window
 *
 * Finds where the menus in a widget violate the guidelines for edit menus and context menus.
 *
 * Returns: (transfer full) (array zero-terminated=1): the findings, one string each
 */
char **longpress_audit(GtkWidget *widget);

/**
 * longpress_explain:
 *
 * Explains for each command of the menu that was opened last why it is shown or hidden.
 *
 * Returns: (transfer full) (nullable): the explanation, a line for each command; %NULL if no menu has been opened
 */
char *longpress_explain(void);

G_END_DECLS
