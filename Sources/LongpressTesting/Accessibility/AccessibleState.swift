/// A decoder of the two words of bits that contain an object's states.
enum AccessibleState {
    /// The names of the states in the order of their bits.
    static let names = [
        "invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable", "enabled", "expandable",
        "expanded", "focusable", "focused", "has-tooltip", "horizontal", "iconified", "modal", "multi-line",
        "multiselectable", "opaque", "pressed", "resizable", "selectable", "selected", "sensitive", "showing",
        "single-line", "stale", "transient", "vertical", "visible", "manages-descendants", "indeterminate", "required",
        "truncated", "animated", "invalid-entry", "supports-autocompletion", "selectable-text", "is-default", "visited",
        "checkable", "has-popup", "read-only",
    ]

    static func decode(_ words: [Int]) -> Set<String> {
        var result: Set<String> = []
        for (index, name) in names.enumerated() where index / 32 < words.count {
            if words[index / 32] >> (index % 32) & 1 == 1 { result.insert(name) }
        }
        return result
    }
}
