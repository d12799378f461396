import Longpress

extension Demonstration {
    static let responders: [String: Script] = [
        "R1": [.hold(.finger, .menuBar), .lift, .noMenu, .look, .word],
        "R2": [.caret, .lookAndClose, .word],
        "R3": [.word, .point([.cut, .copy, .paste])],
        "R5": [.picture, .lookAndClose, .emptySpace],
        "R6": [.selectNothing, .press(.primary, .word), .drag(.laterWord), .waitForHold, .lift, .noMenu],
        "R8": [.caret, .lookAndClose, .picture],
        "R9": [.word, .look, .picture],
        "R10": [.caret, .look, .choose(.select), .selected(.something), .menu(.edit)],
        "R11": [.word, .point([.copy, .format, .define, .shareSelection])],
        "R12": [.caret, .lookAndClose, .word],
        "R13": [.word, .point([.copy])],
        "R14": [.word, .point([.cut])],
        "R15": .onExample(.word, .point([.delete]), .choose(.delete), .selected(.nothing), .look, .perform(.undo)),
        "R16": [.word, .point([.paste])],
        "R17": [.caret, .point([.select]), .choose(.select), .selected(.something), .menu(.edit)],
        "R18": [.caret, .point([.selectAll]), .choose(.selectAll), .selected(.everything), .menu(.edit)],
        "R19": .onExample(
            .word, .close, .perform(.bold), .look, .perform(.bold), .perform(.italic), .look, .perform(.italic),
            .perform(.underline), .look, .perform(.underline)),
        "R20": .onExample(.word, .close, .perform(.writeRightToLeft), .look, .perform(.writeLeftToRight)),
        "R22": [.word, .lookAndClose, .picture],
        "R23": .onExample(.hold(.finger, .link), .lift, .menu(.edit), .point([.openLink, .copyLink])),
        "R24": [
            .tap(.secondary, .word), .menu(.edit), .lookAndClose, .picture, .lookAndClose, .emptySpace, .lookAndClose,
            .tap(.secondary, .menuBar), .noMenu,
        ],
        "R25": [
            .word, .point([.copy]), .close, .caption, .point([.copy]), .close, .picture, .point([.copyImage]),
        ],
        "R27": .onExample(.hold(.finger, .missingCaption), .lift, .menu(.edit), .lookAndClose, .caption),
    ]
}
