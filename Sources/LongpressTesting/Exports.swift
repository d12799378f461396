// An audit of menus is a test of a program: it comes with it.
@_exported public import LongpressAudit
