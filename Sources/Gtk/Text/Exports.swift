// What a text buffer holds comes with it: a program imports `Gtk` alone.
@_exported public import RichText
