/// A command of a menu.
public struct MenuCommand {
    /// What the menu shows.
    public var title: String
    /// The name of an icon, if it has one.
    public var icon: String?
    /// Whether it destroys something: then it is marked, and comes last in a context menu.
    public var isDestructive: Bool
    /// What it does.
    public var perform: @MainActor () -> Void

    /// Makes a command of its parts.
    public init(
        _ title: String, icon: String? = nil, isDestructive: Bool = false, perform: @escaping @MainActor () -> Void
    ) {
        (self.title, self.icon, self.isDestructive, self.perform) = (title, icon, isDestructive, perform)
    }
}
