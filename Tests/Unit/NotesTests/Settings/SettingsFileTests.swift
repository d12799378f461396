import Foundation
import Localization
import TestSupport
import Testing

@testable import Files
@testable import Notes
@testable import Platform

/// The file is replaced as a whole, and content that isn't understood is never lost.
@Suite("The settings' file")
struct SettingsFileTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile

    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(folder: StateFolder(path: folder.path + "/longpress"))
    }

    @Test("There is no file at first; written settings are read back")
    func writing() throws {
        #expect(file.read() == .nothing)
        for style in StoredSettings.Style.allCases {
            var settings = StoredSettings()
            settings.style = style
            try file.write(settings)
            #expect(file.read() == .settings(settings))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/longpress")
        #expect(names == ["settings"])
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("Each damaged file is set aside, without replacing another")
    func damaged() throws {
        for (content, name) in [("one", "settings.damaged"), ("two", "settings 2.damaged")] {
            try folder.write(content, to: "longpress/settings")
            #expect(file.read() == .setAside("\(folder.path)/longpress/\(name)"))
            #expect(folder.read("longpress/\(name)") == content)
            #expect(file.read() == .nothing)
        }
        #expect(folder.read("longpress/settings.damaged") == "one")
    }

    @Test("A file of a newer version is unchanged")
    func newer() throws {
        try folder.write("[Longpress]\nformat=9\n", to: "longpress/settings")
        #expect(file.read() == .newer)
        #expect(folder.read("longpress/settings") == "[Longpress]\nformat=9\n")
    }

    @Test("Anything but a regular file is reported as what it is, without waiting")
    func noFile() throws {
        try folder.folder("longpress/settings")
        #expect(file.read() == .unusable("It is a folder."))
        rmdir(file.path)
        #expect(mkfifo(file.path, 0o600) == 0)
        #expect(file.read() == .unusable("It is a pipe."))
    }

    @Test("A link stays a link")
    func link() throws {
        try folder.write(String(decoding: StoredSettings().bytes, as: UTF8.self), to: "elsewhere")
        try folder.folder("longpress")
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../elsewhere")
        var settings = StoredSettings()
        settings.style = .light
        try file.write(settings)
        #expect(folder.read("elsewhere") == String(decoding: settings.bytes, as: UTF8.self))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "../elsewhere")
    }

    @Test("Writing reports a folder that can't be created")
    func noFolder() throws {
        try folder.write("", to: "longpress")
        #expect(file.read() == .nothing)
        #expect(throws: (any Error).self) { try file.write(StoredSettings()) }
    }
}
