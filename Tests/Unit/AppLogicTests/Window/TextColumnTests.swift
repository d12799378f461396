import Gtk
import GtkEditor
import Testing

@testable import LongpressApp

/// The layout of the note's text.
@Suite("Column of text")
struct TextColumnTests {
    private let font = FontMeasures(size: 14, lineHeight: 19, letterWidth: 6)

    private func setting(_ width: Int, _ font: FontMeasures? = nil) -> TextSetting {
        TextColumn.setting(width: width, font: font ?? self.font)
    }

    @Test("A wide view has a column of 70 letters in its middle, whatever the font's size")
    func wide() {
        for scale in [0.8, 1, 2, 2.6] {
            let font = FontMeasures(size: 14 * scale, lineHeight: 19 * scale, letterWidth: 6 * scale)
            let width = Int(2000 * scale)
            let column = Double(width - 2 * setting(width, font).horizontalMargin)
            #expect(abs(column / font.letterWidth - 70) < 1, "\(scale)")
        }
    }

    @Test("A narrow view keeps a margin that grows with it", arguments: [(100, 14), (360, 21), (450, 27), (600, 90)])
    func narrow(width: Int, margin: Int) {
        #expect(setting(width).horizontalMargin == margin)
    }

    @Test("The margin doesn't jump as the view is made wider")
    func steady() {
        var before = setting(100)
        for width in 101...1500 {
            let now = setting(width)
            #expect((0...1).contains(now.horizontalMargin - before.horizontalMargin), "at \(width)")
            #expect((now.lineSpacing, now.paragraphSpacing) == (before.lineSpacing, before.paragraphSpacing))
            before = now
        }
    }

    @Test("Lines are one and a half font sizes apart, and no less than the font's own spacing")
    func lines() {
        #expect(setting(500).lineSpacing == 2)
        #expect(setting(500).paragraphSpacing == 9)
        #expect(setting(500, FontMeasures(size: 14, lineHeight: 24, letterWidth: 6)).lineSpacing == 0)
    }
}
