import Longpress

extension Demonstration {
    /// The app's own commands in the menu of a text.
    static let ownCommands: [Command] = [.format, .define, .shareSelection]
    static let standardCommands: [Command] = [.cut, .copy, .paste, .delete, .select, .selectAll]

    static let editMenu: [String: Script] = [
        "E1": [.word, .point(standardCommands)],
        "E2": [.word, .lookAndClose, .caption],
        "E3": [.selectNothing, .hold(.finger, .word), .look, .drag(.laterWord), .look, .lift, .menu(.edit)],
        "E4": [.selectNothing, .hold(.finger, .word), .look, .noMenu, .lift, .menu(.edit)],
        "E5": [.caret, .point([.select]), .choose(.select), .selected(.something), .menu(.edit)],
        "E6": [.word, .look, .press(.finger, .endHandle), .drag(.laterWord), .noMenu, .look, .lift, .menu(.edit)],
        "E7": [.word, .point([.cut, .copy, .paste])],
        "E8": [.word, .point(standardCommands), .close, .caption, .point(standardCommands)],
        "E9": [.tap(.finger, .firstWord, times: 2), .menu(.edit)],
        "E10": [.word, .lookAndClose, .caption],
        "E12": [.caret, .lookAndClose, .word],
        "E13": [.caret, .point([.select, .selectAll])],
        "E14": [.word, .point([.selectAll]), .choose(.selectAll), .selected(.everything), .menu(.edit)],
        "E16": [
            .tap(.finger, .firstWord, times: 2), .menu(.edit), .lookAndClose,
            .tap(.finger, .lastWord, times: 2), .menu(.edit),
        ],
        "E17": [.word],
        "E18": [.selectNothing, .hold(.finger, .word), .lift, .menu(.edit)],
        "E19": [.tap(.primary, .word, times: 2), .menu(.edit)],
        "E20": [.hold(.finger, .caption), .lift, .menu(.edit), .lookAndClose, .caption],
        "E22": [.caption, .lookAndClose, .hold(.finger, .menuBar), .lift, .noMenu],
        "E23": [.word],
        "E24": [.hold(.finger, .menuBar), .lift, .noMenu],
        "E25": .onExample(
            .word, .choose(.delete), .selected(.nothing), .look, .perform(.undo), .look, .perform(.redo), .look,
            .perform(.undo)),
        "E26": .onExample(.word, .point([.delete]), .choose(.delete), .selected(.nothing), .look, .perform(.undo)),
        "E27": [.word, .point(ownCommands)],
        "E28": [.word, .point([.format]), .choose(.format), .menu(.edit), .point([.copyStyle, .pasteStyle])],
        "E29": [.word, .point([.shareSelection]), .choose(.shareSelection), .sheet],
        "E30": [.word, .point(ownCommands)],
        "E31": [.word, .point(standardCommands), .point(ownCommands)],
        "E32": [.word, .point(ownCommands)],
        "E33": [.word, .point(standardCommands + ownCommands)],
        "E34": [.word, .point([.cut, .copy, .paste, .delete])],
        "E35": [.word, .point([.selectAll, .format])],
    ]
}
