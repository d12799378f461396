// What is found is said in rules: a program imports `LongpressAudit` alone.
@_exported public import MenuGuidelines
