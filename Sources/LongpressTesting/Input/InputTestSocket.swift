import Foundation

/// A connection to one device of the X server's driver "inputtest".
///
/// The messages are little-endian: length, type, body (xf86-input-inputtest-protocol.h of the X server). The server accepts one
/// client for each device, and spins when the client disconnects. A connection is therefore kept until the process ends.
final class InputTestSocket {
    private let descriptor: Int32

    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else {
            throw TestFailure("a socket can't be created: \(String(cString: strerror(errno)))")
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw TestFailure("the socket's path is too long: \(path)")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            throw TestFailure("the X server's input socket \(path) doesn't answer: \(String(cString: strerror(errno)))")
        }
        // First the client sends the protocol's version, and the server answers.
        try send(Self.bytes(UInt32(12)) + Self.bytes(UInt32(0)) + Self.bytes(UInt16(1)) + Self.bytes(UInt16(1)))
        try receive(12)
    }

    /// Sends a message, and waits until the server has processed it.
    func post(_ message: [UInt8]) throws {
        try send(message)
        try send(Self.bytes(UInt32(8)) + Self.bytes(UInt32(1)))
        try receive(8)
    }

    /// Returns the valuators of an event at a point on a display of the given size, in the device's coordinates from 0 to
    /// 65536.
    static func valuators(at point: ScreenPoint, of size: ScreenRectangle) -> [UInt8] {
        // A mask of the values that are given, then 64 values, then the same values unaccelerated.
        var values = [Double](repeating: 0, count: 128)
        values[0] = (Double(point.x) + 0.5) * 65536 / Double(size.width)
        values[1] = (Double(point.y) + 0.5) * 65536 / Double(size.height)
        return [0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + values.flatMap(bytes)
    }

    /// Returns the bytes of a number.
    static func bytes<Number: BitwiseCopyable>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number) { Array($0) }
    }

    private func send(_ message: [UInt8]) throws {
        guard Foundation.send(descriptor, message, message.count, Int32(MSG_NOSIGNAL)) == message.count else {
            throw TestFailure("the X server no longer accepts input")
        }
    }

    private func receive(_ count: Int) throws {
        var answer = [UInt8](repeating: 0, count: count)
        guard recv(descriptor, &answer, count, Int32(MSG_WAITALL)) == count else {
            throw TestFailure("the X server no longer confirms input")
        }
    }
}
