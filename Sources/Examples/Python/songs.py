#!/usr/bin/env python3
"""A text, a list and a canvas with the menus of Longpress, in Python."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Longpress", "0")
from gi.repository import Gio, GLib, Gtk, Longpress

SONGS = ["Naima", "Nardis", "Solar"]
DOTS = [(40, 40), (120, 40)]


def menu(*items):
    model = Gio.Menu()
    for label, action, target in items:
        model.append(label, Gio.action_print_detailed_name(action, GLib.Variant("u", target)))
    return model


def song_menu(box, position):
    return None if position == Gtk.INVALID_LIST_POSITION else menu(("Play", "app.play", position), ("Add to Favorites", "app.favor", position))


def dot_menu(canvas, has_point, x, y):
    near = [i for i, dot in enumerate(DOTS) if abs(dot[0] - x) < 20 and abs(dot[1] - y) < 20]
    return menu(("Paint", "app.paint", near[0])) if has_point and near else None


def draw(canvas, context, width, height):
    for x, y in DOTS:
        context.arc(x, y, 20, 0, 7)
        context.fill()


def activate(app):
    for name in ("play", "favor", "paint", "quote"):
        action = Gio.SimpleAction.new(name, None if name == "quote" else GLib.VariantType("u"))
        action.connect("activate", lambda action, value: print(action.props.name, value and value.unpack(), flush=True))
        app.add_action(action)
    text, songs, canvas = Gtk.TextView(), Gtk.ListBox(), Gtk.DrawingArea(content_height=80)
    text.props.buffer.props.text = "Hold a word of this text."
    extra = Gio.Menu()
    extra.append("Quote", "app.quote")
    Longpress.set_edit_menu(text, extra)
    for song in SONGS:
        songs.append(Gtk.Label(label=song, margin_top=8, margin_bottom=8))
    Longpress.set_list_menu_func(songs, song_menu)
    Longpress.set_preview(songs, None, 6, None)
    canvas.set_draw_func(draw)
    Longpress.set_context_menu_func(canvas, dot_menu)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    for widget in (text, songs, canvas):
        box.append(widget)
    Gtk.ApplicationWindow(application=app, title="Songs", default_width=400, child=box).present()


app = Gtk.Application(application_id="org.longpress.Songs")
app.connect("activate", activate)
app.run()
