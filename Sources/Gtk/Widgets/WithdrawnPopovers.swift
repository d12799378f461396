/// The popovers that are still visible on their way out. All of them close at once when another window of the program opens: a
/// Wayland compositor may then dismiss them, and disconnects a program that draws a dismissed popover, which ends the program
/// (seen with sway 1.7).
final class WithdrawnPopovers {
    static let shared = WithdrawnPopovers()

    private var closing: [UnsafeMutableRawPointer: () -> Void] = [:]
    private var arrivals: SignalConnection?

    private init() {}

    /// Adds a popover, with what closes it.
    func add(_ popover: Popover, closing close: @escaping () -> Void) {
        closing[popover.raw] = close
        guard arrivals == nil else { return }
        arrivals = Window.all.connect("items-changed") { [weak self] arguments in
            if arguments.uint(2) > 0 { self?.closeAll() }
        }
    }

    /// Removes a popover that has closed.
    func remove(_ popover: Popover) { closing[popover.raw] = nil }

    /// Closes all of them.
    func closeAll() {
        while let (_, close) = closing.popFirst() { close() }
    }
}
