/// What one start of a program took.
struct Measurement {
    /// From just before the program was started until something showed in its window, in milliseconds.
    let firstFrame: Double
    /// What it held once idle.
    let memory: Memory

    /// Starts a program, waits for its first frame and for it to fall idle, and ends it.
    init(of program: Program, in session: Session) throws(Failure) {
        let launch = try Launch(of: program, in: session)
        var idleness = Idleness(of: launch.process)
        firstFrame = launch.firstFrame
        memory = try launch.wait(for: "one second without work") {
            idleness.hasLasted ? Memory(of: launch.process) : nil
        }
    }
}
