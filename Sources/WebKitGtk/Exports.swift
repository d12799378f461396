// A web view is a widget.
@_exported public import Gtk
