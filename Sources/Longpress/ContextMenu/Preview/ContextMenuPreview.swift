public import Gtk

/// A picture of a context menu's target, shown beside the list of commands.
public struct ContextMenuPreview {
    /// The pictures of the target, the topmost first; up to three are shown, as a stack. They had better not have many
    /// more pixels than the preview: larger ones are made small as the menu opens, which for 12 megapixels takes longer
    /// than a tenth of a second.
    public var textures: [Texture]
    /// The frame of the item's own picture, in the widget's coordinates: the preview grows out of it.
    public var source: Rectangle
    /// The size in points that the preview would like to have; the pictures are shown as large as fits into it, and
    /// smaller where the window has less room.
    public var size: Size
    /// The shape of the item's own picture, and of the preview.
    public var shape: PreviewShape
    /// The picture's name for assistive tools.
    public var name: String
    /// Opens the target when the preview is tapped, or nil if a tap only closes the menu.
    public var onOpen: (() -> Void)?
    /// The target as other programs take it when the preview is dragged out with the mouse, or nil if it can't
    /// be dragged. It is asked when a drag begins.
    public var dragContent: (() -> [Clipboard.Form])?
    /// Hides the item's own picture while the preview has taken its place (true), and shows it again once that is back
    /// (false), so that it looks lifted out; nil if it stays to be seen.
    public var setLifted: ((Bool) -> Void)?

    /// Makes a preview of its parts.
    ///
    /// - Parameters:
    ///   - textures: The pictures, the topmost first.
    ///   - source: Where the item's own picture is, in the widget's coordinates.
    ///   - size: The size in points that it would like to have, or nil for 1.15 times the source's.
    ///   - shape: The shape of the item's own picture, and of the preview.
    ///   - name: What assistive tools call the picture, or nil for “Preview”.
    ///   - onOpen: Opens the target when the preview is tapped.
    ///   - dragContent: The target as other programs take it.
    ///   - setLifted: Hides the item's own picture, or shows it again.
    public init(
        textures: [Texture], source: Rectangle, size: Size? = nil, shape: PreviewShape = .automatic,
        name: String? = nil,
        onOpen: (() -> Void)? = nil, dragContent: (() -> [Clipboard.Form])? = nil,
        setLifted: ((Bool) -> Void)? = nil
    ) {
        self.textures = textures
        self.source = source
        self.size =
            size
            ?? Size(width: source.width * PreviewMotion.growth, height: source.height * PreviewMotion.growth)
        self.shape = shape
        self.name = name ?? libraryText("Preview")
        self.onOpen = onOpen
        self.dragContent = dragContent
        self.setLifted = setLifted
    }

    /// Makes a preview of a widget as it is seen now, which looks lifted out of the window.
    ///
    ///     row.contextMenu(preview: ContextMenuPreview(of: row, shape: .roundedRectangle(cornerRadius: 8))) { … }
    ///
    /// - Parameters:
    ///   - item: The widget that has the menu, or one inside it. If it isn't on screen, the menu opens without a preview.
    ///   - owner: The widget that has the menu, if that isn't the item itself.
    ///   - size: The size in points that it would like to have, or nil for 1.15 times the item's.
    ///   - shape: The item's shape: what is outside isn't seen.
    ///   - name: What assistive tools call the picture, or nil for “Preview”.
    ///   - onOpen: Opens the target when the preview is tapped.
    ///   - dragContent: The target as other programs take it.
    public init(
        of item: Widget, in owner: Widget? = nil, size: Size? = nil, shape: PreviewShape = .automatic,
        name: String? = nil,
        onOpen: (() -> Void)? = nil, dragContent: (() -> [Clipboard.Form])? = nil
    ) {
        let (weak, opacity) = (WeakObject(item), item.opacity)
        self.init(
            textures: [item.renderedTexture()].compactMap(\.self),
            source: owner.flatMap { item.bounds(in: $0) } ?? item.ownBounds, size: size, shape: shape, name: name,
            onOpen: onOpen, dragContent: dragContent, setLifted: { weak.value?.opacity = $0 ? 0 : opacity })
    }
}
