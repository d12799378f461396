public import Gtk

/// A picture of a context menu's target, shown beside the list of commands.
public struct ContextMenuPreview {
    /// The pictures of the target, topmost first; up to three are shown as a stack. They shouldn't have many more pixels than the
    /// preview: larger ones are scaled down when the menu opens, which takes more than a tenth of a second for 12 megapixels.
    public var textures: [Texture]
    /// The frame of the item's own picture, in the widget's coordinates. The preview grows out of it.
    public var source: Rectangle
    /// The preferred size of the preview, in points. The pictures are scaled to fit into it, and smaller if the window has less
    /// room.
    public var size: Size
    /// The shape of the item's own picture, and of the preview.
    public var shape: PreviewShape
    /// The picture's name for assistive technologies.
    public var name: String
    /// Opens the target when the preview is tapped. If nil, a tap only closes the menu.
    public var onOpen: (() -> Void)?
    /// Returns the target in forms for other programs when the preview is dragged out with the mouse. If nil, it can't be
    /// dragged. Called when a drag begins.
    public var dragContent: (() -> [Clipboard.Form])?
    /// Hides the item's own picture while the preview replaces it (true), and shows it again afterwards (false), so that it looks
    /// lifted out. If nil, the picture stays visible.
    public var setLifted: ((Bool) -> Void)?

    /// Creates a preview from pictures.
    ///
    /// - Parameters:
    ///   - textures: The pictures, topmost first.
    ///   - source: The frame of the item's own picture, in the widget's coordinates.
    ///   - size: The preferred size, in points, or nil for 1.15 times the source's.
    ///   - shape: The shape of the item's own picture, and of the preview.
    ///   - name: The picture's name for assistive technologies, or nil for “Preview”.
    ///   - onOpen: Opens the target when the preview is tapped.
    ///   - dragContent: Returns the target in forms for other programs.
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

    /// Creates a preview from a widget's current appearance, which looks lifted out of the window.
    ///
    ///     row.contextMenu(preview: ContextMenuPreview(of: row, shape: .roundedRectangle(cornerRadius: 8))) { … }
    ///
    /// - Parameters:
    ///   - item: The widget that has the menu, or one inside it. If it isn't on screen, the menu opens without a preview.
    ///   - owner: The widget that has the menu, if that isn't the item itself.
    ///   - size: The preferred size, in points, or nil for 1.15 times the item's.
    ///   - shape: The item's shape. Pixels outside it aren't shown.
    ///   - name: The picture's name for assistive technologies, or nil for “Preview”.
    ///   - onOpen: Opens the target when the preview is tapped.
    ///   - dragContent: Returns the target in forms for other programs.
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
