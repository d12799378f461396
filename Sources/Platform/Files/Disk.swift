/// A unit that responds or doesn't respond as a whole: a mounted file system, or a server.
package nonisolated struct Disk: Hashable, Sendable {
    /// The mount point, or the server's address.
    package let root: String
    /// Whether it is on another machine or provided by a program, so that it may stop responding at any time.
    package let isRemote: Bool

    package init(root: String, isRemote: Bool) { (self.root, self.isRemote) = (root, isRemote) }
}
