// A program imports only `Longpress`, and `Gtk` for its widgets: the model of menus is exported with it.
@_exported public import Menus
