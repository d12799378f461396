import Glibc

/// A dictionary server on this machine (RFC 2229) that answers every definition request with the same bytes.
final class DictionaryServer: Sendable {
    let port: UInt16
    private let listener: Int32

    /// Starts the server.
    ///
    /// - Parameter reply: The answer to `DEFINE`.
    init(answering reply: [UInt8]) throws(Failure) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw .system("no port for a dictionary") }
        (self.listener, port) = (listener, UInt16(bigEndian: address.sin_port))
        onOwnThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                onOwnThread {
                    Self.converse(connection, reply)
                    close(connection)
                }
            }
        }
    }

    private static func converse(_ connection: Int32, _ reply: [UInt8]) {
        send("220 benchmark <1@localhost>\r\n".utf8, to: connection)
        var line = ""
        var byte: UInt8 = 0
        while read(connection, &byte, 1) == 1 {
            line.unicodeScalars.append(Unicode.Scalar(byte))
            guard byte == UInt8(ascii: "\n") else { continue }
            if line.hasPrefix("QUIT") { return send("221 bye\r\n".utf8, to: connection) }
            if line.hasPrefix("DEFINE") { send(reply, to: connection) }
            line = ""
        }
    }

    private static func send(_ bytes: some Sequence<UInt8>, to connection: Int32) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }
}
