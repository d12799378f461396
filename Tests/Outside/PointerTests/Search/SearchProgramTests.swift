import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Searching for the selected words in other programs: those registered as search providers on the desktop.
final class SearchProgramTests: AppTestCase {
    private var bus: SessionBus!
    private var services: [BusService] = []
    private let searches = Searches()

    /// The requests to the programs.
    private final class Searches: @unchecked Sendable {
        private let lock = NSLock()
        private var asked: [String] = []
        var all: [String] { lock.withLock { asked } }
        func add(_ search: String) { lock.withLock { asked.append(search) } }
    }

    override var session: SessionBus? { bus }

    override func setUpWithError() throws {
        bus = try SessionBus()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        services.forEach { $0.stop() }
        bus.stop()
    }

    override func prepare(_ home: TemporaryFolder) throws {
        try install("Browser", categories: "Network;WebBrowser;", in: home)
        try install("Tongues", categories: "Network;GTK;", keywords: "translate;translation;", in: home)
        try install("Atlas", categories: "Science;", in: home)
        // None of these programs can be asked.
        try install("Old", version: "1", categories: "Utility;", in: home)
        try home.write("nonsense", to: ".local/share/gnome-shell/search-providers/broken.ini")
        try home.write(
            "[Shell Search Provider]\nDesktopId=gone.desktop\nBusName=org.example.Gone\nObjectPath=/\nVersion=2\n",
            to: ".local/share/gnome-shell/search-providers/gone.ini")
    }

    private func install(
        _ name: String, version: String = "2", categories: String, keywords: String = "", in home: TemporaryFolder
    ) throws {
        try home.write(
            """
            [Shell Search Provider]
            DesktopId=org.example.\(name).desktop
            BusName=org.example.\(name)
            ObjectPath=/org/example/\(name)
            Version=\(version)

            """, to: ".local/share/gnome-shell/search-providers/\(name).ini")
        try home.write(
            """
            [Desktop Entry]
            Type=Application
            Name=\(name)
            Exec=true
            Categories=\(categories)
            Keywords=\(keywords)

            """, to: ".local/share/applications/org.example.\(name).desktop")
    }

    /// Makes a program respond; without this it can't be started.
    private func start(_ name: String) throws {
        services.append(
            try BusService(
                on: bus, name: "org.example.\(name)", path: "/org/example/\(name)",
                interface: "org.gnome.Shell.SearchProvider2",
                members: """
                    <method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
                    """
            ) { [searches] method, parameters in
                searches.add("\(name) \(method) \(parameters)")
                return "()"
            })
    }

    private func expectSearch(_ search: String) throws {
        try app.waitUntil("the search") { self.searches.all == [search] }
    }

    func testTheEditMenuHasAPageOfPrograms() throws {
        try start("Tongues")
        try write("the moon road here")
        try select("moon road")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Search With | Share…")
        try choose("Search With")
        try expectMenu(.edit, "Search the Web | Translate | Search in Atlas")
        try choose("Translate")
        try expectNoMenu()
        try expectSearch("Tongues LaunchSearch (['moon', 'road'], 0)")
        try expectSelection("moon road")
    }

    func testTheProgramsAreInTheMenuBar() throws {
        try start("Atlas")
        try write("the moon here")
        try select("moon")
        try menuBar.choose("Edit", "Search With", "Search in Atlas")
        try expectSearch("Atlas LaunchSearch (['moon'], 0)")
    }

    func testAProgramThatCannotBeStartedIsReported() throws {
        try write("the moon here")
        try select("moon")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Search With | Share…")
        try choose("Search With")
        try choose("Search the Web")
        let bar = try find(role: "alert", name: "Message")
        try app.waitUntil("the message") {
            try bar.find(role: "label")?.text.hasPrefix("“Browser” couldn’t start the search. ") == true
        }
    }
}
