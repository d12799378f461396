import RichText

/// One change of a note, with everything needed to undo and redo it (E25).
enum NoteChange {
    case text(TextChange)
    case pictures(PictureChange)

    /// The change that reverts this one.
    var inverse: NoteChange {
        switch self {
        case .text(let change): .text(change.inverse)
        case .pictures(let change): .pictures(change.inverse)
        }
    }

    /// The approximate memory, in bytes, that is used only so that this change can be undone.
    var byteCount: Int {
        switch self {
        case .text(let change): change.byteCount
        case .pictures(let change): change.byteCount
        }
    }
}
