import Longpress

extension Demonstration {
    /// The commands for one picture, in the order of its menu.
    private static let pictureCommands: [Command] = [.openImage, .copyImage, .saveImageAs, .rotateLeft, .editCaption]

    static let contextMenu: [String: Script] = [
        "C1": [.picture, .lookAndClose, .emptySpace],
        "C2": [.picture, .lookAndClose, .key("Menu"), .menu(.context)],
        "C3": [.hold(.finger, .picture), .menu(.context), .look, .lift, .menu(.context)],
        "C4": [.picture, .point(pictureCommands)],
        "C5": [.picture],
        "C6": [.picture, .lookAndClose, .emptySpace],
        "C7": [.picture, .point(pictureCommands)],
        "C8": [.picture, .openSubmenu(.rotateLeft), .point([.rotateLeft, .rotateRight])],
        "C9": [.picture, .openSubmenu(.rotateLeft), .point([.rotateLeft, .rotateRight])],
        "C10": [.picture, .point([.editCaption]), .close, .pictures],
        "C11": [.picture, .point([.openImage])],
        // In a window this narrow the list is above the preview and not beside it, so that its order is as written.
        "C12": .onExample(
            .tap(.secondary, .lowestPicture), .menu(.context), .point([.openImage, .copyImage]),
            in: Size(width: 360, height: 700)),
        "C13": [.picture, .point(pictureCommands)],
        "C14": [.picture, .point([.openImage, .rotateLeft, .removeImage])],
        "C15": [.picture, .point([.removeImage])],
        "C16": [.picture, .point(pictureCommands)],
        "C17": [.pictures],
        "C18": [.picture, .point(pictureCommands)],
        "C19": [.word, .lookAndClose, .picture],
        "C20": [.emptySpace, .point([.addImage, .pasteImage])],
        "C21": [.heldPicture],
        "C22": [.heldPicture, .look, .openPreview],
        "C23": [.heldPicture],
        "C24": [.heldPicture],
        "C25": [.heldPicture],
        "C26": [.heldPicture],
        "C27": [.picture, .point(pictureCommands)],
        "C28": [.tap(.secondary, .lowestPicture), .menu(.context)],
        "C29": [.picture],
    ]
}
