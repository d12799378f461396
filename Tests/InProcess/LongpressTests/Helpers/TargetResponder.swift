import Gtk
import Longpress

/// A responder for any widget, with its own target for the edit menu.
@MainActor
final class TargetResponder: EditMenuTarget {
    var nextResponder: (any Responder)?
    var canBecomeFirstResponder = true
    var agreesToBecomeFirst = true
    var targetRectangle: Rectangle?
    /// The presses: where, and how.
    private(set) var presses: [(point: Point?, trigger: MenuTrigger)] = []
    /// Where double taps happened.
    private(set) var doubleTaps: [Point] = []

    init(_ target: Rectangle? = nil) {
        targetRectangle = target
    }

    func becomeFirstResponder() -> Bool { agreesToBecomeFirst }
    func handler(for command: Command) -> CommandHandler? { command.id == Command.copy.id ? CommandHandler {} : nil }
    func prepareMenu(at point: Point?, by trigger: MenuTrigger) { presses.append((point, trigger)) }
    func selectForDoubleTap(at point: Point) { doubleTaps.append(point) }
}
