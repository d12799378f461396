import Gtk
import Longpress

/// Makes text larger and smaller by the wheel while Control is held.
final class WheelZoom {
    private let wheel = ScrollController(phase: .capture)
    private var steps = WheelSteps()

    /// - Parameters:
    ///   - widget: What the pointer has to be over.
    ///   - zoom: Called with true for each step that makes larger, and with false for each that makes smaller.
    init(over widget: Widget, zoom: @escaping (_ isLarger: Bool) -> Void) {
        wheel.onScrollBy { [weak self] _, y, inPoints in
            guard let self, wheel.currentEvent?.control == true else { return false }
            let count = steps.add(-y, inPoints: inPoints)
            for _ in 0..<abs(count) { zoom(count > 0) }
            return true
        }
        widget.add(wheel)
    }
}
