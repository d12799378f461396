import Gtk

/// One change of a note, with all that it takes to undo it and to make it again (E25).
enum NoteChange {
    /// A change of the text, its styles or its directions.
    case text(TextChange)
    /// A change of the pictures.
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

/// One change of a note's pictures. Pictures are shared with the note, not copied.
enum PictureChange {
    /// A picture came in before the one at a place.
    case insertion(NotePicture, at: Int)
    /// The picture at a place went out.
    case removal(NotePicture, at: Int)
    /// A picture got another caption.
    case caption(NotePicture.ID, from: String, to: String)
    /// A picture looks different: it was turned.
    case look(NotePicture.ID, from: NotePicture.Look, to: NotePicture.Look)

    /// The change that takes this one back.
    var inverse: PictureChange {
        switch self {
        case .insertion(let picture, let place): .removal(picture, at: place)
        case .removal(let picture, let place): .insertion(picture, at: place)
        case .caption(let id, let old, let new): .caption(id, from: new, to: old)
        case .look(let id, let old, let new): .look(id, from: new, to: old)
        }
    }

    /// The picture that it is about.
    var picture: NotePicture.ID {
        switch self {
        case .insertion(let picture, _), .removal(let picture, _): picture.id
        case .caption(let id, _, _), .look(let id, _, _): id
        }
    }

    /// What the change took out of the note takes memory; what it put in is in the note, or in a later change.
    var byteCount: Int {
        switch self {
        case .insertion: 0
        case .removal(let picture, _): picture.look.byteCount + picture.caption.utf8.count
        case .caption(_, let old, let new): old.utf8.count + new.utf8.count
        case .look(_, let old, _): old.byteCount
        }
    }
}
