// What a menu is comes with how it is shown: a program imports `Longpress` alone, and `Gtk` for its widgets.
@_exported public import Menus
