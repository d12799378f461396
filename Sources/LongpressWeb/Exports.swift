// The menus of web pages are menus of web views, so a program has to import only `LongpressWeb`.
@_exported public import Longpress
@_exported public import WebKitGtk
