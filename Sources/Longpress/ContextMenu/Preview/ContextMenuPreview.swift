public import Gtk

/// What a context menu's target looks like, shown beside the list of commands (C21, C24).
public struct ContextMenuPreview {
    /// The pictures of the target, the topmost first; several are shown as a stack.
    public var textures: [Texture]
    /// Where the item's own picture is, in the widget's coordinates: the preview grows out of it (C25).
    public var source: Rectangle
    /// The size in points that the preview would like to have; it gets less where there is less room.
    public var size: Size
    /// Opens the target when the preview is tapped (C22), or nil if a tap does nothing.
    public var onOpen: (() -> Void)?
    /// The target as other programs take it when the preview is dragged out with the mouse (C23), or nil if it can't
    /// be dragged. It is asked when a drag begins.
    public var dragContent: (() -> [Clipboard.Form])?

    /// Makes a preview of its parts.
    public init(
        textures: [Texture], source: Rectangle, size: Size, onOpen: (() -> Void)? = nil,
        dragContent: (() -> [Clipboard.Form])? = nil
    ) {
        self.textures = textures
        self.source = source
        self.size = size
        self.onOpen = onOpen
        self.dragContent = dragContent
    }
}
