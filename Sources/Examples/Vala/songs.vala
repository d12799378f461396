// A text, a list and a canvas with the menus of Longpress, in Vala: valac --pkg gtk4 --pkg longpress -X -lm songs.vala

const double[] DOTS = {40, 120};

MenuModel menu(string label, string action, uint target) {
    var menu = new Menu();
    menu.append(label, Action.print_detailed_name(action, new Variant.uint32(target)));
    return menu;
}

void activate(Gtk.Application app) {
    foreach (var name in new string[] {"play", "paint"}) {
        var action = new SimpleAction(name, VariantType.UINT32);
        action.activate.connect((target) => stdout.printf("%s %s\n", name, target.print(false)));
        app.add_action(action);
    }
    var text = new Gtk.TextView();
    text.buffer.text = "Hold a word of this text.";
    Longpress.set_edit_menu(text, null);

    var songs = new Gtk.ListBox();
    foreach (var song in new string[] {"Naima", "Nardis", "Solar"}) songs.append(new Gtk.Label(song));
    Longpress.set_list_menu_func(songs, (list, position) =>
        position == Gtk.INVALID_LIST_POSITION ? null : menu("Play", "app.play", position));
    Longpress.set_preview(songs, null, 6, null);

    var canvas = new Gtk.DrawingArea() { content_width = 400, content_height = 80 };
    canvas.set_draw_func((area, context) => {
        foreach (var x in DOTS) {
            context.arc(x, 40, 20, 0, 2 * Math.PI);
            context.fill();
        }
    });
    Longpress.set_context_menu_func(canvas, (widget, has_point, x, y) => {
        for (var dot = 0; has_point && dot < DOTS.length; dot++)
            if (Math.hypot(x - DOTS[dot], y - 40) < 20) return menu("Paint", "app.paint", dot);
        return null;
    });

    var box = new Gtk.Box(Gtk.Orientation.VERTICAL, 6);
    box.append(text);
    box.append(songs);
    box.append(canvas);
    new Gtk.ApplicationWindow(app) { title = "Songs", child = box }.present();
}

int main(string[] arguments) {
    var app = new Gtk.Application("org.longpress.Songs", 0);
    app.activate.connect(() => activate(app));
    return app.run(arguments);
}
