import Foundation
import TestSupport
import XCTest

/// How longpress-in changes a user's launchers.
final class LauncherTests: XCTestCase {
    private static let id = "org.example.Editor"
    private static let launcher = """
        [Desktop Entry]
        Type=Application
        Name=Editor
        Exec=editor %U
        DBusActivatable=true
        Actions=new

        [Desktop Action new]
        Name=New Window
        Exec="/opt/my editor/editor" --new
        """

    private let home = Result { try TemporaryFolder() }
    private let data = "home/applications/\(LauncherTests.id).desktop"

    override func setUpWithError() throws {
        try home.get().write(Self.launcher + "\n", to: "system/applications/\(Self.id).desktop")
    }

    /// Runs longpress-in, and returns its output, including errors.
    @discardableResult
    private func run(_ arguments: String...) throws -> String {
        let (process, pipe, home) = (Process(), Pipe(), try home.get())
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            [root.appendingPathComponent("Sources/LongpressC/In/longpress-in").standardized.path] + arguments
        process.environment = [
            "PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_DATA_HOME": home.path + "/home",
            "XDG_DATA_DIRS": "\(home.path)/none:\(home.path)/system",
        ]
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    private var mine: String? { get throws { try home.get().read(data) } }

    /// The program runs with the menus, whichever of its actions is chosen; removing the launcher leaves nothing.
    func testALauncherIsInstalledAndRemoved() throws {
        XCTAssertEqual(try run("--install", Self.id), "")
        XCTAssertEqual(try run("--list"), Self.id + "\n")
        let lines = try XCTUnwrap(try mine).split(separator: "\n")
        let commands = lines.filter { $0.hasPrefix("Exec=") }
        XCTAssertEqual(commands.count, 2)
        XCTAssertTrue(commands[0].hasSuffix("/longpress-in\" editor %U"), "\(commands)")
        XCTAssertTrue(commands[1].hasSuffix("/longpress-in\" \"/opt/my editor/editor\" --new"), "\(commands)")
        // D-Bus would start the program without longpress-in.
        XCTAssertTrue(lines.contains("DBusActivatable=false"))
        // A second installation changes nothing.
        let first = try mine
        XCTAssertEqual(try run("--install", Self.id + ".desktop"), "")
        XCTAssertEqual(try mine, first)
        XCTAssertEqual(try run("--remove", Self.id), "")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: home.get().path + "/home"), [])
        XCTAssertEqual(try run("--list"), "")
    }

    /// A launcher that the user wrote is neither overwritten nor removed.
    func testTheUsersOwnLauncherIsLeftAlone() throws {
        try home.get().write("[Desktop Entry]\nExec=mine\n", to: data)
        XCTAssertTrue(try run("--install", Self.id).contains("stays unchanged"))
        XCTAssertTrue(try run("--remove", Self.id).contains("you have no launcher"))
        XCTAssertEqual(try mine, "[Desktop Entry]\nExec=mine\n")
        XCTAssertEqual(try run("--list"), "")
    }

    /// The user's later changes to the launcher are kept, also when the menus are removed from the program.
    func testTheUsersChangesToALauncherAreKept() throws {
        try run("--install", Self.id)
        let changed = try XCTUnwrap(try mine).replacing("Name=Editor", with: "Name=My Editor")
        try home.get().write(changed, to: data)
        XCTAssertTrue(try run("--install", Self.id).contains("Your changes to it are kept"))
        XCTAssertEqual(try mine, changed)
        XCTAssertTrue(try run("--remove", Self.id).contains("no longer uses longpress-in"))
        let expected = Self.launcher.replacing("Name=Editor", with: "Name=My Editor").replacing(
            "Activatable=true", with: "Activatable=false")
        XCTAssertEqual(try mine, expected + "\n")
        XCTAssertEqual(try run("--list"), "")
    }

    /// Programs that can't have the menus are left alone, and a line of output gives the reason.
    func testUnsuitableProgramsAreRefused() throws {
        let refused = ["org.example.None": "there is no launcher", "../evil": "isn't the ID of", "": "isn't the ID of"]
        for (id, reason) in refused {
            let said = try run("--install", id)
            XCTAssertTrue(said.contains(reason), said)
            XCTAssertEqual(said.split(separator: "\n").count, 1, said)
        }
        try home.get().write(
            "[Desktop Entry]\nExec=/usr/bin/flatpak run a.b.C\n", to: "system/applications/a.b.C.desktop")
        XCTAssertTrue(try run("--install", "a.b.C").contains("sandbox"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: try home.get().path + "/home"))
    }
}
