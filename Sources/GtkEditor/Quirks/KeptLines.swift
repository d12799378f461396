import CGtk
import Gtk

/// Frees the old layouts of lines that have changed at the next turn of the main loop.
///
/// - Symptom: Typing takes 2.4 kB of memory for each key, up to 32 MB for 13 kB of text, and the heap stays that large. A line that
///   changes is laid out anew, and its old layout is freed only once there is nothing else to do at all. While keys come faster
///   than frames are drawn, there always is.
/// - Versions: seen with 4.18 and 4.24, with which drawing takes longer.
/// - Source: gtktextlinedisplaycache.c, the source "[gtk+ line-display-cache-gc]" of the priority `G_PRIORITY_LOW`. In C: 3,180 times
///   `gtk_text_buffer_insert_at_cursor` and `gtk_text_view_get_cursor_locations` without the main loop take 7.6 MB, which
///   `mallinfo2` counts as free half a second of the loop later. With 4.8 it is nothing.
/// - Test: `KeptLinesTests`, `SoakTests.testTypingLeavesTheText`.
/// - Remove when: old layouts are freed while there is still something to do.
extension TextView {
    /// Frees old layouts without delay from now on, for as long as its text lives.
    package func freesChangedLines() {
        let lines = KeptLines()
        buffer.onChange { lines.freeSoon() }
    }
}

private final class KeptLines {
    /// GTK's name for the source that frees them.
    private static let name = "[gtk+ line-display-cache-gc]"
    /// The most sources to look at among those added since the last change.
    private static let limit: guint = 256

    private var last: guint = 0

    /// Raises the priority of GTK's source. There is no call that returns it, but ids of sources rise, so it is one of those added
    /// since the last change.
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
