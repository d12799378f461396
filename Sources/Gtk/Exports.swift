// These modules define the contents of a text buffer and the geometry of widgets, so a program only needs to import `Gtk`.
@_exported public import Geometry
@_exported public import Localization
@_exported public import Platform
@_exported public import RichText
