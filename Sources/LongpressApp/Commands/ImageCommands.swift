import Longpress

extension Command {
    /// The shortcut isn't Control+Shift+I, which opens GTK's Inspector.
    static let addImage = Command(
        "add-image", title: localized("Add Image…"), icon: .add,
        shortcut: Shortcut("m", [.control, .shift]))
    static let pasteImage = Command("paste-image", title: localized("Paste Image"), icon: .paste)
    /// The desktop takes the screenshot, and asks the user what it should show.
    static let takeScreenshot = Command(
        "take-screenshot", title: localized("Take Screenshot…"), icon: "camera-photo-symbolic")
    static let openImage = Command(
        "open-image", title: localizedIn("picture", "Open"), icon: "image-x-generic-symbolic")
    static let copyImage = Command(
        "copy-image", title: localized("Copy Image"), icon: .copy,
        shortcut: Shortcut("c", [.control, .shift]))
    static let saveImageAs = Command(
        "save-image-as", title: localized("Save Image As…"), icon: "document-save-as-symbolic")
    static let openWith = Command("open-with", title: localized("Open With…"), icon: .open)
    static let rotateLeft = Command(
        "rotate-left", title: localized("Rotate Left"), icon: "object-rotate-left-symbolic",
        shortcut: Shortcut("r", [.control, .shift]))
    static let rotateRight = Command(
        "rotate-right", title: localized("Rotate Right"), icon: "object-rotate-right-symbolic",
        shortcut: Shortcut("r", .control))
    static let flipHorizontally = Command(
        "flip-horizontally", title: localized("Flip Horizontally"), icon: "object-flip-horizontal-symbolic")
    static let flipVertically = Command(
        "flip-vertically", title: localized("Flip Vertically"), icon: "object-flip-vertical-symbolic")
    /// Removes everything from a picture but the region selected in its viewer.
    static let crop = Command("crop", title: localized("Crop"), icon: .cut)
    static let editCaption = Command(
        "edit-caption", title: localized("Edit Caption…"), icon: .edit, shortcut: Shortcut("F2"))
    static let moveEarlier = Command(
        "move-earlier", title: localized("Move Earlier"), icon: "go-up-symbolic", shortcut: Shortcut("Up", .alt))
    static let moveLater = Command(
        "move-later", title: localized("Move Later"), icon: "go-down-symbolic", shortcut: Shortcut("Down", .alt))
    static let moveToText = Command("move-to-text", title: localized("Move to Text"), icon: "go-previous-symbolic")
    static let moveToSide = Command("move-to-side", title: localized("Move to Side"), icon: "go-next-symbolic")
    static let smallSize = Command("small-image", title: localizedIn("image size", "Small"), icon: nil)
    static let mediumSize = Command("medium-image", title: localizedIn("image size", "Medium"), icon: nil)
    static let fullSize = Command("full-image", title: localizedIn("image size", "Full Width"), icon: nil)
    static let imageSizes = [smallSize, mediumSize, fullSize]
    static let removeImage = Command(
        "remove-image", title: localized("Remove Image"), icon: .remove, isDestructive: true)
}

extension ContextMenu.Submenu {
    static let rotate = ContextMenu.Submenu(
        title: localized("Rotate"), icon: "object-rotate-right-symbolic",
        commands: [.rotateLeft, .rotateRight, .flipHorizontally, .flipVertically])
    static let imageSize = ContextMenu.Submenu(
        title: localized("Size"), icon: "zoom-fit-best-symbolic", commands: Command.imageSizes)
}

extension ContextMenu {
    /// The menu of one or several pictures beside the text.
    static let picture = menu(
        .submenu(.rotate), .command(.editCaption), .command(.moveEarlier), .command(.moveLater), .command(.moveToText))
    /// The menu of a picture in the text.
    static let textPicture = menu(
        .submenu(.rotate), .submenu(.imageSize), .command(.editCaption), .command(.moveToSide))

    private static func menu(_ changes: Element...) -> ContextMenu {
        ContextMenu([
            MenuSection(
                .command(.openImage), .command(.copyImage), .command(.pasteImage), .command(.saveImageAs),
                .command(.openWith), .command(.share)),
            MenuSection(changes), MenuSection(.command(.removeImage)),
        ])
    }

    /// The sections of the menu bar's Image menu, where Share… is among the file commands.
    static let imageMenu = [
        MenuSection(.command(.addImage), .command(.pasteImage), .command(.takeScreenshot)),
        MenuSection(
            .command(.openImage), .command(.copyImage), .command(.copyText), .command(.saveImageAs), .command(.openWith)
        ),
        pictureChanges, pictureMoves, MenuSection(.command(.removeImage)),
    ]

    private static let pictureChanges = MenuSection(
        .submenu(.rotate), .command(.crop), .submenu(.imageSize), .command(.editCaption))
    private static let pictureMoves = MenuSection(
        .command(.moveEarlier), .command(.moveLater), .command(.moveToText), .command(.moveToSide))

    /// The menu of the empty part of the pane (C20).
    static let emptyPane = ContextMenu([
        MenuSection(.command(.addImage), .command(.pasteImage), .command(.takeScreenshot))
    ])
}

extension Command {
    /// The labels for several pictures, where they differ from the label for one.
    private static let titlesForImages: [ID: String] = [
        copyImage.id: localized("Copy Images"), saveImageAs.id: localized("Save Images…"),
        removeImage.id: localized("Remove Images"),
    ]
    /// The names of changes of several pictures, as in "Undo Remove 3 Images".
    private static let undoNamesForImages: [ID: (Int) -> String] = [
        removeImage.id: removeImages, delete.id: removeImages,
        cut.id: { localizedPlural("Cut {count} Image", "Cut {count} Images", count: $0) },
        rotateLeft.id: { localizedPlural("Rotate {count} Image Left", "Rotate {count} Images Left", count: $0) },
        rotateRight.id: { localizedPlural("Rotate {count} Image Right", "Rotate {count} Images Right", count: $0) },
        flipHorizontally.id: {
            localizedPlural("Flip {count} Image Horizontally", "Flip {count} Images Horizontally", count: $0)
        },
        flipVertically.id: {
            localizedPlural("Flip {count} Image Vertically", "Flip {count} Images Vertically", count: $0)
        },
    ]

    private nonisolated static func removeImages(_ count: Int) -> String {
        localizedPlural("Remove {count} Image", "Remove {count} Images", count: count)
    }

    /// The label for several pictures; nil for the usual label.
    func title(forImages count: Int) -> String? { count > 1 ? Self.titlesForImages[id] : nil }

    /// The name of a change of this many pictures by the command.
    func undoName(forImages count: Int) -> String {
        (count > 1 ? Self.undoNamesForImages[id]?(count) : nil) ?? undoName
    }
}
