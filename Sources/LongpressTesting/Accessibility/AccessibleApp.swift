import Foundation

/// An app as assistive tools see it: the root of its accessibility tree.
package final class AccessibleApp {
    package let connection: DBusConnection
    package let busName: String
    /// The app's windows, which tell where its objects are on the screen; nil on Wayland, where its one window fills
    /// the screen.
    package let windows: Windows?
    package private(set) var root: String
    /// What is looked at, while somebody looks.
    var tree: AccessibleTree? { glance.map { $0 == Glance.current } == true ? fetched : nil }
    private var fetched: AccessibleTree?
    /// When it was fetched.
    private var glance: Int?
    /// The roles that have been asked for, by path: an object keeps its role, and no other gets its path.
    var roles: [String: String] = [:]
    /// The objects that have been asked for those in them, by path.
    var asked: Set<String> = []

    /// Nil while the app hasn't registered.
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

    /// What is in an object, if what is looked at tells it, and nobody is waiting in vain for something else.
    func childrenTold(of path: String) -> [String]? {
        asked.contains(path) && !Glance.isThorough ? tree?.knownChildren(of: path) : nil
    }

    /// Does something that only looks: all that it asks for is as it was at one moment.
    func look<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Glance.at {
            if tree == nil {
                // An app that can't be asked says so when it is asked for something.
                fetched = try? AccessibleTree(of: busName, on: connection)
                glance = Glance.current
            }
            return try body()
        }
    }
}
