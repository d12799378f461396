import CLongpress

/// What gives the commands of a menu for a request, as C keeps it.
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
