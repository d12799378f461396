import Longpress

extension Command {
    static let addImage = Command(
        "add-image", title: "Add Image…", icon: "list-add-symbolic", shortcut: Shortcut("i", [.control, .shift]))
    static let pasteImage = Command("paste-image", title: "Paste Image", icon: "edit-paste-symbolic")
    static let openImage = Command("open-image", title: "Open", icon: "image-x-generic-symbolic")
    static let copyImage = Command(
        "copy-image", title: "Copy Image", icon: "edit-copy-symbolic", shortcut: Shortcut("c", [.control, .shift]))
    static let saveImageAs = Command("save-image-as", title: "Save Image As…", icon: "document-save-as-symbolic")
    static let rotateLeft = Command(
        "rotate-left", title: "Rotate Left", icon: "object-rotate-left-symbolic",
        shortcut: Shortcut("r", [.control, .shift]))
    static let rotateRight = Command(
        "rotate-right", title: "Rotate Right", icon: "object-rotate-right-symbolic", shortcut: Shortcut("r", .control))
    static let flipHorizontally = Command(
        "flip-horizontally", title: "Flip Horizontally", icon: "object-flip-horizontal-symbolic")
    static let flipVertically = Command(
        "flip-vertically", title: "Flip Vertically", icon: "object-flip-vertical-symbolic")
    static let editCaption = Command(
        "edit-caption", title: "Edit Caption…", icon: "document-edit-symbolic", shortcut: Shortcut("F2"))
    static let removeImage = Command(
        "remove-image", title: "Remove Image", icon: "user-trash-symbolic", isDestructive: true)
}

extension ContextMenu.Submenu {
    /// The four ways of turning a picture.
    static let rotate = ContextMenu.Submenu(
        title: "Rotate", icon: "object-rotate-right-symbolic",
        commands: [.rotateLeft, .rotateRight, .flipHorizontally, .flipVertically])
}

extension ContextMenu {
    /// What can be done with a picture.
    static let picture = ContextMenu([
        Section(.command(.openImage), .command(.copyImage), .command(.saveImageAs)),
        Section(.submenu(.rotate), .command(.editCaption)),
        Section(.command(.removeImage)),
    ])

    /// What can be made on the empty part of the pane (C20).
    static let emptyPane = ContextMenu([Section(.command(.addImage), .command(.pasteImage))])
}
