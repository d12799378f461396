import CGtk
import Gtk

/// Frees the old layouts of changed lines in the next iteration of the main loop.
///
/// - Symptom: Typing takes 2.4 kB of memory for each key, up to 32 MB for 13 kB of text, and the heap stays that large. A line
///   that changes is laid out again, and its old layout is freed only when the main loop has nothing else to do. This never
///   happens while keys arrive faster than frames are drawn.
/// - Versions: seen with 4.18 and 4.24, with which drawing takes longer.
/// - Source: gtktextlinedisplaycache.c, the source "[gtk+ line-display-cache-gc]" of the priority `G_PRIORITY_LOW`. In C: 3,180
///   times `gtk_text_buffer_insert_at_cursor` and `gtk_text_view_get_cursor_locations` without the main loop take 7.6 MB, which
///   `mallinfo2` counts as free after the main loop has run for half a second. With 4.8 they take nothing.
/// - Test: `KeptLinesTests`, `SoakTests.testMemoryAndJournalStayBoundedWhileTyping`.
/// - Remove when: old layouts are freed even if the main loop has other work.
extension TextView {
    /// Frees old layouts without delay from now on, for the lifetime of the text buffer.
    package func freeChangedLines() {
        let lines = KeptLines()
        buffer.onChange { lines.freeSoon() }
    }
}

private final class KeptLines {
    /// GTK's name for the source that frees the old layouts.
    private static let name = "[gtk+ line-display-cache-gc]"
    /// The maximum number of sources to examine among those added since the last change.
    private static let limit: guint = 256

    private var last: guint = 0

    /// Raises the priority of GTK's source. No function returns this source, but source ids increase, so it is one of the sources
    /// added since the last change.
    func freeSoon() {
        let next = g_idle_add({ _ in 0 }, nil)
        g_source_remove(next)
        for number in stride(from: max(last + 1, next - min(next, Self.limit)), to: next, by: 1) {
            guard let source = g_main_context_find_source_by_id(nil, number),
                g_strcmp0(g_source_get_name(source), Self.name) == 0
            else { continue }
            g_source_set_priority(source, G_PRIORITY_DEFAULT)
        }
        last = next
    }
}
