import TestSupport
import XCTest

/// A test of programs from outside, by the means of a user: pointer, keyboard and screen. It ends everything that it has
/// started.
///
/// At its end, no program may have crashed, or have written unexpected lines to standard error. When it fails, the state at
/// that moment is saved before anything is ended (see `Evidence`).
class OutsideTestCase: XCTestCase {
    /// The programs that the test has started so far, in order.
    private(set) var apps: [AppUnderTest] = []
    /// The program under test: the one that was started last.
    var app: AppUnderTest! { apps.last }
    /// Parts of the lines that programs may write to standard error; by default none.
    var toleratedErrors: [String] = []
    /// The programs that the test itself has killed.
    private var killed: Set<Int32> = []
    private var hasEvidence = false
    /// The objects that have been found in windows, so that each is searched for only once.
    var known: [String: AccessibleNode] = [:]
    /// Whether the display has a compositor during the test, as users' desktops do. Without one, nothing is translucent, and
    /// menus aren't animated.
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

    /// Adds a program that has just been started. It ends with the test.
    @discardableResult
    func keep(_ app: AppUnderTest) -> AppUnderTest {
        apps.append(app)
        return app
    }

    /// Kills a program with SIGKILL, so that it can't react.
    func kill(_ app: AppUnderTest) throws {
        killed.insert(app.process.id)
        app.process.send(signal: SIGKILL)
        XCTAssertEqual(try app.waitForExit(), .signalled(SIGKILL))
    }

    /// Waits until a program is killed by something other than the test, such as strace.
    func expectKilled(_ app: AppUnderTest) throws {
        killed.insert(app.process.id)
        XCTAssertEqual(try app.waitForExit(), .signalled(SIGKILL))
    }

    /// Returns whether a program's standard error isn't to be checked, because the test has already done so.
    func isExpectedToComplain(_ app: AppUnderTest) -> Bool { false }

    private func end(_ app: AppUnderTest) {
        // A program that has just crashed may need a moment until it counts as ended.
        if testRun?.totalFailureCount != 0 { _ = try? app.waitForExit(upTo: 1) }
        if case .signalled(let signal) = app.ending, signal != SIGTERM, !killed.contains(app.process.id) {
            XCTFail("the app was \(app.ending!)")
        }
        app.stop()
        guard !isExpectedToComplain(app) else { return }
        XCTAssertEqual(complaints(of: app), [])
    }

    /// Returns the unexpected lines that a program has written to standard error.
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
