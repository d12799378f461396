import Gtk

/// A preview with its placement, which is calculated before anything is shown and kept from then on.
final class PreviewPlan {
    /// The preview on screen; nil before ``show(onClose:)``, and if there is no room for it.
    private(set) var presentation: PreviewPresentation?
    private let preview: ContextMenuPreview
    private let widget: WeakObject<Widget>
    private let window: WeakObject<Window>
    /// The item's frame, in the window's coordinates.
    private let source: Rectangle
    /// The position of the press on the item, in the window's coordinates; nil by keyboard.
    private let point: Point?
    private let size: Size
    private var placement: PreviewPlacement?

    /// Creates a plan. Returns nil if there is nothing to show.
    init?(_ preview: ContextMenuPreview, of widget: Widget, in window: Window, at point: Point?) {
        let wanted = preview.stack.size(within: preview.size)
        guard let source = widget.convert(preview.source, to: window), wanted.width >= 1, wanted.height >= 1 else {
            return nil
        }
        self.preview = preview
        self.widget = WeakObject(widget)
        self.window = WeakObject(window)
        self.source = source
        self.point = point
        size = Size(width: wanted.width.rounded(), height: wanted.height.rounded())
    }

    /// Returns the placement of a menu beside the preview; nil if there is no room for a preview. Once the preview is shown it
    /// keeps its position, unless `isRecalculated` is true.
    func place(menu: Size, keepClear: [Rectangle], isRecalculated: Bool) -> ContextMenuPlacement? {
        guard let widget = widget.value, let window = window.value else { return nil }
        if presentation != nil, !isRecalculated {
            return placement?.resized(
                menu: menu, in: window.menuBounds, keepClear: keepClear, rightToLeft: widget.isRightToLeft)
        }
        placement = PreviewPlacement.place(
            menu: menu, preview: size, source: source, at: point, in: window.menuBounds, keepClear: keepClear,
            rightToLeft: widget.isRightToLeft)
        return placement?.menu
    }

    /// Places the preview above a sheet, whose frame is in the window's coordinates. Returns false if there is no room for it.
    func place(above sheet: Rectangle) -> Bool {
        placement = window.value.flatMap { PreviewPlacement.place(preview: size, above: sheet, in: $0.menuBounds) }
        return placement != nil
    }

    /// Shows the preview at its current placement, if it has one. Calls `onClose` if the menu has to close with it, such as when
    /// the preview is tapped.
    func show(onClose: @escaping () -> Void) {
        guard let frame = plannedFrame, let widget = widget.value, let window = window.value else { return }
        presentation = PreviewPresentation(
            preview, of: widget, in: window, PreviewMotion(source: source, frame: frame), onClose: onClose)
        presentation?.show()
    }

    /// Moves the shown preview to its current placement, or closes it if it has none any more.
    func move() {
        if let frame = plannedFrame {
            presentation?.move(to: frame)
        } else {
            presentation?.close()
            presentation = nil
        }
    }

    /// The current placement, on whole points, so that the pictures are sharp.
    var plannedFrame: Rectangle? {
        placement.map(\.preview).map {
            Rectangle(
                x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(.down),
                height: $0.height.rounded(.down))
        }
    }

    /// The frame of the preview on screen, in the window's coordinates; nil if it isn't shown.
    var frame: Rectangle? { presentation == nil ? nil : placement?.preview }

    /// Closes the preview, which returns into its item.
    func close() { presentation?.close() }
}

extension ContextMenuPreview {
    /// The arrangement of the pictures as a stack.
    var stack: PreviewStack {
        PreviewStack(textures.map { Size(width: Double($0.width), height: Double($0.height)) })
    }
}
