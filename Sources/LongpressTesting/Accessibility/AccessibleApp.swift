import Foundation

/// The root of an app's accessibility tree, as assistive technologies see it.
package final class AccessibleApp {
    package let connection: DBusConnection
    package let busName: String
    /// The app's windows, which give the places of its objects on the screen; `nil` on Wayland, where its only window fills the
    /// screen.
    package let windows: Windows?
    package private(set) var root: String
    /// The tree being searched; `nil` between searches.
    var tree: AccessibleTree? { glance.map { $0 == Glance.current } == true ? fetched : nil }
    private var fetched: AccessibleTree?
    /// The glance during which the tree was fetched.
    private var glance: Int?
    /// The known roles, by path. An object keeps its role, and its path isn't reused.
    var roles: [String: String] = [:]
    /// The paths of the objects whose children have been requested from the app.
    var requestedPaths: Set<String> = []

    /// Finds the app on the accessibility bus. Returns `nil` until the app has registered.
    package init?(process: Int32, on connection: DBusConnection, windows: Windows?) throws {
        let registry = "org.a11y.atspi.Registry"
        let apps = try connection.call(
            registry, "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildren", timeout: 20)
        for app in apps.child(0).children {
            let name = app.child(0).string
            guard let owner = try? connection.process(of: name), owner == process else { continue }
            self.connection = connection
            self.windows = windows
            busName = name
            root = app.child(1).string
            if process == getpid() { connection.ownName = name }
            return
        }
        return nil
    }

    package var node: AccessibleNode { AccessibleNode(app: self, path: root) }

    /// Returns an object's children if the fetched tree shows them for certain. Returns `nil` while a long wait makes the
    /// checks thorough.
    func reliableChildren(of path: String) -> [String]? {
        requestedPaths.contains(path) && !Glance.isThorough ? tree?.knownChildren(of: path) : nil
    }

    /// Runs a function that only reads from the app. Everything that it reads is as it was at one moment.
    func look<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Glance.at {
            if tree == nil {
                // If the app can't be asked, the requests that follow report that.
                fetched = try? AccessibleTree(of: busName, on: connection)
                glance = Glance.current
            }
            return try body()
        }
    }
}
