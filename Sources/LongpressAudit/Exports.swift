// Findings refer to the guidelines, so a program has to import only `LongpressAudit`.
@_exported public import MenuGuidelines
