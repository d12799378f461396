/// What answers or doesn't answer as a whole: a file system that is mounted, or a server.
package nonisolated struct Disk: Hashable, Sendable {
    /// Where it is mounted, or the server's address.
    package let root: String
    /// Whether it is elsewhere than on this machine, or a program stands for it: it may cease to answer at any time.
    package let isRemote: Bool

    package init(root: String, isRemote: Bool) { (self.root, self.isRemote) = (root, isRemote) }
}
