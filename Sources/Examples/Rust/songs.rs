//! A text, a list and a canvas with the menus of Longpress, in Rust.
use gtk4::{ffi::*, gio, gio::ffi::GMenuModel, glib, glib::ffi::gpointer, glib::translate::*, prelude::*};
use std::{f64::consts::PI, os::raw::*, ptr::null_mut};

const DOTS: [f64; 2] = [40.0, 120.0];
type ListMenu = extern "C" fn(*mut GtkWidget, c_uint, gpointer) -> *mut GMenuModel;
type ContextMenu = extern "C" fn(*mut GtkWidget, c_int, f64, f64, gpointer) -> *mut GMenuModel;
#[link(name = "longpress")]
extern "C" {
    fn longpress_set_edit_menu(widget: *mut GtkWidget, commands: *mut GMenuModel);
    fn longpress_set_list_menu_func(list: *mut GtkWidget, func: ListMenu, data: gpointer, destroy: gpointer);
    fn longpress_set_context_menu_func(widget: *mut GtkWidget, func: ContextMenu, data: gpointer, destroy: gpointer);
}

fn menu(label: &str, action: &str, target: u32) -> *mut GMenuModel {
    let (menu, action) = (gio::Menu::new(), format!("{action}(uint32 {target})"));
    menu.append(Some(label), Some(&action));
    menu.upcast::<gio::MenuModel>().to_glib_full()
}

extern "C" fn song_menu(_: *mut GtkWidget, position: c_uint, _: gpointer) -> *mut GMenuModel {
    if position == GTK_INVALID_LIST_POSITION { null_mut() } else { menu("Play", "app.play", position) }
}

extern "C" fn dot_menu(_: *mut GtkWidget, has_point: c_int, x: f64, y: f64, _: gpointer) -> *mut GMenuModel {
    let dot = DOTS.iter().position(|dot| has_point != 0 && (x - dot).hypot(y - 40.0) < 20.0);
    dot.map_or(null_mut(), |dot| menu("Paint", "app.paint", dot as u32))
}

fn activate(app: &gtk4::Application) {
    for name in ["play", "paint"] {
        let action = gio::SimpleAction::new(name, glib::VariantTy::new("u").ok());
        action.connect_activate(|action, target| println!("{} {}", action.name(), target.unwrap().get::<u32>().unwrap()));
        app.add_action(&action);
    }
    let (text, songs) = (gtk4::TextView::new(), gtk4::ListBox::new());
    let canvas = gtk4::DrawingArea::builder().content_width(400).content_height(80).build();
    text.buffer().set_text("Hold a word of this text.");
    ["Naima", "Nardis", "Solar"].iter().for_each(|song| songs.append(&gtk4::Label::new(Some(song))));
    canvas.set_draw_func(|_, context, _, _| {
        for x in DOTS { context.arc(x, 40.0, 20.0, 0.0, 2.0 * PI); context.fill().unwrap(); }
    });
    unsafe {
        longpress_set_edit_menu(text.as_ptr() as _, null_mut());
        longpress_set_list_menu_func(songs.as_ptr() as _, song_menu, null_mut(), null_mut());
        longpress_set_context_menu_func(canvas.as_ptr() as _, dot_menu, null_mut(), null_mut());
    }
    let column = gtk4::Box::new(gtk4::Orientation::Vertical, 6);
    let parts: [gtk4::Widget; 3] = [text.upcast(), songs.upcast(), canvas.upcast()];
    parts.iter().for_each(|part| column.append(part));
    gtk4::ApplicationWindow::builder().application(app).child(&column).build().present();
}

fn main() {
    let app = gtk4::Application::new(Some("org.longpress.Songs"), Default::default());
    app.connect_activate(activate);
    app.run();
}
