import Foundation

/// The built app, running, as a person has it before them: its windows, its accessibility tree, its files.
///
/// Each has its own home folder and D-Bus session, so tests don't see each other. Call `stop()` at the end of a test,
/// in `tearDown`, so that it happens after a failure too:
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
    /// Its D-Bus session.
    public let bus: SessionBus
    /// Its home folder: `.config`, `.local/share`, `.cache` and `.local/state` are its XDG folders.
    public let home: TemporaryFolder
    /// The display it is on.
    public let display: TestDisplay
    /// Whether it is a client of a Wayland compositor, not of the X server.
    public let isOnWayland: Bool
    private let ownsBus: Bool
    /// How assistive tools see it, once it has told them of itself.
    var registered: AccessibleApp?

    /// Starts the app and returns at once; `waitForWindow()` waits until it can be seen.
    ///
    /// - Parameters:
    ///   - environment: adds to or replaces what apps under test get; an empty value unsets.
    ///   - bus: another app's session, to test a second start.
    ///   - home: another app's home, to test what stays between two starts.
    ///   - executable: another program than the built app.
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
            // No dictionary of the machine's own: nobody listens there.
            "LONGPRESS_DICTIONARY": "1",
            // No text is read in pictures, whatever is installed.
            "LONGPRESS_TESSERACT": "none",
            "G_DEBUG": "fatal-criticals",
            // What is used after it was freed is nothing sensible (mallopt(3)).
            "MALLOC_PERTURB_": "165",
            // Web pages have a part of their own.
            "LONGPRESS_WEBKIT": "none",
            "G_MESSAGES_DEBUG": eventDomain,
        ]) { $1 }
    }

    /// The display's mouse.
    public var pointer: Pointer { display.pointer }
    /// The display's keyboard.
    public var keyboard: Keyboard { display.keyboard }
    /// The display's clipboard, as another program uses it.
    public var clipboard: SystemClipboard { display.clipboard }
    /// What the app has written to standard output, but for the events.
    public var standardOutput: String {
        process.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains(Self.eventMark) }.joined(separator: "\n")
    }
    /// Every event that has reached the app, a line each: the time of day, what happened, where, and when by the
    /// display's clock.
    public var events: [String] {
        process.standardOutput.split(separator: "\n").compactMap { line in
            line.firstRange(of: Self.eventMark).map { String(line[$0.upperBound...]) }
        }
    }
    /// What GLib puts before them.
    private static let eventMark = "\(eventDomain)-DEBUG: "
    private static let eventDomain = "Longpress-Events"
    /// What the app has written to standard error.
    public var standardError: String { process.standardError }
    /// How it ended; nil while it runs.
    public var ending: ChildProcess.Ending? { process.ending }
    /// Whether it still runs.
    public var isRunning: Bool { process.isRunning }

    /// Waits until the app ends and tells how.
    @discardableResult
    public func waitForExit(upTo seconds: Double = patience) throws -> ChildProcess.Ending {
        try process.waitForExit(upTo: seconds)
    }

    /// Asks the app to end, as a session does that closes (SIGTERM).
    public func terminate() {
        process.send(signal: SIGTERM)
    }

    /// Keeps the app from running meanwhile, as a machine with much to do may: it gets to see all of it at once afterwards.
    ///
    /// It is never stopped while it has the X server to itself, as GDK has for moments: nothing could be done then.
    public func whileBusy<Result>(_ body: () throws -> Result) throws -> Result {
        for _ in 0..<100 {
            process.send(signal: SIGSTOP)
            defer { process.send(signal: SIGCONT) }
            if display.probe.isAnswered(within: 200) { return try body() }
        }
        throw TestFailure("the X server doesn't answer while the app stands still")
    }

    /// Ends the app if it still runs and its session unless another app's was given; lets go of held buttons and keys
    /// and empties the clipboard. What it has written can still be read.
    public func stop() {
        display.releaseAll()
        display.clipboard.clear()
        process.stop()
        if ownsBus { bus.stop() }
    }

    /// Waits like the function of that name, but gives up at once when the app ends, and says what the app said.
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

    /// Waits until `value` is there (not nil) and returns it; gives up at once when the app ends.
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
