import Gtk
import Notes

/// The heights that captions take below their pictures. They are known again as long as neither caption nor width changes:
/// laying thousands of pictures out doesn't take long.
final class CaptionHeights {
    /// A label that looks as they do.
    private let sample: Label
    private var known: [NotePicture.ID: (text: String, width: Double, line: Double, height: Double)] = [:]

    init(_ sample: Label) {
        self.sample = sample
    }

    /// The heights of captions for widths, in points: a line if there is none, and no more lines than are shown.
    func heights(of pictures: [NotePicture]) -> (_ index: Int, _ width: Double) -> Double {
        let line = TextLayout("Xg", on: sample).size.height
        return { index, width in
            let picture = pictures[index]
            guard !picture.caption.isEmpty else { return line.rounded(.up) }
            if let known = self.known[picture.id], known.text == picture.caption, known.width == width,
                known.line == line
            {
                return known.height
            }
            let layout = TextLayout(picture.caption, on: self.sample)
            layout.width = width
            let height = min(layout.size.height, line * Double(CaptionLabel.mostLines)).rounded(.up)
            self.known[picture.id] = (picture.caption, width, line, height)
            return height
        }
    }
}
