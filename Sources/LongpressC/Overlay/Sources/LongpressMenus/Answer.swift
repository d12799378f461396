import CLongpress

/// A closure that returns the commands of a menu for a request, retained by C as user data.
final class Answer<Request> {
    let provide: @MainActor (Request) -> [MenuCommand]

    private init(_ provide: @escaping @MainActor (Request) -> [MenuCommand]) { self.provide = provide }

    static func retained(_ provide: @escaping @MainActor (Request) -> [MenuCommand]) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Answer(provide)).toOpaque()
    }

    static var released: GDestroyNotify {
        { Unmanaged<AnyObject>.fromOpaque($0!).release() }
    }
}
