/// An object of an app's accessibility tree, as screen readers see it.
///
/// The value is only an address: every property asks the app again, and throws if the object has disappeared. During a search
/// (`find`, `first`, `outline`, `isShowing`), everything is as it was when the search began.
public struct AccessibleNode: Hashable, CustomDebugStringConvertible {
    package let app: AccessibleApp
    let path: String

    private static let interface = "org.a11y.atspi.Accessible"

    package init(app: AccessibleApp, path: String) {
        (self.app, self.path) = (app, path)
    }

    /// Returns whether two values stand for the same object of the same app.
    public static func == (one: AccessibleNode, other: AccessibleNode) -> Bool {
        one.app === other.app && one.path == other.path
    }

    /// Hashes the object's address.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }

    /// The role, as in `menu`, `menu item`, `push button`, `text`.
    public var role: String {
        get throws {
            if let role = app.roles[path] ?? treeItem.flatMap({ AccessibleRole.name(of: $0.role) }) { return role }
            let role = try call(Self.interface, "GetRoleName").child(0).string
            app.roles[path] = role
            if let number = treeItem?.role { AccessibleRole.learn(role, of: number) }
            return role
        }
    }

    /// The accessible name: what a screen reader says first.
    public var name: String {
        get throws { try treeItem?.name ?? property(Self.interface, "Name").string }
    }

    /// The accessible description: what a screen reader says after the name and role.
    public var description: String {
        get throws { try treeItem?.description ?? property(Self.interface, "Description").string }
    }

    /// The names of the object's states, as in `focused`, `sensitive`, `showing`, `checked`.
    public var states: Set<String> {
        get throws {
            AccessibleState.decode(
                try treeItem?.states ?? call(Self.interface, "GetState").child(0).children.map(\.int))
        }
    }

    /// Further attributes by name, such as `placeholder-text`.
    public var attributes: [String: String] {
        get throws {
            let pairs = try call(Self.interface, "GetAttributes").child(0).children
            return Dictionary(pairs.map { ($0.child(0).string, $0.child(1).string) }) { $1 }
        }
    }

    /// The names of the interfaces that the object has: `Text`, `Action`, `Component`, `Value`, …
    public var interfaces: Set<String> {
        get throws {
            let names =
                try treeItem?.interfaces ?? call(Self.interface, "GetInterfaces").child(0).children.map(\.string)
            return Set(names.map { String($0.split(separator: ".").last ?? "") })
        }
    }

    /// The object's children.
    public var children: [AccessibleNode] {
        get throws {
            if treeItem?.childCount == 0 { return [] }
            let paths = try app.tree?.children[path] ?? app.reliableChildren(of: path) ?? requestChildren()
            app.tree?.children[path] = paths
            return paths.map { AccessibleNode(app: app, path: $0) }
        }
    }

    /// The object's parent; `nil` for the app itself.
    public var parent: AccessibleNode? {
        get throws {
            guard !isApplication else { return nil }
            let parent = try treeItem?.parent ?? requestParent()
            guard parent.bus == app.busName, parent.path != path else { return nil }
            return AccessibleNode(app: app, path: parent.path)
        }
    }

    /// Returns whether the object exists and has all of these states.
    public func has(_ states: String...) -> Bool {
        guard let current = try? self.states else { return false }
        return current.isSuperset(of: states)
    }

    /// The names of the object's actions.
    public var actions: [String] {
        get throws {
            guard try interfaces.contains("Action") else { return [] }
            return try call("org.a11y.atspi.Action", "GetActions").child(0).children.map { $0.child(0).string }
        }
    }

    /// Performs one of the object's actions, as a screen reader or a voice command would. The name is case-insensitive.
    public func doAction(_ name: String = "click") throws {
        guard let index = try actions.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
            throw TestFailure("\(summary) has no action \"\(name)\", only \(try actions)")
        }
        Glance.forget()
        guard try call("org.a11y.atspi.Action", "DoAction", [.int32(index)]).child(0).bool else {
            throw TestFailure("\(summary) refused its action \"\(name)\"")
        }
    }

    /// The current value of a slider or spin button.
    public var value: Double {
        get throws { try property("org.a11y.atspi.Value", "CurrentValue").double }
    }

    /// The object's `summary`.
    public var debugDescription: String { summary }

    /// The object in the tree being searched; `nil` between searches, or if the tree doesn't contain it.
    private var treeItem: AccessibleTree.Item? { isApplication ? nil : app.tree?[path] }

    /// Whether the object is the app itself.
    var isApplication: Bool { path == app.root }

    private func requestChildren() throws -> [String] {
        app.requestedPaths.insert(path)
        return try call(Self.interface, "GetChildren").child(0).children.map { $0.child(1).string }
    }

    private func requestParent() throws -> (bus: String, path: String) {
        let parent = try property(Self.interface, "Parent")
        return (parent.child(0).string, parent.child(1).string)
    }

    func call(_ interface: String, _ method: String, _ arguments: [Variant] = []) throws -> Variant {
        try app.connection.call(app.busName, path, interface, method, arguments)
    }

    func property(_ interface: String, _ property: String) throws -> Variant {
        try app.connection.property(app.busName, path, interface, property)
    }
}
