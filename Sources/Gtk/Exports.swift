// What a text buffer holds, and where a widget is, comes with them: a program imports `Gtk` alone.
@_exported public import Geometry
@_exported public import Localization
@_exported public import Platform
@_exported public import RichText
