/* A text, a list and a canvas with the menus of Longpress, in C: cc songs.c $(pkg-config --cflags --libs longpress) -lm */
#include <longpress.h>
#include <math.h>

static const double dots[] = {40, 120};

static GMenuModel *menu(const char *label, const char *action, guint target) {
  GMenu *menu = g_menu_new();
  char *detailed = g_action_print_detailed_name(action, g_variant_new_uint32(target));
  g_menu_append(menu, label, detailed);
  g_free(detailed);
  return G_MENU_MODEL(menu);
}

static GMenuModel *song_menu(GtkWidget *list, guint position, gpointer data) {
  return position == GTK_INVALID_LIST_POSITION ? NULL : menu("Play", "app.play", position);
}

static GMenuModel *dot_menu(GtkWidget *canvas, gboolean has_point, double x, double y, gpointer data) {
  for (guint dot = 0; has_point && dot < 2; dot++)
    if (hypot(x - dots[dot], y - 40) < 20) return menu("Paint", "app.paint", dot);
  return NULL;
}

static void draw(GtkDrawingArea *canvas, cairo_t *context, int width, int height, gpointer data) {
  for (guint dot = 0; dot < 2; dot++) {
    cairo_arc(context, dots[dot], 40, 20, 0, 2 * G_PI);
    cairo_fill(context);
  }
}

static void perform(GSimpleAction *action, GVariant *target, gpointer data) {
  g_print("%s %u\n", g_action_get_name(G_ACTION(action)), g_variant_get_uint32(target));
}

static void activate(GtkApplication *app) {
  const GActionEntry actions[] = {
      {.name = "play", .activate = perform, .parameter_type = "u"}, {.name = "paint", .activate = perform, .parameter_type = "u"}};
  g_action_map_add_action_entries(G_ACTION_MAP(app), actions, 2, NULL);
  GtkWidget *window = gtk_application_window_new(app), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = gtk_text_view_new(), *songs = gtk_list_box_new(), *canvas = gtk_drawing_area_new();
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(text)), "Hold a word of this text.", -1);
  longpress_set_edit_menu(text, NULL);
  const char *titles[] = {"Naima", "Nardis", "Solar"};
  for (int song = 0; song < 3; song++) gtk_list_box_append(GTK_LIST_BOX(songs), gtk_label_new(titles[song]));
  longpress_set_list_menu_func(songs, song_menu, NULL, NULL);
  longpress_set_preview(songs, NULL, 6, NULL, NULL, NULL);
  gtk_widget_set_size_request(canvas, 400, 80);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(canvas), draw, NULL, NULL);
  longpress_set_context_menu_func(canvas, dot_menu, NULL, NULL);
  gtk_box_append(GTK_BOX(box), text);
  gtk_box_append(GTK_BOX(box), songs);
  gtk_box_append(GTK_BOX(box), canvas);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *app = gtk_application_new("org.longpress.Songs", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), count, arguments);
}
