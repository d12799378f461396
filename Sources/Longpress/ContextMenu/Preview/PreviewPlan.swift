import Gtk

/// A preview with its position: worked out before anything is shown, and kept from then on.
final class PreviewPlan {
    /// The preview on screen; nil before ``show()``, and if there is no room for it.
    private(set) var presentation: PreviewPresentation?
    private let preview: ContextMenuPreview
    private let widget: WeakObject<Widget>
    private let window: WeakObject<Window>
    /// The item's frame, in the window's coordinates.
    private let source: Rectangle
    /// The point of the press on the item, in the window's coordinates; nil by keyboard.
    private let point: Point?
    private let size: Size
    private var placement: PreviewPlacement?

    /// Makes a plan; nil if there is nothing to show.
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

    /// Returns the position of a menu of a size beside the preview; nil if there is no room for a preview. Once the
    /// preview is shown it stays where it is, unless it is to be placed anew.
    func place(menu: Size, keepClear: [Rectangle], anew: Bool) -> ContextMenuPlacement? {
        guard let widget = widget.value, let window = window.value else { return nil }
        if presentation != nil, !anew {
            return placement?.resized(
                menu: menu, in: window.menuBounds, keepClear: keepClear, rightToLeft: widget.isRightToLeft)
        }
        placement = PreviewPlacement.place(
            menu: menu, preview: size, source: source, at: point, in: window.menuBounds, keepClear: keepClear,
            rightToLeft: widget.isRightToLeft)
        return placement?.menu
    }

    /// Puts the preview above a sheet at the bottom of the window, in its coordinates; false if there is no room for it.
    func place(above sheet: Rectangle) -> Bool {
        placement = window.value.flatMap { PreviewPlacement.place(preview: size, above: sheet, in: $0.menuBounds) }
        return placement != nil
    }

    /// Shows the preview where it was placed last, if there was room for it. `onClose` is called if the menu has to go
    /// with it, as when the preview is tapped.
    func show(onClose: @escaping () -> Void) {
        guard let frame = place, let widget = widget.value, let window = window.value else { return }
        presentation = PreviewPresentation(
            preview, of: widget, in: window, PreviewMotion(source: source, frame: frame), onClose: onClose)
        presentation?.show()
    }

    /// Has the preview that is shown go where it was placed last; away, if there is no room for it any more.
    func move() {
        if let frame = place {
            presentation?.move(to: frame)
        } else {
            presentation?.close()
            presentation = nil
        }
    }

    /// Where it was placed last, on whole points, so that the pictures are sharp.
    var place: Rectangle? {
        placement.map(\.preview).map {
            Rectangle(
                x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(.down),
                height: $0.height.rounded(.down))
        }
    }

    /// Where the preview is shown, in the window's coordinates; nil if it isn't.
    var frame: Rectangle? { presentation == nil ? nil : placement?.preview }

    /// Has the preview go back into its item.
    func close() { presentation?.close() }
}

extension ContextMenuPreview {
    /// The stacking of the pictures upon each other.
    var stack: PreviewStack {
        PreviewStack(textures.map { Size(width: Double($0.width), height: Double($0.height)) })
    }
}
