import CLongpress

/// A closure that returns the commands of a menu for a request, retained by C as user data.
final class Answer<Request> {
    let give: @MainActor (Request) -> [MenuCommand]

    private init(_ give: @escaping @MainActor (Request) -> [MenuCommand]) { self.give = give }

    static func retained(_ give: @escaping @MainActor (Request) -> [MenuCommand]) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Answer(give)).toOpaque()
    }

    static var released: GDestroyNotify {
        { Unmanaged<AnyObject>.fromOpaque($0!).release() }
    }
}
