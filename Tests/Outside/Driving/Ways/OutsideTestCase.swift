import TestSupport
import XCTest

/// A test of programs from outside, by what a person has: pointer, keyboard, screen. It ends all that it has started.
///
/// When it is over, no program may have crashed, nor have written to standard error what it has no reason to. When it
/// fails, what is there at that moment is kept, before anything is ended (see `Evidence`).
class OutsideTestCase: XCTestCase {
    /// The programs that the test has started so far, in this order.
    private(set) var apps: [AppUnderTest] = []
    /// The program that the test is about: the one that was started last.
    var app: AppUnderTest! { apps.last }
    /// What a program may write to standard error; none, unless a test says otherwise.
    var toleratedErrors: [String] = []
    /// The programs that the test itself has killed.
    private var killed: Set<Int32> = []
    private var hasEvidence = false
    /// What has been found in windows, to be looked for only once.
    var known: [String: AccessibleNode] = [:]
    /// Whether the display has a compositor during the test, as people's desktops do. Without one nothing is transparent, and
    /// menus don't move.
    var isComposited: Bool { false }
    private var compositor: Compositor?

    override func setUpWithError() throws {
        continueAfterFailure = false
        if isComposited { compositor = try Compositor() }
        try TestDisplay.shared().pointer.move(to: ScreenPoint(x: 1270, y: 790))
    }

    override func tearDownWithError() throws {
        for app in apps { end(app) }
        apps = []
        known = [:]
        compositor?.stop()
        compositor = nil
    }

    /// Takes over a program that has just been started: it ends with the test.
    @discardableResult
    func keep(_ app: AppUnderTest) -> AppUnderTest {
        apps.append(app)
        return app
    }

    /// Kills a program as nothing else can: it learns nothing of it.
    func kill(_ app: AppUnderTest) throws {
        killed.insert(app.process.id)
        app.process.send(signal: SIGKILL)
        XCTAssertEqual(try app.waitForExit(), .signalled(SIGKILL))
    }

    /// Waits until a program is killed by something else, as by strace.
    func expectKilled(_ app: AppUnderTest) throws {
        killed.insert(app.process.id)
        XCTAssertEqual(try app.waitForExit(), .signalled(SIGKILL))
    }

    /// Whether a program has written to standard error what the test has looked at.
    func isExpectedToComplain(_ app: AppUnderTest) -> Bool { false }

    private func end(_ app: AppUnderTest) {
        // One that has just crashed may need a moment to be seen as ended.
        if testRun?.totalFailureCount != 0 { _ = try? app.waitForExit(upTo: 1) }
        if case .signalled(let signal) = app.ending, signal != SIGTERM, !killed.contains(app.process.id) {
            XCTFail("the app was \(app.ending!)")
        }
        app.stop()
        guard !isExpectedToComplain(app) else { return }
        XCTAssertEqual(complaints(of: app), [])
    }

    /// What a program has written to standard error that it had no reason to.
    func complaints(of app: AppUnderTest) -> [String] {
        let lines = app.standardError.split(separator: "\n").map(String.init)
        let tolerated = toleratedErrors + World.linesOfGTK
        return lines.filter { line in !tolerated.contains { line.contains($0) } }
    }

    // MARK: When it fails

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if !hasEvidence {
            hasEvidence = true
            let failure = Evidence.Failure(message: description, file: filePath, line: lineNumber)
            print("evidence: \(Evidence.gather(test: fullName, failure: failure, apps: apps))")
        }
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
}
