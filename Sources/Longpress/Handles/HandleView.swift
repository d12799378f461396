import Gtk

/// A selection handle: a knob and a stem in the theme's selection colour (E11). Input passes through it; the window determines
/// which handle a press grabs.
final class HandleView {
    let widget = Box(.vertical, role: .presentation)
    private let knob = Box(.horizontal)
    private let stem = Box(.horizontal)

    init(_ handle: SelectionHandle) {
        let metrics = HandleGeometry.Metrics.standard
        knob.addStyle(MenuStyle.handleKnob)
        stem.addStyle(MenuStyle.handleStem)
        knob.setMinimumSize(width: Int(metrics.knob), height: Int(metrics.knob))
        for part in handle == .start ? [knob, stem] : [stem, knob] {
            part.align(horizontal: .center)
            widget.append(part)
        }
        widget.takesInput = false
    }

    /// Makes the handle as high as its line, in a colour that is visible on a light or dark background.
    func fit(_ frame: Rectangle, onDark: Bool) {
        widget.setStyle(MenuStyle.onDark, onDark)
        let metrics = HandleGeometry.Metrics.standard
        stem.setMinimumSize(width: Int(metrics.stem), height: max(Int((frame.height - metrics.knob).rounded()), 1))
    }
}
