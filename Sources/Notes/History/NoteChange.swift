import RichText

/// One change of a note, with all that it takes to undo it and to make it again (E25).
enum NoteChange {
    case text(TextChange)
    case pictures(PictureChange)

    /// The change that takes this one back.
    var inverse: NoteChange {
        switch self {
        case .text(let change): .text(change.inverse)
        case .pictures(let change): .pictures(change.inverse)
        }
    }

    /// About how much memory, in bytes, is held only so that this change can be undone.
    var byteCount: Int {
        switch self {
        case .text(let change): change.byteCount
        case .pictures(let change): change.byteCount
        }
    }
}
