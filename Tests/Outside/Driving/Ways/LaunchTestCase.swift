import TestSupport
import XCTest

/// A test of how the app starts and ends. It starts no app by itself.
class LaunchTestCase: OutsideTestCase {
    /// Files for the app to open.
    private(set) var files: TemporaryFolder!
    /// The session that the apps of a test share.
    private(set) var bus: SessionBus!

    override func setUpWithError() throws {
        try super.setUpWithError()
        files = try TemporaryFolder()
        bus = try SessionBus()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        bus?.stop()
        bus = nil
        files = nil
    }

    /// Starts the app in the session of the test.
    @discardableResult
    func start(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> AppUnderTest {
        keep(try AppUnderTest(arguments, environment: environment, bus: bus))
    }

    /// Opens files in the running app by a second start.
    func handOver(_ paths: [String]) throws {
        let second = try AppUnderTest(paths, bus: bus, home: app.home)
        defer { second.stop() }
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        XCTAssertTrue(app.isRunning)
    }

    /// An app that has refused to start has printed the reason.
    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { app.ending == .exited(1) }

    /// Starts the app with arguments that must make it exit at once: without a window, with status 1, nothing on standard
    /// output, and one line on standard error. Returns that line without its line break.
    func failure(of arguments: [String], environment: [String: String] = [:]) throws -> String {
        let app = try start(arguments, environment: environment)
        let ending = try TestSupport.waitFor("the end of the app with \(arguments)") {
            XCTAssertEqual(app.windows.all, [], "\(arguments)")
            return app.ending
        }
        XCTAssertEqual(ending, .exited(1), "\(arguments)")
        XCTAssertEqual(app.standardOutput, "", "\(arguments)")
        let lines = app.standardError.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(lines.count, 2, "not one line: \(app.standardError)")
        XCTAssertEqual(lines.last, "", "the line doesn't end")
        return lines.first.map(String.init) ?? ""
    }

    /// Waits until the message at the top of one of the app's windows has exactly these lines, in any order.
    func expectMessage(_ lines: [String], of app: AppUnderTest) throws {
        let root = try app.accessible
        try TestSupport.waitFor(
            "the message", value: { try root.messageText?.split(separator: "\n").map(String.init).sorted() },
            until: { $0 == lines.sorted() })
    }

    /// Waits until the window with a title has this many pictures, and returns them.
    func pictures(_ count: Int, in title: String, of app: AppUnderTest) throws -> [AccessibleNode] {
        let root = try app.accessible
        return try TestSupport.waitFor("\(count) pictures in \(title)") {
            let window = try root.children.first { try $0.name == "\(title) – Longpress" }
            return try window?.findAll(role: "grid cell").filter(\.isShowing) ?? []
        } until: {
            $0.count == count
        }
    }
}
