import Pictures

/// One change of a note's pictures. Pictures are shared with the note, not copied.
enum PictureChange {
    /// A picture was inserted before the one at an index.
    case insertion(NotePicture, at: Int)
    /// The picture at an index was removed.
    case removal(NotePicture, at: Int)
    case caption(NotePicture.ID, from: String, to: String)
    case pose(NotePicture.ID, from: Pose, to: Pose)
    /// A picture was cropped, and so has another file.
    case file(from: NotePicture, to: NotePicture)
    /// The pictures were reordered; the first list has those that were moved.
    case order([NotePicture.ID], from: [NotePicture.ID], to: [NotePicture.ID])

    var inverse: PictureChange {
        switch self {
        case .insertion(let picture, let index): .removal(picture, at: index)
        case .removal(let picture, let index): .insertion(picture, at: index)
        case .caption(let id, let old, let new): .caption(id, from: new, to: old)
        case .pose(let id, let old, let new): .pose(id, from: new, to: old)
        case .file(let old, let new): .file(from: new, to: old)
        case .order(let moved, let old, let new): .order(moved, from: new, to: old)
        }
    }

    /// Returns this change and the next one combined; `nil` unless both change the caption of the same picture.
    func merged(with next: PictureChange) -> PictureChange? {
        guard case .caption(let id, let old, _) = self, case .caption(id, _, let new) = next else { return nil }
        return .caption(id, from: old, to: new)
    }

    /// Whether the change leaves a caption as it was.
    var isNothing: Bool {
        if case .caption(_, let old, let new) = self { old == new } else { false }
    }

    /// The pictures that the change affects.
    var pictures: [NotePicture.ID] {
        switch self {
        case .insertion(let picture, _), .removal(let picture, _), .file(_, let picture): [picture.id]
        case .caption(let id, _, _), .pose(let id, _, _): [id]
        case .order(let moved, _, _): moved
        }
    }

    /// The memory used by the parts removed from the note, in bytes. Inserted parts are in the note or in a later change.
    var byteCount: Int {
        switch self {
        case .insertion: 0
        case .removal(let picture, _): picture.file.bytes.count + picture.caption.utf8.count
        case .caption(_, let old, let new): old.utf8.count + new.utf8.count
        case .pose: 0
        case .file(let old, _): old.file.bytes.count
        case .order(let moved, let old, let new):
            (moved.count + old.count + new.count) * MemoryLayout<NotePicture.ID>.stride
        }
    }
}
