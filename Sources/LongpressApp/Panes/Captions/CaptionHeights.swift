import Gtk
import Notes

/// The heights of captions below their pictures. Heights are reused until the caption or its width changes, so that laying out
/// thousands of pictures is fast.
final class CaptionHeights {
    /// A label in the style of captions.
    private let sample: Label
    private var known: [NotePicture.ID: (text: String, width: Double, line: Double, height: Double)] = [:]

    init(_ sample: Label) {
        self.sample = sample
    }

    /// Returns a function for the heights of captions at a width, in points: one line if there is no caption, and no more lines
    /// than are shown.
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
            let height = min(layout.size.height, line * Double(CaptionLabel.maxLines)).rounded(.up)
            self.known[picture.id] = (picture.caption, width, line, height)
            return height
        }
    }
}
