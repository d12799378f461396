import CGtk

/// Scrolls a text view until its insertion point is visible, repeatedly while text above it is laid out.
///
/// - Symptom: After a long paste, or after the key that moves to the end of a long text, the insertion point isn't visible. Text
///   outside the visible area is laid out bit by bit. Until that is done, GTK can't scroll to a position far below, and loses the
///   position, because the scroll value is limited to the height laid out so far.
/// - Versions: seen with 4.8.
/// - Source: gtkadjustment.c, `gtk_adjustment_set_value`; gtktextview.c, `gtk_text_view_flush_first_validate`.
/// - Test: `TextViewFollowingTests`.
/// - Remove when: a text view reaches the position that it should scroll to, however much text hasn't been laid out yet.
extension TextView {
    /// Scrolls until the insertion point is visible, repeatedly while text above it is laid out, until the user presses, touches
    /// or scrolls.
    public func scrollToInsertionPoint() {
        InsertionPointFollower.of(self).begin()
    }

    /// Scrolls to the insertion point at once, as far as the text there has been laid out, and then continues like
    /// ``scrollToInsertionPoint()``.
    ///
    /// - Parameter margin: The fraction of the view's height that stays visible above and below the insertion point, less than
    ///   0.5.
    package func jumpToInsertionPoint(margin: Double = 0) {
        InsertionPointFollower.of(self).jump(margin)
    }

    /// Stops following the insertion point. The view stays at its scroll position.
    package func stopScrolling() {
        InsertionPointFollower.of(self).end()
    }

    /// Makes the keys that move the insertion point scroll to it, wherever it is, like ``scrollToInsertionPoint()``. Typing does
    /// so, too, if GTK's own scrolling hasn't reached the insertion point.
    public func keepsInsertionPointInView() {
        let follower = InsertionPointFollower.of(self)
        connect("move-cursor", after: true) { [weak follower] _ in follower?.begin() }
        var hasChanged = false
        buffer.onEvent { [weak follower] event in
            switch event {
            case .actionBegins: hasChanged = false
            // Text that isn't typed is inserted exactly, and the code that inserts it scrolls to it.
            case .change: hasChanged = !TextBuffer.insertsExactly
            case .actionEnds: if hasChanged { follower?.typed() }
            case .pasted: break
            }
        }
    }
}

/// Keeps the insertion point of a text view visible. It lives as long as the view.
private final class InsertionPointFollower {
    private let view: WeakObject<TextView>
    private var isFollowing = false
    private var isScrolling = false
    private var margin = 0.0
    private var waiting: Timer?
    private var look: Timer?
    private var frame: gint64 = 0
    private var turns = 0
    private var isWatching = false

    static func of(_ view: TextView) -> InsertionPointFollower {
        view.attached("insertion-point-follower", or: InsertionPointFollower(view))
    }

    private init(_ view: TextView) {
        self.view = WeakObject(view)
        // The scroll range changes with each line that is laid out.
        view.onScrolling(["changed", "value-changed"]) { [weak self] in self?.scroll() }
    }

    func begin(margin: Double = 0) {
        guard let view = view.value else { return }
        self.margin = margin
        watch(view)
        isFollowing = true
        let (caret, seen) = (view.buffer.insertionPoint, view.visibleRange)
        guard caret > seen.upperBound || seen.count > Self.maxSeen else {
            let mark = gtk_text_buffer_get_insert(gtk_text_view_get_buffer(view.typed()))
            return gtk_text_view_scroll_to_mark(view.typed(), mark, margin, 0, 0, 0)
        }
        layOut(view, above: caret)
    }

    func end() {
        isFollowing = false
        look?.cancel()
    }

    func jump(_ margin: Double) {
        begin(margin: margin)
        for _ in 0..<Self.turnsPerFrame { scroll() }
    }

    /// Makes typed text visible if it still isn't after GTK has had time to scroll to it (`gtk_adjustment_animate` takes 200 ms).
    /// If much is typed while the program is busy, GTK loses the position, because it lays out the lines later.
    func typed() {
        guard let view = view.value, view.containsFocus else { return }
        watch(view)
        look?.cancel()
        look = MainLoop.after(milliseconds: 250) { [weak self] in
            guard let self, let view = self.view.value, !self.isVisible(in: view) else { return }
            self.begin()
        }
    }

    private func isVisible(in view: TextView) -> Bool {
        let (above, below) = outside(of: view)
        return above <= 0 && below <= 0
    }

    /// Returns how far the insertion point's line extends above and below the visible area; 0 or less where it doesn't.
    private func outside(of view: TextView) -> (above: Double, below: Double) {
        let caret = view.buffer.insertionPoint
        let (line, seen) = (view.bounds(of: caret..<caret), view.visibleRect)
        let margin = seen.height * margin
        return (seen.minY + margin - line.minY, line.maxY - seen.maxY + margin)
    }

    /// Makes GTK lay out the text that will be visible, which may be far below the text laid out so far.
    ///
    /// GTK does so when it scrolls there, for the height of the view above and below. The visible area above a line at the lower
    /// edge is larger than that, by the margins, and the lines between it and the laid-out text would then appear one after
    /// another, one in each frame. This method therefore scrolls to a few lines above, and ``scroll()`` does the rest.
    private func layOut(_ view: TextView, above offset: Int) {
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = view.buffer.typed()
        var iterator = view.buffer.iterator(at: offset)
        for _ in 0..<Self.linesAbove { gtk_text_view_backward_display_line(view.typed(), &iterator) }
        let mark = gtk_text_buffer_create_mark(buffer, nil, &iterator, 1)
        gtk_text_view_scroll_mark_onscreen(view.typed(), mark)
        gtk_text_buffer_delete_mark(buffer, mark)
        guard view.visibleRange.upperBound < gtk_text_iter_get_offset(&iterator) else { return scroll() }
        // Until everything is laid out, GTK postpones scrolling until something changes (gtktextview.c,
        // `gtk_text_view_scroll_to_mark` and `gtk_text_view_flush_first_validate`). If the view is scrolled before that, GTK
        // forgets the request.
        view.buffer.layOutAgain(at: gtk_text_iter_get_offset(&iterator))
        waiting = MainLoop.beforeDrawing { [weak self] in self?.scroll() }
    }

    /// More characters than fit into a view. If more seem visible, they aren't laid out yet, and so take no space.
    private static let maxSeen = 100_000
    /// The number of lines to scroll to above: less than a view's height, more than its margins.
    private static let linesAbove = 5
    /// The maximum number of times to scroll in a frame: lines that become visible are laid out, which can require scrolling
    /// again.
    private static let turnsPerFrame = 3

    /// Starts to watch the user's input. This is done only when needed: by then the view is in its final place in the window.
    private func watch(_ view: TextView) {
        guard !isWatching else { return }
        isWatching = true
        let events = EventWatcher()
        events.onEvent { [weak self] event in
            if event.beginsPress || event.scrolls { self?.end() }
        }
        // The scroll bars beside the text count, too.
        let around = gtk_widget_get_ancestor(view.widget, gtk_scrolled_window_get_type())
        (around.map { Widget(borrowing: UnsafeMutableRawPointer($0)) } ?? view).add(events)
    }

    private func scroll() {
        guard isFollowing, !isScrolling, waiting?.isPending != true, let view = view.value,
            let adjustment = gtk_scrollable_get_vadjustment(view.opaque)
        else { return }
        isScrolling = true
        defer { isScrolling = false }
        let (above, below) = outside(of: view)
        guard below > 0 || above > 0, isTurnLeft(view) else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + (below > 0 ? below : -above))
    }

    private func isTurnLeft(_ view: TextView) -> Bool {
        let now = gtk_widget_get_frame_clock(view.widget).map { gdk_frame_clock_get_frame_counter($0) } ?? 0
        turns = now == frame ? turns + 1 : 1
        frame = now
        return turns <= Self.turnsPerFrame
    }
}
