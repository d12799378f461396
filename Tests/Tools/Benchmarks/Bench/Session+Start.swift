extension Session {
    /// A window: which one it is, and where, in pixels.
    typealias Area = (window: Xlib.Window, x: Int32, y: Int32, width: Int32, height: Int32)

    /// Starts a program and waits for its window. The program runs for as long as the launch is kept.
    func start(_ program: Program) throws -> (launch: Launch, area: Area, pinging: Pinging, hand: Hand) {
        let launch = try Launch(of: program, in: self)
        guard let area = screen.program else { throw Failure("the window is gone") }
        return (launch, area, try Pinging(area.window, on: screen.name), try Hand(on: screen.name))
    }
}
