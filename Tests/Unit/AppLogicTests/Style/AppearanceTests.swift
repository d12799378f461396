import Documents
import Gtk
import Testing

@testable import LongpressApp

/// The desktop's possible settings for the appearance of programs.
@Suite("The desktop's appearance")
struct AppearanceTests {
    private func look(_ name: String, _ value: Appearance.Value) -> Appearance {
        var appearance = Appearance()
        appearance.apply(name, value)
        return appearance
    }

    @Test("Dark, light, and no preference")
    func scheme() {
        #expect(look("color-scheme", .number(1)).scheme == .dark)
        #expect(look("color-scheme", .number(2)).scheme == .light)
        for number in [0, 3, -1, 4_294_967_295] { #expect(look("color-scheme", .number(number)).scheme == nil) }
    }

    @Test("A later value replaces an earlier one")
    func later() {
        var appearance = look("color-scheme", .number(1))
        appearance.apply("color-scheme", .number(0))
        #expect(appearance == Appearance())
    }

    @Test("Contrast")
    func contrast() {
        #expect(look("contrast", .number(1)).hasHighContrast)
        for number in [0, 2] { #expect(!look("contrast", .number(number)).hasHighContrast) }
    }

    @Test("Motion")
    func motion() {
        #expect(look("reduced-motion", .number(1)).reducesMotion)
        for number in [0, 2] { #expect(!look("reduced-motion", .number(number)).reducesMotion) }
    }

    @Test("A colour with a component out of range is ignored")
    func accent() {
        #expect(look("accent-color", .triple(0, 0.5, 1)).accent == Color(red: 0, green: 0.5, blue: 1))
        for part in [-1, 1.01, .nan, .infinity] {
            #expect(look("accent-color", .triple(part, 0, 0)).accent == nil)
            #expect(look("accent-color", .triple(0, 0, part)).accent == nil)
        }
    }

    @Test("Values of other types and unknown names are ignored")
    func unknown() {
        #expect(look("accent-color", .number(1)) == Appearance())
        #expect(look("color-scheme", .triple(1, 1, 1)) == Appearance())
        #expect(look("larger-text", .number(1)) == Appearance())
    }

    @Test("Text on the accent is white or black, whichever is readable")
    func text() {
        #expect(Color(red: 0.2, green: 0.5, blue: 0.9).isReadableWithWhiteText)
        #expect(Color(red: 0.9, green: 0.1, blue: 0.2).isReadableWithWhiteText)
        #expect(!Color(red: 1, green: 0.9, blue: 0.2).isReadableWithWhiteText)
    }
}
