/// A command of a menu.
public struct MenuCommand {
    /// The title shown in the menu.
    public var title: String
    /// The name of an icon; nil for none.
    public var icon: String?
    /// Whether the command destroys something. It is then marked, and comes last in a context menu.
    public var isDestructive: Bool
    /// Performs the command.
    public var perform: @MainActor () -> Void

    /// Creates a command.
    public init(
        _ title: String, icon: String? = nil, isDestructive: Bool = false, perform: @escaping @MainActor () -> Void
    ) {
        (self.title, self.icon, self.isDestructive, self.perform) = (title, icon, isDestructive, perform)
    }
}
