// Tests can audit menus with the same import.
@_exported public import LongpressAudit
