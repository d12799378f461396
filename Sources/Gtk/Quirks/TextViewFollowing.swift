import CGtk

/// Scrolls a text view until its insertion point is to be seen, and again as often as it takes while text above it is
/// laid out.
///
/// - Symptom: After a long paste, or the key to the end of a long text, the insertion point isn't to be seen. What isn't
///   to be seen is laid out bit by bit; until that is done GTK can't scroll to a place far below, and loses it again, as
///   a value is cut to the height so far.
/// - Versions: seen with 4.8.
/// - Source: gtkadjustment.c, `gtk_adjustment_set_value`; gtktextview.c, `gtk_text_view_flush_first_validate`.
/// - Test: `TextViewFollowingTests`.
/// - Remove when: a text view gets to where it was told to scroll, however much is still to be laid out.
extension TextView {
    /// Scrolls until the insertion point is to be seen, and again as often as it takes while text above it is laid out,
    /// until the person presses, touches or scrolls.
    public func scrollToInsertionPoint() {
        InsertionPointFollower.of(self).begin()
    }

    /// The same, and without taking time for it, as far as the text there has been laid out by now.
    ///
    /// - Parameter margin: The part of the view's height that is visible above and below it, less than half.
    package func jumpToInsertionPoint(margin: Double = 0) {
        InsertionPointFollower.of(self).jump(margin)
    }

    /// Stays where it is scrolled to, whatever was visible before.
    package func stopScrolling() {
        InsertionPointFollower.of(self).end()
    }

    /// Has the keys that move the insertion point show it wherever it is, as ``scrollToInsertionPoint()`` does; and typing
    /// too, where GTK's own scrolling hasn't come to it.
    public func keepsInsertionPointInView() {
        let follower = InsertionPointFollower.of(self)
        connect("move-cursor", after: true) { [weak follower] _ in follower?.begin() }
        var hasChanged = false
        buffer.onEvent { [weak follower] event in
            switch event {
            case .actionBegins: hasChanged = false
            // What isn't typed is put in exactly, and shown by whoever does so.
            case .change: hasChanged = !TextBuffer.insertsExactly
            case .actionEnds: if hasChanged { follower?.typed() }
            case .pasted: break
            }
        }
    }
}

/// Keeps the insertion point of a text view to be seen. It lives as long as the view.
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
        // How far there is to scroll changes with each line that is laid out.
        view.onScrolling(["changed", "value-changed"]) { [weak self] in self?.scroll() }
    }

    func begin(margin: Double = 0) {
        guard let view = view.value else { return }
        self.margin = margin
        watch(view)
        isFollowing = true
        let (caret, seen) = (view.buffer.insertionPoint, view.visibleRange)
        guard caret > seen.upperBound || seen.count > Self.mostSeen else {
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

    /// Sees to it that what was typed is there to be seen, once GTK has had the time to scroll to it (`gtk_adjustment_animate`
    /// takes 200 ms). Much that is typed while the program is busy makes GTK lose it, as it lays out the lines later.
    func typed() {
        guard let view = view.value, view.containsFocus else { return }
        watch(view)
        look?.cancel()
        look = MainLoop.after(milliseconds: 250) { [weak self] in
            guard let self, let view = self.view.value, !self.isSeen(in: view) else { return }
            self.begin()
        }
    }

    private func isSeen(in view: TextView) -> Bool {
        let (above, below) = outside(of: view)
        return above <= 0 && below <= 0
    }

    /// Returns how far the insertion point's line is above and below what is visible; up to 0 where it isn't.
    private func outside(of view: TextView) -> (above: Double, below: Double) {
        let caret = view.buffer.insertionPoint
        let (line, seen) = (view.bounds(of: caret..<caret), view.visibleRect)
        let margin = seen.height * margin
        return (seen.minY + margin - line.minY, line.maxY - seen.maxY + margin)
    }

    /// Has GTK lay out what will be to be seen, which may be far below all that is laid out so far.
    ///
    /// GTK does so when it scrolls there, for as much as the view is high, above and below. What is seen above a line at
    /// the lower edge is more than that, by the margins, and the lines between that and what has been laid out would then
    /// come one after the other, with each frame. So it is sent to a few lines above, and ``scroll()`` does the rest.
    private func layOut(_ view: TextView, above offset: Int) {
        let buffer: UnsafeMutablePointer<GtkTextBuffer> = view.buffer.typed()
        var iterator = view.buffer.iterator(at: offset)
        for _ in 0..<Self.linesAbove { gtk_text_view_backward_display_line(view.typed(), &iterator) }
        let mark = gtk_text_buffer_create_mark(buffer, nil, &iterator, 1)
        gtk_text_view_scroll_mark_onscreen(view.typed(), mark)
        gtk_text_buffer_delete_mark(buffer, mark)
        guard view.visibleRange.upperBound < gtk_text_iter_get_offset(&iterator) else { return scroll() }
        // While not all is laid out it is put off until something changes (gtktextview.c, `gtk_text_view_scroll_to_mark` and
        // `gtk_text_view_flush_first_validate`). Scrolled before, it forgets it.
        view.buffer.layOutAgain(at: gtk_text_iter_get_offset(&iterator))
        waiting = MainLoop.beforeDrawing { [weak self] in self?.scroll() }
    }

    /// More characters than fit into a view: what seems to be seen isn't laid out, and so takes no room yet.
    private static let mostSeen = 100_000
    /// Less than a view's height, more than its margins.
    private static let linesAbove = 5
    /// The number of times that it scrolls in a frame: lines that come up are laid out, a reason to scroll again.
    private static let turnsPerFrame = 3

    /// Follows what the person does. That is done only once it is needed: by then the view is where it is to be.
    private func watch(_ view: TextView) {
        guard !isWatching else { return }
        isWatching = true
        let events = EventWatcher()
        events.onEvent { [weak self] event in
            if event.beginsPress || event.scrolls { self?.end() }
        }
        // The bars beside the text count too.
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
