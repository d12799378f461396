import Glibc
import Synchronization

/// A desktop that reports 20,000 changes of its settings, compared with a tenth of them: the time for each shouldn't grow, and
/// the window responds meanwhile.
struct RestlessDesktop {
    let figures: [Hardship.Figure]

    init(program path: String) throws {
        let (few, many) = (2000, 20_000)
        let ofFew = try Self.tell(few, path)
        let ofMany = try Self.tell(many, path)
        figures = [
            .init(
                name: "work for each of 20,000 changed settings, beside 2,000", unit: "µs",
                without: ofFew.work / Double(few) * 1000, with: ofMany.work / Double(many) * 1000, aim: (1.6, 0)),
            .init(
                name: "longest wait with 20,000 changed settings", unit: "ms", without: ofFew.pause,
                with: ofMany.pause, aim: (0, 100)),
        ]
    }

    /// Returns the program's processor time for `count` changes, and the longest time to a ping's answer meanwhile, in
    /// milliseconds.
    private static func tell(_ count: Int, _ path: String) throws -> (work: Double, pause: Double) {
        let session = try Session()
        let portal = try SettingsPortal(on: session.busAddress)
        let note = try session.writeNote()
        let launch = try Launch(of: Program(name: "longpress", path: path, arguments: [note]), in: session)
        guard let area = session.screen.program else { throw Failure("the window is gone") }
        let pinging = try Pinging(area.window, on: session.screen.name)
        try NoteMeasurement.rest(pinging)
        let isTold = Flag()
        let before = Idleness.processorTime(of: launch.process)
        onOwnThread {
            portal.tell(count)
            isTold.set()
        }
        var idleness = Idleness(of: launch.process, lasting: 500)
        let pause = try pinging.ping(every: 2000) { !idleness.hasLasted || !isTold.isSet }
        return ((Idleness.processorTime(of: launch.process) - before) * 1000, pause)
    }

    private final class Flag: Sendable {
        private let value = Mutex(false)
        var isSet: Bool { value.withLock { $0 } }
        func set() { value.withLock { $0 = true } }
    }
}
