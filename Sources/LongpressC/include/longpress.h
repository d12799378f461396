/* Edit menus and context menus for GTK 4, for programs in any language.
 *
 * All functions are for the thread that runs GTK, once GTK is initialized. A wrong call does nothing but give one warning
 * (g_warning), which names the function and the mistake. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LongpressEvent:
 * @LONGPRESS_EVENT_WILL_OPEN: the menu has been put together, and is about to come on the screen
 * @LONGPRESS_EVENT_OPENED: the menu is on the screen
 * @LONGPRESS_EVENT_CLOSED: the menu has left the screen
 *
 * What happens to the menu of a widget.
 */
typedef enum {
  LONGPRESS_EVENT_WILL_OPEN,
  LONGPRESS_EVENT_OPENED,
  LONGPRESS_EVENT_CLOSED
} LongpressEvent;

/**
 * LongpressContextMenuFunc:
 * @widget: the widget that the menu is for
 * @has_point: whether a position was pressed; otherwise the menu is for what is focused or selected
 * @x: the position from the left of the widget, in points
 * @y: the position from the top of the widget, in points
 * @user_data: what was handed over with the function
 *
 * Gives the context menu of a widget for a press. It is called each time that the menu opens.
 *
 * Returns: (transfer full) (nullable): the menu, or %NULL for none
 */
typedef GMenuModel *(*LongpressContextMenuFunc)(GtkWidget *widget, gboolean has_point, double x, double y, gpointer user_data);

/**
 * LongpressListMenuFunc:
 * @list: the list that the menu is for
 * @position: the position of the item, or %GTK_INVALID_LIST_POSITION for the empty space
 * @user_data: what was handed over with the function
 *
 * Gives the context menu of an item of a list. By then the item is selected, unless it was among several selected items, which
 * the menu is for then, or the list selects nothing.
 *
 * Returns: (transfer full) (nullable): the menu, or %NULL for none
 */
typedef GMenuModel *(*LongpressListMenuFunc)(GtkWidget *list, guint position, gpointer user_data);

/**
 * LongpressEventFunc:
 * @widget: the widget that the menu is for
 * @event: what has happened to it
 * @action: (nullable): when a menu has closed, the action that was chosen, as g_action_print_detailed_name() writes it, or the
 *   name of a standard command such as "copy"; %NULL if nothing was chosen
 * @user_data: what was handed over with the function
 *
 * Is told what happens to the menu of a widget. What was chosen is performed after that.
 */
typedef void (*LongpressEventFunc)(GtkWidget *widget, LongpressEvent event, const char *action, gpointer user_data);

/**
 * LongpressPreviewFunc:
 * @widget: the widget that the menu is for
 * @user_data: what was handed over with the function
 *
 * Opens what a preview shows, when a person taps the preview.
 */
typedef void (*LongpressPreviewFunc)(GtkWidget *widget, gpointer user_data);

/**
 * longpress_set_edit_menu:
 * @widget: a text view, a text field, a label or a web view; any other widget has only the commands of @commands
 * @commands: (nullable): further commands, which come after the standard ones; %NULL for those that the program has added to GTK's
 *   own menu, as by #GtkTextView:extra-menu
 *
 * Gives a widget an edit menu: Cut, Copy, Paste and what else applies to what is selected. Holding, a double tap, a secondary
 * click, the Menu key and Shift+F10 open it. A label's text can be selected from then on.
 *
 * The commands are actions, which GTK looks up from the widget on. What is disabled isn't shown, nor are toggles and choices,
 * whose state an edit menu doesn't show. The commands of submenus take their place.
 */
void longpress_set_edit_menu(GtkWidget *widget, GMenuModel *commands);

/**
 * longpress_set_context_menu:
 * @widget: a widget
 * @model: the menu
 *
 * Gives a widget a context menu. Holding, a secondary click, the Menu key and Shift+F10 open it.
 *
 * Its commands are actions, which GTK looks up from the widget on. What is disabled isn't shown. Sections, submenus, icons,
 * toggles and choices are as in a #GtkPopoverMenu; a submenu within a submenu is a section of it. An item whose attribute
 * `x-longpress-destructive` is true is marked, and comes last. While the menu is open, it follows the model and the actions.
 */
void longpress_set_context_menu(GtkWidget *widget, GMenuModel *model);

/**
 * longpress_set_context_menu_func:
 * @widget: a widget
 * @func: (scope notified) (closure user_data) (destroy destroy): gives the menu for each press
 * @user_data: what is handed to @func
 * @destroy: (nullable): frees @user_data once @func isn't called any more
 *
 * Gives a widget a context menu that depends on what is pressed: see longpress_set_context_menu().
 */
void longpress_set_context_menu_func(
    GtkWidget *widget, LongpressContextMenuFunc func, gpointer user_data, GDestroyNotify destroy);

/**
 * longpress_set_list_menu_func:
 * @list: a #GtkListView, #GtkGridView, #GtkColumnView, #GtkListBox, #GtkFlowBox or #GtkTreeView
 * @func: (scope notified) (closure user_data) (destroy destroy): gives the menu of an item, or of the empty space
 * @user_data: what is handed to @func
 * @destroy: (nullable): frees @user_data once @func isn't called any more
 *
 * Gives the items of a list, and the empty space between and below them, a context menu: see longpress_set_context_menu(). A
 * press on an item that isn't selected selects that item alone. The Menu key opens the menu of the focused item.
 *
 * The rows of a view are made anew by the call, which comes after those that set its factories. A #GtkBuilderListItemFactory makes
 * way for a #GtkSignalListItemFactory that builds the same rows.
 *
 * The position in a #GtkTreeView is the number of rows that are shown above the row, those in expanded rows among them: in a model
 * without such rows, the index of the row. Which rows the menu is for, the selection tells too (#GtkTreeSelection).
 */
void longpress_set_list_menu_func(
    GtkWidget *list, LongpressListMenuFunc func, gpointer user_data, GDestroyNotify destroy);

/**
 * longpress_set_preview:
 * @widget: a widget with a context menu
 * @paintable: (nullable): the preview, or %NULL for the widget as it is seen
 * @corner_radius: the radius of the widget's corners, in points
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): opens what the preview shows when a person taps it;
 *   %NULL if a tap only closes the menu
 * @user_data: what is handed to @func
 * @destroy: (nullable): frees @user_data once @func isn't called any more
 *
 * Shows a preview of the widget, or of the item of a list that is pressed, beside its context menu, which grows out of it. Of a
 * row of a #GtkTreeView there is none but @paintable.
 */
void longpress_set_preview(
    GtkWidget *widget, GdkPaintable *paintable, double corner_radius, LongpressPreviewFunc func, gpointer user_data,
    GDestroyNotify destroy);

/**
 * longpress_set_event_func:
 * @widget: a widget
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): is told what happens to its menu; %NULL for nobody
 * @user_data: what is handed to @func
 * @destroy: (nullable): frees @user_data once @func isn't called any more
 *
 * Has a function told what happens to the menu of a widget, in place of the one before.
 */
void longpress_set_event_func(
    GtkWidget *widget, LongpressEventFunc func, gpointer user_data, GDestroyNotify destroy);

/**
 * longpress_unset_menu:
 * @widget: a widget
 *
 * Takes the menu from a widget, and closes it if it is open. GTK's own menu opens again.
 */
void longpress_unset_menu(GtkWidget *widget);

/**
 * longpress_open_menu:
 * @widget: a widget that has a menu
 *
 * Opens the menu of a widget for what is selected, as the Menu key does.
 *
 * Returns: whether it opened, or will as soon as it is ready
 */
gboolean longpress_open_menu(GtkWidget *widget);

/**
 * longpress_close_menu:
 *
 * Closes the menu that is open, if any.
 */
void longpress_close_menu(void);

/**
 * longpress_update_menu:
 *
 * Has the menu that is open, if any, made anew in its place once the program is idle. Changes of models, actions, selection and
 * clipboard are followed anyway.
 */
void longpress_update_menu(void);

/**
 * longpress_audit:
 * @widget: a widget, most usefully a window
 *
 * Finds where the menus in a widget depart from the guidelines for edit menus and context menus.
 *
 * Returns: (transfer full) (array zero-terminated=1): the findings, a text each
 */
char **longpress_audit(GtkWidget *widget);

/**
 * longpress_explain:
 *
 * Says of each command of the menu that was opened last why it is shown or hidden.
 *
 * Returns: (transfer full) (nullable): the explanation, a line for each command; %NULL if no menu has been opened
 */
char *longpress_explain(void);

G_END_DECLS
