#include "menus.h"

/* The action of all items. It does nothing, but makes the items sensitive. */
static void
on_chosen(GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

/* Returns a section, or the content of a submenu, with items of these labels. */
static GMenu *
section(const char *const *labels)
{
    GMenu *menu = g_menu_new();

    for (; *labels != NULL; labels++)
        g_menu_append(menu, *labels, "picture.choose");
    return menu;
}

/* Returns a menu with as many items and sections as Longpress shows when there is nothing to paste, and one submenu. */
static GMenuModel *
model(void)
{
    g_autoptr(GMenu) copying = section(
        (const char *const[]) { "Open", "Copy Image", "Save Image As…", "Open With…", "Share…", NULL });
    g_autoptr(GMenu) turning = section((const char *const[]) {
        "Rotate Left", "Rotate Right", "Flip Horizontally", "Flip Vertically", NULL });
    g_autoptr(GMenu) changing = g_menu_new();
    g_autoptr(GMenu) removing = section((const char *const[]) { "Remove Image", NULL });
    GMenu *menu = g_menu_new();

    g_menu_append_submenu(changing, "Rotate", G_MENU_MODEL(turning));
    g_menu_append(changing, "Edit Caption…", "picture.choose");
    g_menu_append_section(menu, NULL, G_MENU_MODEL(copying));
    g_menu_append_section(menu, NULL, G_MENU_MODEL(changing));
    g_menu_append_section(menu, NULL, G_MENU_MODEL(removing));
    return G_MENU_MODEL(menu);
}

/* Returns the picture's menu, creating it on the first call. */
static GtkPopover *
menu_of(GtkWidget *picture)
{
    GtkWidget *menu = g_object_get_data(G_OBJECT(picture), "menu");

    if (menu == NULL) {
        g_autoptr(GMenuModel) items = model();

        menu = gtk_popover_menu_new_from_model(items);
        gtk_popover_set_has_arrow(GTK_POPOVER(menu), FALSE);
        gtk_widget_set_halign(menu, GTK_ALIGN_START);
        gtk_widget_set_parent(menu, picture);
        g_signal_connect_swapped(picture, "destroy", G_CALLBACK(gtk_widget_unparent), menu);
        g_object_set_data(G_OBJECT(picture), "menu", menu);
    }
    return GTK_POPOVER(menu);
}

static void
on_pressed(GtkGestureClick *gesture, int count, double x, double y, gpointer data)
{
    GtkPopover *menu = menu_of(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(gesture)));

    gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    gtk_popover_set_pointing_to(menu, &(const GdkRectangle) { (int)x, (int)y, 1, 1 });
    gtk_popover_popup(menu);
}

void
add_menu(GtkWidget *picture)
{
    static const GActionEntry entries[] = { { "choose", on_chosen, NULL, NULL, NULL } };
    g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new();
    GtkGesture *click = gtk_gesture_click_new();

    g_action_map_add_action_entries(G_ACTION_MAP(actions), entries, G_N_ELEMENTS(entries), NULL);
    gtk_widget_insert_action_group(picture, "picture", G_ACTION_GROUP(actions));
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), GDK_BUTTON_SECONDARY);
    g_signal_connect(click, "pressed", G_CALLBACK(on_pressed), NULL);
    gtk_widget_add_controller(picture, GTK_EVENT_CONTROLLER(click));
}
