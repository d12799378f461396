import Foundation

/// The built app, running: its windows, its accessibility tree, its files.
///
/// Each instance has its own home folder and D-Bus session, so that tests don't affect each other. Call `stop()` at the end of
/// a test, in `tearDown`, so that it runs after a failure too:
///
///     final class CopyTests: XCTestCase {
///         private var app: AppUnderTest!
///
///         override func setUpWithError() throws {
///             app = try AppUnderTest()
///             try app.waitForWindow()
///         }
///
///         override func tearDown() {
///             app?.stop()
///             app = nil
///         }
///
///         func testHoldingAWordAndChoosingCopyPutsItOnTheClipboard() throws {
///             let note = try app.waitFor(role: "text box", name: "Note")
///             app.pointer.hold(at: try note.screenRectangle(ofText: "picture").center)
///             let copy = try app.waitFor(role: "menu item", name: "Copy")
///             app.pointer.click(at: try copy.screenPoint)
///             try app.waitUntil("the word is on the clipboard") { try app.clipboard.text() == "picture" }
///         }
///     }
public final class AppUnderTest {
    /// The running program.
    public let process: ChildProcess
    /// The app's D-Bus session.
    public let bus: SessionBus
    /// The app's home folder, with the XDG folders `.config`, `.local/share`, `.cache` and `.local/state`.
    public let home: TemporaryFolder
    /// The display that the app is on.
    public let display: TestDisplay
    /// Whether the app is a client of a Wayland compositor instead of the X server.
    public let isOnWayland: Bool
    private let ownsBus: Bool
    /// The app as assistive technologies see it, once it has registered.
    var registered: AccessibleApp?

    /// Starts the app and returns at once; `waitForWindow()` waits until it is visible.
    ///
    /// - Parameters:
    ///   - environment: Variables that are added to the environment of apps under test, or replace it; an empty value unsets a
    ///     variable.
    ///   - bus: Another app's session, to test a second start.
    ///   - home: Another app's home, to test what persists between two starts.
    ///   - executable: A program other than the built app.
    public init(
        _ arguments: [String] = [], environment: [String: String] = [:], bus: SessionBus? = nil,
        home: TemporaryFolder? = nil, executable: String? = nil
    ) throws {
        display = try TestDisplay.shared()
        ownsBus = bus == nil
        let bus = try bus ?? SessionBus()
        let home = try home ?? TemporaryFolder()
        self.bus = bus
        self.home = home
        let all = try Self.environment(home: home, bus: bus).merging(environment) { $1 }.filter { !$0.value.isEmpty }
        isOnWayland = all["GDK_BACKEND"] == "wayland"
        process = try ChildProcess(
            executable ?? BuiltProducts.app, arguments, environment: all, outputIn: bus.runtime,
            workingDirectory: home.path)
    }

    private static func environment(home: TemporaryFolder, bus: SessionBus) throws -> [String: String] {
        let enchant = try home.folder(".config/enchant")
        try World.configureEnchant(in: enchant)
        return try ChildProcess.inheritedEnvironment.merging([
            "HOME": home.path,
            "XDG_CONFIG_HOME": home.folder(".config"),
            "XDG_DATA_HOME": home.folder(".local/share"),
            "XDG_CACHE_HOME": home.folder(".cache"),
            "XDG_STATE_HOME": home.folder(".local/state"),
            "ENCHANT_CONFIG_DIR": enchant,
            "XDG_RUNTIME_DIR": bus.runtime.path,
            "DBUS_SESSION_BUS_ADDRESS": bus.address,
            "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress,
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "GTK_USE_PORTAL": "0",
            "GSETTINGS_BACKEND": "memory",
            "GIO_USE_VFS": "local",
            // Not the machine's dictionary: no server listens on port 1.
            "LONGPRESS_DICTIONARY": "1",
            // Disables text recognition in pictures, whatever is installed.
            "LONGPRESS_TESSERACT": "none",
            "G_DEBUG": "fatal-criticals",
            // Overwrites freed memory, so that uses of it are noticed (mallopt(3)).
            "MALLOC_PERTURB_": "165",
            // Web pages are tested in a part of their own.
            "LONGPRESS_WEBKIT": "none",
            "G_MESSAGES_DEBUG": eventDomain,
        ]) { $1 }
    }

    /// The display's mouse.
    public var pointer: Pointer { display.pointer }
    /// The display's keyboard.
    public var keyboard: Keyboard { display.keyboard }
    /// The display's clipboard, as other programs use it.
    public var clipboard: SystemClipboard { display.clipboard }
    /// The text that the app has written to standard output, without the events.
    public var standardOutput: String {
        process.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains(Self.eventMark) }.joined(separator: "\n")
    }
    /// Every event that has reached the app, one line each: the time of day, the event, its position, and its time by the
    /// display's clock.
    public var events: [String] {
        process.standardOutput.split(separator: "\n").compactMap { line in
            line.firstRange(of: Self.eventMark).map { String(line[$0.upperBound...]) }
        }
    }
    /// The prefix that GLib writes before each event.
    private static let eventMark = "\(eventDomain)-DEBUG: "
    private static let eventDomain = "Longpress-Events"
    /// The text that the app has written to standard error.
    public var standardError: String { process.standardError }
    /// How the app ended; `nil` while it runs.
    public var ending: ChildProcess.Ending? { process.ending }
    /// Whether the app still runs.
    public var isRunning: Bool { process.isRunning }

    /// Waits until the app ends, and returns how it ended.
    @discardableResult
    public func waitForExit(upTo seconds: Double = patience) throws -> ChildProcess.Ending {
        try process.waitForExit(upTo: seconds)
    }

    /// Asks the app to quit with SIGTERM, as at the end of a session.
    public func terminate() {
        process.send(signal: SIGTERM)
    }

    /// Stops the app while a function runs, as if the machine were busy: afterwards, the app receives everything at once.
    ///
    /// It doesn't stop the app while GDK has grabbed the X server, as happens for moments, because nothing could be done then.
    public func whileBusy<Result>(_ body: () throws -> Result) throws -> Result {
        for _ in 0..<100 {
            process.send(signal: SIGSTOP)
            defer { process.send(signal: SIGCONT) }
            if display.probe.isAnswered(within: 200) { return try body() }
        }
        throw TestFailure("the X server doesn't answer while the app stands still")
    }

    /// Ends the app if it still runs, and its session unless it belongs to another app; releases held buttons and keys, and
    /// empties the clipboard. The app's output remains readable.
    public func stop() {
        display.releaseAll()
        display.clipboard.clear()
        process.stop()
        if ownsBus { bus.stop() }
    }

    /// Waits like the function of that name, but fails at once when the app ends, with the app's standard error.
    public func waitUntil(
        _ description: String, upTo seconds: Double = patience, _ condition: () throws -> Bool
    ) throws {
        try watching(description) {
            try TestSupport.waitUntil(description, upTo: seconds) {
                try requireRunning()
                return try condition()
            }
        }
    }

    /// Waits until `value` isn't `nil`, and returns it; fails at once when the app ends.
    public func waitFor<Value>(
        _ description: String, upTo seconds: Double = patience, value: () throws -> Value?
    ) throws -> Value {
        try watching(description) {
            try TestSupport.waitFor(description, upTo: seconds) {
                try requireRunning()
                return try value()
            }
        }
    }

    private func requireRunning() throws {
        if let ending { throw TestFailure("the app \(ending)") }
    }

    private func watching<Value>(_ description: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            let said = standardError.suffix(2000)
            throw TestFailure("\(description): \(error)\n\(said.isEmpty ? "" : "standard error of the app:\n\(said)")")
        }
    }
}
