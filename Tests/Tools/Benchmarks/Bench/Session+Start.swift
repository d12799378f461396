extension Session {
    /// A window and its area, in pixels.
    typealias Area = (window: Xlib.Window, x: Int32, y: Int32, width: Int32, height: Int32)

    /// Starts a program, and waits for its window. The program runs while the launch is retained.
    func start(_ program: Program) throws -> (launch: Launch, area: Area, pinging: Pinging, hand: Hand) {
        let launch = try Launch(of: program, in: self)
        guard let area = screen.program else { throw Failure("the window is gone") }
        return (launch, area, try Pinging(area.window, on: screen.name), try Hand(on: screen.name))
    }
}
