import Gtk

/// Makes text larger and smaller by the wheel while Control is held.
final class WheelZoom {
    private let wheel = ScrollController(phase: .capture)
    private var steps = WheelSteps()

    /// Follows the wheel while the pointer is over a widget. Calls `zoom` for each step.
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
