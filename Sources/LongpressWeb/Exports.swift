// The menus of web pages are menus on web views: a program imports `LongpressWeb` alone.
@_exported public import Longpress
@_exported public import WebKitGtk
