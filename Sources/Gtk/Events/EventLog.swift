import CGtk
import RichText

/// Logs a line for each event that reaches the program if `G_MESSAGES_DEBUG` in its environment contains this domain or "all":
///
///     G_MESSAGES_DEBUG=Longpress-Events myprogram
///
/// GLib puts the program and the time of day before it:
///
///     (myprogram:4711): Longpress-Events-DEBUG: 12:00:00.125: button press 3 at (102.0, 57.0) on window "Photos", 81230 ms, control, Mouse
enum EventLog {
    private static let domain = "Longpress-Events"

    /// Starts the log once, at the program's start. If it isn't requested, it costs nothing from then on.
    static func startIfRequested() { begun }

    private static let begun: Void = {
        guard Toolkit.isDebugging(domain) else { return }
        SurfaceEvents.watch { event, surface in lp_log_debug(domain, line(for: event, on: OpaquePointer(surface))) }
    }()

    /// Describes an event: its kind, position, time, the buttons and keys held, and the device.
    private static func line(for event: OpaquePointer, on surface: OpaquePointer) -> String {
        var parts = [what(event) + location(event) + " on " + name(of: surface)]
        parts.append(MadeUpEvents.contains(event) ? "made up" : "\(gdk_event_get_time(event)) ms")
        let held = modifiers(of: event)
        if !held.isEmpty { parts.append(held.joined(separator: "+")) }
        if let device = gdk_event_get_device(event).flatMap(gdk_device_get_name) {
            parts.append(String(cString: device).onOneLine)
        }
        return parts.joined(separator: ", ")
    }

    private static func what(_ event: OpaquePointer) -> String {
        let type = gdk_event_get_event_type(event)
        let words = words(for: type)
        switch type {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return "\(words) \(gdk_button_event_get_button(event))"
        case GDK_KEY_PRESS, GDK_KEY_RELEASE:
            let value = gdk_key_event_get_keyval(event)
            return "\(words) \(gdk_keyval_name(value).map { String(cString: $0) } ?? String(value))"
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            return "\(words) \(finger(of: event, ends: type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL))"
        case GDK_SCROLL:
            var (x, y) = (0.0, 0.0)
            switch gdk_scroll_event_get_direction(event) {
            case GDK_SCROLL_UP: return "\(words) up"
            case GDK_SCROLL_DOWN: return "\(words) down"
            case GDK_SCROLL_LEFT: return "\(words) left"
            case GDK_SCROLL_RIGHT: return "\(words) right"
            default:
                gdk_scroll_event_get_deltas(event, &x, &y)
                return "\(words) by (\(x), \(y))"
            }
        case GDK_FOCUS_CHANGE: return gdk_focus_event_get_in(event) != 0 ? "focus in" : "focus out"
        default: return words
        }
    }

    /// Returns GDK's own words for a type of event, such as “button press”.
    private static func words(for type: GdkEventType) -> String {
        let types = g_type_class_ref(gdk_event_type_get_type()).assumingMemoryBound(to: GEnumClass.self)
        guard let known = g_enum_get_value(types, gint(type.rawValue)) else { return "event of type \(type.rawValue)" }
        let words = String(cString: known.pointee.value_nick).split(separator: "-").filter { $0 != "notify" }
        let text = words.joined(separator: " ")
        return ["delete": "close", "drop start": "drop"][text] ?? text
    }

    /// The fingers that are down. The number of a finger is its position in the list, from 1.
    private static var fingers: [OpaquePointer?] = []

    /// Returns a small number for a finger, which it keeps until it is lifted.
    private static func finger(of event: OpaquePointer, ends: Bool) -> Int {
        guard let sequence = gdk_event_get_event_sequence(event) else { return 0 }
        let index: Int
        if let known = fingers.firstIndex(of: sequence) {
            index = known
        } else if let free = fingers.firstIndex(of: nil) {
            index = free
            fingers[free] = sequence
        } else {
            index = fingers.count
            fingers.append(sequence)
        }
        if ends { fingers[index] = nil }
        return index + 1
    }

    /// Returns the position in the surface; an empty text for an event without a position.
    private static func location(_ event: OpaquePointer) -> String {
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return "" }
        return " at (\(rounded(x)), \(rounded(y)))"
    }

    private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    private static func name(of surface: OpaquePointer) -> String {
        if lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0 { return "popover" }
        guard let widget = gtk_native_get_for_surface(surface).map(UnsafeMutableRawPointer.init) else {
            return "surface without a widget"
        }
        guard lp_is_a(widget, gtk_window_get_type()) != 0 else { return String(cString: lp_type_name(widget)) }
        let title = gtk_window_get_title(widget.assumingMemoryBound(to: GtkWindow.self))
        // The title may be a file name, which may contain line breaks.
        return "window \"\(title.map { String(cString: $0).onOneLine } ?? "")\""
    }

    private static func modifiers(of event: OpaquePointer) -> [String] {
        let state = gdk_event_get_modifier_state(event).rawValue
        return names.filter { state & $0.mask.rawValue != 0 }.map(\.name)
    }

    private static let names: [(mask: GdkModifierType, name: String)] = [
        (GDK_SHIFT_MASK, "shift"), (GDK_LOCK_MASK, "caps lock"), (GDK_CONTROL_MASK, "control"), (GDK_ALT_MASK, "alt"),
        (GDK_SUPER_MASK, "super"), (GDK_BUTTON1_MASK, "button 1"), (GDK_BUTTON2_MASK, "button 2"),
        (GDK_BUTTON3_MASK, "button 3"),
    ]
}
