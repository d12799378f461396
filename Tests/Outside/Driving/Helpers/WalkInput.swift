import TestSupport

/// One input of a random walk. It depends only on the seed; its target depends on what is on the screen at that time.
struct WalkInput: CustomStringConvertible {
    enum Kind {
        case click, doubleClick, secondaryClick, middleClick, hold, drag
        case wheel(clicks: Int)
        case key(String)
        case typing(String)
        /// A click in the open menu; an ordinary click if none is open.
        case choice
        /// A menu of the menu bar (not File, which would end the walk), opened by keys or by pointer, and one of its items.
        case bar(menu: Int, item: Int, byKeys: Bool, chosen: Bool)
        /// Another program puts a text on the clipboard.
        case offer(String)
    }

    /// A place as fractions of the width and height, 0 to 1.
    struct Place {
        let x: Double
        let y: Double

        func point(in area: ScreenRectangle) -> ScreenPoint {
            ScreenPoint(x: area.x + Int(x * Double(area.width)), y: area.y + Int(y * Double(area.height)))
        }
    }

    let kind: Kind
    let place: Place
    /// The end of a drag.
    let end: Place

    /// Texts to type. Only a few characters aren't on the keyboard, because each of those takes a spare key.
    private static let texts = [
        "a", "word ", "Two Words", "\n", " ", "é", "ß\u{20}", "жд", "שלום", "عر", "日本", "ไท", "😀", "e\u{301}", "-",
        ". ",
    ]

    private static let keys = [
        "Left", "Right", "Up", "Down", "shift+Left", "shift+Right", "shift+Up", "shift+Down", "ctrl+Left", "ctrl+Right",
        "shift+ctrl+Left", "shift+ctrl+Right", "Home", "End", "shift+Home", "shift+End", "ctrl+Home", "ctrl+End",
        "Page_Up", "Page_Down", "BackSpace", "BackSpace", "Delete", "ctrl+BackSpace", "ctrl+Delete", "Return", "Tab",
        "shift+Tab", "Escape", "Escape", "Menu", "Menu", "Menu", "shift+F10", "ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v",
        "ctrl+v", "shift+ctrl+v", "ctrl+b", "ctrl+i", "ctrl+u", "ctrl+z", "ctrl+z", "ctrl+z", "shift+ctrl+z",
        "shift+ctrl+z", "ctrl+r", "shift+ctrl+c", "F2", "ctrl+plus", "ctrl+minus", "ctrl+0", "space", "shift+Insert",
        "ctrl+Insert", "shift+Delete",
    ]

    static func next(using generator: inout SeededGenerator) -> WalkInput {
        func part() -> Double { Double.random(in: 0..<1, using: &generator) }
        let (place, end) = (Place(x: part(), y: part()), Place(x: part(), y: part()))
        return WalkInput(kind: nextKind(using: &generator), place: place, end: end)
    }

    private static func nextKind(using generator: inout SeededGenerator) -> Kind {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        switch number(0..<100) {
        case 0..<13: return .click
        case 13..<18: return .doubleClick
        case 18..<30: return .secondaryClick
        case 30: return .middleClick
        case 31..<34: return .hold
        case 34..<38: return .drag
        case 38..<42: return .wheel(clicks: number(0..<2) == 0 ? -2 : 2)
        case 42..<58: return .typing(texts[number(0..<texts.count)])
        case 58..<84: return .key(keys[number(0..<keys.count)])
        case 84..<96: return .choice
        case 96..<99:
            return .bar(menu: number(1..<5), item: number(0..<9), byKeys: number(0..<2) == 0, chosen: number(0..<3) > 0)
        default: return .offer("offered \(number(0..<100))")
        }
    }

    var description: String {
        switch kind {
        case .click, .doubleClick, .secondaryClick, .middleClick, .hold, .choice: "\(kind) at \(Self.told(place))"
        case .drag: "drag from \(Self.told(place)) to \(Self.told(end))"
        case .wheel(let clicks): "wheel by \(clicks) at \(Self.told(place))"
        case .key(let key): "key \(key)"
        case .typing(let text): "typing \(text.debugDescription)"
        case .bar(let menu, let item, let byKeys, let chosen):
            "menu \(menu) of the bar by \(byKeys ? "keys" : "pointer"), item \(item)\(chosen ? "" : " not") chosen"
        case .offer(let text): "another program offers \(text.debugDescription)"
        }
    }

    /// Whether the input presses a button.
    var isPress: Bool {
        switch kind {
        case .click, .doubleClick, .secondaryClick, .middleClick, .hold, .drag, .choice, .bar: true
        case .wheel, .key, .typing, .offer: false
        }
    }

    /// Whether the input is possible while the app is stopped. The app measures a hold itself, so a hold isn't.
    var needsNoAnswer: Bool {
        switch kind {
        case .click, .doubleClick, .secondaryClick, .middleClick, .drag, .wheel, .key, .typing: true
        case .hold, .choice, .bar, .offer: false
        }
    }

    private static func told(_ place: Place) -> String { "\(Int(place.x * 100)) %, \(Int(place.y * 100)) %" }
}
