import Gtk
import Longpress
import Notes

/// Finds the targets of a demonstration in a note's window.
struct DemonstrationTargets {
    let note: NoteWindow

    private var window: Window { note.window }
    private var text: TextView { note.text.view }
    private var images: ImagePane { note.images }

    /// The length of the shortest word to use, in letters: a shorter one doesn't show its selection well.
    private static let letters = 3
    /// The distance between a word and a later word, in points.
    private static let way = 90.0

    /// Returns whether a note has something, which may be scrolled out of sight.
    func has(_ need: Demonstration.Need) -> Bool {
        let pictures = note.showsImages ? note.note.sidePictures : []
        return switch need {
        case .word: word(atPart: Self.order) != nil
        case .picture: !pictures.isEmpty
        case .pictures: pictures.count > 1
        case .caption: pictures.contains { !$0.caption.isEmpty }
        case .missingCaption: pictures.contains(where: \.caption.isEmpty)
        case .emptySpace: note.showsImages && emptySpace != nil
        case .link: link != nil
        }
    }

    // MARK: Text

    /// The parts of the visible height at which to look for a word, starting in the middle.
    private static let order = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1]

    /// Returns the frame of a word or of the address, in the window's coordinates.
    func frame(ofText target: Demonstration.Target) -> Rectangle? {
        let range: Range<Int>? =
            switch target {
            case .word: word(atPart: Self.order)
            case .firstWord: word(atPart: Self.order.sorted())
            case .lastWord: word(atPart: Self.order.sorted(by: >))
            case .laterWord: laterWord
            case .link: link
            default: nil
            }
        return range.flatMap { text.convert(text.bounds(of: $0), to: window) }
    }

    /// Returns a fully visible word at the first of some parts of the visible height that has one.
    private func word(atPart parts: [Double]) -> Range<Int>? {
        let visible = text.visibleRect
        for part in parts {
            for across in [0.5, 0.35, 0.65, 0.2, 0.8] {
                let point = Point(x: visible.minX + across * visible.width, y: visible.minY + part * visible.height)
                if let word = word(at: point, in: visible) { return word }
            }
        }
        return nil
    }

    private func word(at point: Point, in visible: Rectangle) -> Range<Int>? {
        guard let word = text.buffer.wordRange(at: text.offset(at: point)), word.count >= Self.letters
        else { return nil }
        let bounds = text.bounds(of: word)
        let isWhole =
            bounds.minX >= visible.minX && bounds.maxX <= visible.maxX && bounds.minY >= visible.minY
            && bounds.maxY <= visible.maxY
        return isWhole ? word : nil
    }

    /// A word beside the one in the middle, if possible on the same line, otherwise one line below or above.
    private var laterWord: Range<Int>? {
        guard let word = word(atPart: Self.order) else { return nil }
        let (bounds, visible) = (text.bounds(of: word), text.visibleRect)
        for x in [bounds.maxX + Self.way, bounds.minX - Self.way] {
            for y in [bounds.midY, bounds.midY + bounds.height, bounds.midY - bounds.height] {
                if let found = self.word(at: Point(x: x, y: y), in: visible), found != word { return found }
            }
        }
        return nil
    }

    private var link: Range<Int>? {
        let visible = text.visibleRange
        let scalars = Array(text.buffer.text(in: visible).unicodeScalars)
        let sign = Array("https://".unicodeScalars)
        guard scalars.count >= sign.count,
            let start = (0...(scalars.count - sign.count)).first(where: {
                scalars[$0..<$0 + sign.count].elementsEqual(sign)
            })
        else { return nil }
        return visible.lowerBound + start..<visible.lowerBound + start + sign.count
    }

    // MARK: Pictures

    /// The picture to press: one of the selected pictures if several are selected.
    var picture: PictureItem? {
        let selected = images.items.filter(\.isSelected)
        let candidates = selected.count > 1 ? selected : images.items
        return candidates.first { isInSight($0.widget) } ?? candidates.first
    }

    /// The lowest visible picture.
    var lowestPicture: PictureItem? {
        images.items.filter { isInSight($0.widget) }.max { bottom(of: $0) < bottom(of: $1) } ?? images.items.last
    }

    private func bottom(of item: PictureItem) -> Double { item.widget.bounds(in: window)?.maxY ?? 0 }

    private func isInSight(_ widget: Widget) -> Bool {
        guard widget.isMapped, let bounds = widget.bounds(in: window), let pane = images.widget.bounds(in: window)
        else {
            return false
        }
        return bounds.height > 0 && bounds.minY >= pane.minY - 1 && bounds.maxY <= pane.maxY + 1
    }

    /// The caption, or its placeholder, of the only picture or of the selected one.
    var shownCaption: Widget? {
        guard let picture = note.images.captioned, let shown = note.images.item(picture.id)?.caption.shown,
            shown.isMapped, shown.size.width > 1
        else { return nil }
        return shown
    }

    func picture(hasCaption: Bool) -> NotePicture? { note.note.sidePictures.first { $0.caption.isEmpty != hasCaption } }

    /// How many points of the pane are tried in each direction.
    private static let tries = 16

    /// The lowest point of the pane, in the window's coordinates, where a press reaches the pane itself.
    var emptySpace: Point? {
        guard let pane = images.widget.bounds(in: window), pane.width > 1 else { return nil }
        for row in 1..<Self.tries {
            let y = pane.maxY - Double(row) / Double(Self.tries) * pane.height
            // From the middle outwards.
            for column in 0..<Self.tries {
                let offset = Double((column + 1) / 2) * (column.isMultiple(of: 2) ? 1 : -1) / Double(Self.tries)
                let point = Point(x: pane.midX + offset * pane.width, y: y)
                if isEmptySpace(point) { return point }
            }
        }
        return nil
    }

    private func isEmptySpace(_ point: Point) -> Bool {
        guard let pressed = window.pick(point) else { return false }
        return pressed.selfAndAncestors.first { $0.menu != nil } == images.widget
    }
}
