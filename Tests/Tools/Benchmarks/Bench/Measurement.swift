/// The measurements of one start of a program.
struct Measurement {
    /// The time from just before the program was started until its window had content, in milliseconds.
    let firstFrame: Double
    /// The program's memory once it is idle.
    let memory: Memory

    /// Starts a program, waits for its first frame and until it is idle, and ends it.
    init(of program: Program, in session: Session) throws(Failure) {
        let launch = try Launch(of: program, in: session)
        var idleness = Idleness(of: launch.process)
        firstFrame = launch.firstFrame
        memory = try launch.wait(for: "one second without work") {
            idleness.hasLasted ? Memory(of: launch.process) : nil
        }
    }
}
