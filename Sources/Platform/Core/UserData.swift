/// A Swift value as the user data of a C callback.
package nonisolated final class UserData<Value> {
    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// Returns a retained pointer for C, which must release it with `releaseUserData`.
    package static func retained(_ value: Value) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(UserData(value)).toOpaque()
    }

    package static func value(of data: UnsafeMutableRawPointer?) -> Value {
        Unmanaged<UserData>.fromOpaque(data!).takeUnretainedValue().value
    }
}

package nonisolated func releaseUserData(_ data: UnsafeMutableRawPointer?) {
    Unmanaged<AnyObject>.fromOpaque(data!).release()
}
