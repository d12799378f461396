/// East Asian numbers in words, up to 9999 (CSS Counter Styles, level 3, section 7).
enum EastAsianNumber: String, CaseIterable, Sendable {
    case japaneseInformal = "japanese-informal"
    case japaneseFormal = "japanese-formal"
    case koreanHangulFormal = "korean-hangul-formal"
    case koreanHanjaInformal = "korean-hanja-informal"
    case koreanHanjaFormal = "korean-hanja-formal"
    case simplifiedChineseInformal = "simp-chinese-informal"
    case simplifiedChineseFormal = "simp-chinese-formal"
    case traditionalChineseInformal = "trad-chinese-informal"
    case traditionalChineseFormal = "trad-chinese-formal"

    /// The digits from 0 to 9, the signs for 10, 100 and 1000, and the negative sign.
    private var signs: (digits: String, powers: String, negative: String) {
        switch self {
        case .japaneseInformal: ("〇一二三四五六七八九", "十百千", "マイナス")
        case .japaneseFormal: ("零壱弐参四伍六七八九", "拾百阡", "マイナス")
        case .koreanHangulFormal: ("영일이삼사오육칠팔구", "십백천", "마이너스 ")
        case .koreanHanjaInformal: ("零一二三四五六七八九", "十百千", "마이너스 ")
        case .koreanHanjaFormal: ("零壹貳參四五六七八九", "拾百仟", "마이너스 ")
        case .simplifiedChineseInformal: ("零一二三四五六七八九", "十百千", "负")
        case .simplifiedChineseFormal: ("零壹贰叁肆伍陆柒捌玖", "拾佰仟", "负")
        case .traditionalChineseInformal: ("零一二三四五六七八九", "十百千", "負")
        case .traditionalChineseFormal: ("零壹貳參肆伍陸柒捌玖", "拾佰仟", "負")
        }
    }

    private var isChinese: Bool { rawValue.contains("chinese") }
    private var isInformal: Bool { rawValue.hasSuffix("-informal") }

    /// The text after the number in a list.
    var suffix: String { rawValue.hasPrefix("korean") ? ", " : "、" }

    /// Returns the words for a number from -9999 to 9999.
    func text(_ number: Int) -> String {
        let (digits, powers, negative) = signs
        let numerals = digits.map { String($0) }
        guard number != 0 else { return numerals[0] }
        let size = Int(number.magnitude)
        var text = ""
        var hasGap = false
        for (power, sign) in zip([3, 2, 1, 0], powers.reversed().map { String($0) } + [""]) {
            let digit = size / [1, 10, 100, 1000][power] % 10
            if digit == 0 {
                // Chinese writes one zero for a gap of powers.
                hasGap = !text.isEmpty
                continue
            }
            if hasGap, isChinese { text += numerals[0] }
            hasGap = false
            // In informal styles, the one before a power is left out: in Chinese only before ten at the beginning, otherwise
            // always.
            let isSilent = digit == 1 && power > 0 && isInformal && (isChinese ? power == 1 && text.isEmpty : true)
            text += (isSilent ? "" : numerals[digit]) + sign
        }
        return number < 0 ? negative + text : text
    }
}
