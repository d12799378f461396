import Gtk

/// Selects a region of a picture by drags, and moves or resizes it (E2, E6). The menu is hidden meanwhile, and returns.
final class RegionInteraction {
    let window: WeakObject<Native>
    private var pressed: PressState?
    private var dragged: DragState?
    private let scroller = EdgeScroller()
    /// Called when a region has moved in the window without a change of the selection: the picture was moved.
    var onScroll: () -> Void = {}

    /// A press on a picture that isn't recognised as a gesture yet.
    private struct PressState {
        let target: Target
        /// The position of the press, in the window's coordinates.
        let start: Point
        let isTouch: Bool
        /// The part of the region that was pressed; nil outside it.
        let grip: RegionGrip?
        /// Whether the press has closed the region's menu.
        let closedMenu: Bool
        var isHold = false
        var hasMoved = false
    }

    private struct Target {
        let widget: WeakObject<Widget>
        let picture: any RegionTarget
    }

    private struct DragState {
        let target: Target
        let before: ImageRegion?
        var drag: RegionDrag
        /// The position of the drag, in the window's coordinates.
        var point: Point
        let loupe: Loupe?
    }

    init(in window: Native) {
        self.window = WeakObject(window)
    }

    var isDragging: Bool { dragged != nil }

    // MARK: Presses

    /// Handles the nth successive press, which may have closed an edit menu. Returns whether it grabs a region.
    func pressBegan(_ press: PressEvent, count: Int, closedMenu: Bool) -> Bool {
        pressed = nil
        // Multiple taps are handled by `TapInteraction`.
        guard count == 1, let window = window.value, let hit = PressTarget(at: press.point, in: window),
            case .edit = hit.widget.menu, let picture = hit.widget.nearestResponder as? any RegionTarget
        else { return false }
        let grip = picture.geometry(in: hit.widget)?.grip(at: hit.point, isTouch: press.isTouch)
        let target = Target(widget: WeakObject(hit.widget), picture: picture)
        pressed = PressState(
            target: target, start: press.point, isTouch: press.isTouch, grip: grip, closedMenu: closedMenu)
        guard let grip, grip != .inside else { return false }
        picture.becomeFirstResponder()
        return begin(at: press.point)
    }

    func held() { pressed?.isHold = true }

    /// Handles motion. Returns whether the press drags a region.
    func pressMoved(_ press: PressEvent) -> Bool {
        if dragged != nil {
            follow(to: press.point)
            return true
        }
        guard let pressed, !pressed.hasMoved, !press.point.isWithin(Settings.dragThreshold, of: pressed.start) else {
            return false
        }
        self.pressed?.hasMoved = true
        guard pressed.isHold || !pressed.target.picture.scrollsByDrag(isTouch: pressed.isTouch) else { return false }
        pressed.target.picture.becomeFirstResponder()
        guard begin(at: pressed.start) else { return false }
        follow(to: press.point)
        return true
    }

    /// Ends the press: a dragged region gets its menu. A tap deselects the region, or opens its menu when inside it.
    func pressLifted() {
        let pressed = pressed
        self.pressed = nil
        if let dragged = end() {
            guard let widget = dragged.target.widget.value else { return }
            if dragged.target.picture.selectedRegion != dragged.before { dragged.target.picture.regionChosen() }
            MenuPresenter.shared.open(on: widget, by: .program)
            return
        }
        guard let pressed, !pressed.hasMoved, !pressed.isHold, pressed.target.picture.selectedRegion != nil else {
            return
        }
        guard pressed.grip == .inside else {
            pressed.target.picture.selectedRegion = nil
            return
        }
        guard pressed.isTouch, !pressed.closedMenu else { return }
        // The menu opens even though this may be the first of two taps.
        guard let widget = pressed.target.widget.value else { return }
        MenuPresenter.shared.open(on: widget, by: .program)
    }

    /// Forgets a press, because it has become something else.
    func forget() { pressed = nil }

    /// Cancels the drag and restores the previous selection.
    func cancel() {
        pressed = nil
        guard let dragged = end() else { return }
        dragged.target.picture.selectedRegion = dragged.before
    }

    // MARK: Dragging

    private func begin(at point: Point) -> Bool {
        guard let pressed, let start = pixel(of: point, in: pressed.target) else { return false }
        let picture = pressed.target.picture
        let whole = picture.wholeRegion
        let drag: RegionDrag
        // A region that is the whole picture can't be moved: a drag inside it selects a new region.
        if let region = picture.selectedRegion, let grip = pressed.grip, !pressed.isHold || grip != .inside,
            grip != .inside || region != whole
        {
            drag = RegionDrag(region, by: grip, from: start, in: whole)
        } else {
            drag = RegionDrag(from: start, in: whole)
        }
        dragged = DragState(
            target: pressed.target, before: picture.selectedRegion, drag: drag, point: point,
            loupe: pressed.isTouch && pressed.grip != .inside ? Loupe() : nil)
        return true
    }

    private func follow(to point: Point) {
        dragged?.point = point
        follow()
        guard let dragged, let window = window.value, let widget = dragged.target.widget.value,
            let visible = widget.visibleBounds(in: window)
        else { return }
        scroller.follow(point, in: visible) { [weak self] x, y in
            self?.dragged?.target.picture.scroll(x: x, y: y)
            self?.follow()
        }
    }

    private func follow() {
        guard var dragged, let pixel = pixel(of: dragged.point, in: dragged.target) else { return }
        dragged.drag.move(to: pixel)
        self.dragged = dragged
        let picture = dragged.target.picture
        if picture.selectedRegion != dragged.drag.region { picture.selectedRegion = dragged.drag.region }
        showLoupe()
    }

    /// Shows the loupe with what the finger hides.
    private func showLoupe() {
        guard let dragged, let loupe = dragged.loupe, let window = window.value,
            let visible = dragged.target.widget.value?.visibleBounds(in: window)
        else { return }
        let (point, height) = (dragged.point, RegionGeometry.Metrics.standard.touchReach)
        let line = Rectangle(x: point.x, y: point.y - height / 2, width: 0, height: height)
        loupe.show(point.x, on: line, of: visible, in: window)
    }

    /// Converts a point of the window to the picture's pixels.
    private func pixel(of point: Point, in target: Target) -> Point? {
        guard let widget = target.widget.value else { return nil }
        return window.value?.convert(point, to: widget).map(target.picture.pixel)
    }

    private func end() -> DragState? {
        defer { dragged = nil }
        scroller.stop()
        dragged?.loupe?.hide()
        return dragged
    }

    // MARK: Moving the picture

    /// Call this when the picture in a widget may have moved.
    func pictureMoved(in widget: Widget) {
        // During a drag the picture moves because of the drag.
        if !isDragging { onScroll() }
    }
}
