import TestSupport
import XCTest

/// A test of how the app starts and ends: it starts none by itself, and ends all that it has started.
class LaunchTestCase: XCTestCase {
    /// Files for the app to open.
    private(set) var files: TemporaryFolder!
    /// The session that the apps of a test share.
    private(set) var bus: SessionBus!
    private var apps: [AppUnderTest] = []

    override func setUpWithError() throws {
        continueAfterFailure = false
        try TestDisplay.shared().pointer.move(to: ScreenPoint(x: 1270, y: 790))
        files = try TemporaryFolder()
        bus = try SessionBus()
    }

    override func tearDownWithError() throws {
        for app in apps {
            app.stop()
            if case .signalled(let signal) = app.ending, signal != SIGTERM { XCTFail("the app was \(app.ending!)") }
        }
        apps = []
        bus?.stop()
        bus = nil
        files = nil
    }

    /// Starts the app in the session of the test.
    @discardableResult
    func start(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> AppUnderTest {
        let app = try AppUnderTest(arguments, environment: environment, bus: bus)
        apps.append(app)
        return app
    }

    /// Starts the app with what must end it at once: without a window, with status 1, nothing on standard output and
    /// one line on standard error, which is the answer without its line break.
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

    /// Waits until a running app has exactly these windows, in any order.
    func expectWindows(_ titles: [String], of app: AppUnderTest) throws {
        try TestSupport.waitFor(
            "the windows' titles", value: { app.windows.topLevels.map(\.title).sorted() },
            until: { $0 == titles.map { "\($0) – Longpress" }.sorted() })
    }

    /// The pictures in the window with a title, once there are so many.
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
