extension CounterStyle {
    /// Returns the style with a name, preferably the page's own. An unknown one counts in decimal, as in browsers.
    static func named(_ name: String, among own: [String: CounterStyle]) -> CounterStyle {
        own[name] ?? all[name.lowercased()] ?? decimal
    }

    static let decimal = numeric("0123456789")

    private static func numeric(_ digits: String) -> CounterStyle { CounterStyle(.numeric, digits.map { String($0) }) }

    private static func alphabetic(_ letters: String, suffix: String = ". ") -> CounterStyle {
        CounterStyle(.alphabetic, letters.map { String($0) }, suffix: suffix)
    }

    private static func cyclic(_ mark: String) -> CounterStyle { CounterStyle(.cyclic, [mark], suffix: " ") }

    private static func additive(_ table: String, upTo last: Int) -> CounterStyle {
        let parts = table.split(whereSeparator: \.isWhitespace)
        let pairs = stride(from: 0, to: parts.count, by: 2).map { (Int(parts[$0])!, String(parts[$0 + 1])) }
        return CounterStyle(.additive(pairs.map(\.0)), pairs.map(\.1), range: 1...last)
    }

    private static let all: [String: CounterStyle] = {
        var styles = marks.merging(digits) { $1 }
        styles.merge(letters) { $1 }
        styles.merge(sums) { $1 }
        for kind in EastAsianNumber.allCases {
            styles[kind.rawValue] = CounterStyle(.eastAsian(kind), [], suffix: kind.suffix)
        }
        styles["cjk-ideographic"] = styles[EastAsianNumber.traditionalChineseInformal.rawValue]
        return styles
    }()

    /// Marks without a number. The last ones are from Apple's programs.
    private static let marks: [String: CounterStyle] = [
        "disc": cyclic("•"), "circle": cyclic("◦"), "square": cyclic("▪"), "disclosure-open": cyclic("▾"),
        "disclosure-closed": cyclic("▸"), "hyphen": cyclic("⁃"), "check": cyclic("✓"), "box": cyclic("□"),
        "diamond": cyclic("◆"),
    ]

    private static let digits: [String: CounterStyle] = {
        var zero = decimal
        zero.pad = (2, "0")
        var eastern = numeric("〇一二三四五六七八九")
        eastern.suffix = "、"
        eastern.range = 0...Int.max
        return [
            "decimal": decimal, "decimal-leading-zero": zero, "cjk-decimal": eastern,
            "arabic-indic": numeric("٠١٢٣٤٥٦٧٨٩"), "bengali": numeric("০১২৩৪৫৬৭৮৯"), "cambodian": numeric("០១២៣៤៥៦៧៨៩"),
            "devanagari": numeric("०१२३४५६७८९"), "gujarati": numeric("૦૧૨૩૪૫૬૭૮૯"), "gurmukhi": numeric("੦੧੨੩੪੫੬੭੮੯"),
            "kannada": numeric("೦೧೨೩೪೫೬೭೮೯"), "khmer": numeric("០១២៣៤៥៦៧៨៩"), "lao": numeric("໐໑໒໓໔໕໖໗໘໙"),
            "malayalam": numeric("൦൧൨൩൪൫൬൭൮൯"), "mongolian": numeric("᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙"),
            "myanmar": numeric("၀၁၂၃၄၅၆၇၈၉"), "oriya": numeric("୦୧୨୩୪୫୬୭୮୯"), "persian": numeric("۰۱۲۳۴۵۶۷۸۹"),
            "urdu": numeric("۰۱۲۳۴۵۶۷۸۹"), "tamil": numeric("௦௧௨௩௪௫௬௭௮௯"), "telugu": numeric("౦౧౨౩౪౫౬౭౮౯"),
            "thai": numeric("๐๑๒๓๔๕๖๗๘๙"), "tibetan": numeric("༠༡༢༣༤༥༦༧༨༩"), "binary": numeric("01"),
            "octal": numeric("01234567"), "lower-hexadecimal": numeric("0123456789abcdef"),
            "upper-hexadecimal": numeric("0123456789ABCDEF"),
        ]
    }()

    private static let letters: [String: CounterStyle] = [
        "lower-alpha": alphabetic("abcdefghijklmnopqrstuvwxyz"),
        "lower-latin": alphabetic("abcdefghijklmnopqrstuvwxyz"),
        "upper-alpha": alphabetic("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        "upper-latin": alphabetic("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        "lower-greek": alphabetic("αβγδεζηθικλμνξοπρστυφχψω"), "upper-greek": alphabetic("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
        "lower-russian": alphabetic("абвгдежзиклмнопрстуфхцчшщэюя"),
        "upper-russian": alphabetic("АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"),
        "hiragana": alphabetic("あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん", suffix: "、"),
        "hiragana-iroha": alphabetic("いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす", suffix: "、"),
        "katakana": alphabetic("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲン", suffix: "、"),
        "katakana-iroha": alphabetic("イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス", suffix: "、"),
        "cjk-earthly-branch": CounterStyle(.fixed(first: 1), "子丑寅卯辰巳午未申酉戌亥".map { String($0) }, suffix: "、"),
        "cjk-heavenly-stem": CounterStyle(.fixed(first: 1), "甲乙丙丁戊己庚辛壬癸".map { String($0) }, suffix: "、"),
        "hangul": alphabetic("가나다라마바사아자차카타파하"), "hangul-consonant": alphabetic("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"),
        "asterisks": CounterStyle(.symbolic, ["*"], suffix: " "),
        "footnotes": CounterStyle(.symbolic, ["*", "⁑", "†", "‡"], suffix: " "),
    ]

    private static let sums: [String: CounterStyle] = {
        let roman = "1000 m 900 cm 500 d 400 cd 100 c 90 xc 50 l 40 xl 10 x 9 ix 5 v 4 iv 1 i"
        let armenian = """
            9000 Ք 8000 Փ 7000 Ւ 6000 Ց 5000 Ր 4000 Տ 3000 Վ 2000 Ս 1000 Ռ 900 Ջ 800 Պ 700 Չ 600 Ո 500 Շ 400 Ն 300 Յ 200 Մ
            100 Ճ 90 Ղ 80 Ձ 70 Հ 60 Կ 50 Ծ 40 Խ 30 Լ 20 Ի 10 Ժ 9 Թ 8 Ը 7 Է 6 Զ 5 Ե 4 Դ 3 Գ 2 Բ 1 Ա
            """
        let georgian = """
            10000 ჵ 9000 ჰ 8000 ჯ 7000 ჴ 6000 ხ 5000 ჭ 4000 წ 3000 ძ 2000 ც 1000 ჩ 900 შ 800 ყ 700 ღ 600 ქ 500 ფ 400 ჳ 300 ტ
            200 ს 100 რ 90 ჟ 80 პ 70 ო 60 ჲ 50 ნ 40 მ 30 ლ 20 კ 10 ი 9 თ 8 ჱ 7 ზ 6 ვ 5 ე 4 დ 3 გ 2 ბ 1 ა
            """
        let hebrew = """
            10000 י׳ 9000 ט׳ 8000 ח׳ 7000 ז׳ 6000 ו׳ 5000 ה׳ 4000 ד׳ 3000 ג׳ 2000 ב׳ 1000 א׳ 400 ת 300 ש 200 ר 100 ק 90 צ 80 פ
            70 ע 60 ס 50 נ 40 מ 30 ל 20 כ 19 יט 18 יח 17 יז 16 טז 15 טו 10 י 9 ט 8 ח 7 ז 6 ו 5 ה 4 ד 3 ג 2 ב 1 א
            """
        return [
            "lower-roman": additive(roman, upTo: 3999), "upper-roman": additive(roman.uppercased(), upTo: 3999),
            "armenian": additive(armenian, upTo: 9999), "upper-armenian": additive(armenian, upTo: 9999),
            "lower-armenian": additive(armenian.lowercased(), upTo: 9999),
            "georgian": additive(georgian, upTo: 19999), "hebrew": additive(hebrew, upTo: 10999),
        ]
    }()
}
