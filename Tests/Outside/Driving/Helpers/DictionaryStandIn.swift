import Foundation
import Synchronization
import TestSupport

/// A stand-in for a dictionary server (RFC 2229), on its own port, with configurable answers.
final class DictionaryStandIn: Sendable {
    /// The reaction to a request for a word.
    enum Behaviour: Sendable {
        /// It answers with these entries; if there are none, it doesn't know the word.
        case answers([String])
        /// It answers with these bytes.
        case says([UInt8])
        /// It never answers.
        case stalls
    }

    /// The port that the server listens on.
    let port: UInt16
    /// The reaction to future requests.
    let behaviour: Mutex<Behaviour>
    /// The delay before the greeting, in seconds.
    let hesitation = Mutex(0.0)
    /// The number of future connections that it rejects (RFC 2229, 3.1) instead of greeting.
    let declines = Mutex(0)
    private let asked = Mutex<[String]>([])
    private let listener: Int32

    /// The commands that the server has received.
    var commands: [String] { asked.withLock { $0 } }

    init(_ behaviour: Behaviour) throws {
        self.behaviour = Mutex(behaviour)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw TestFailure("no port for a dictionary: \(errno)") }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in serve() }
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            Thread.detachNewThread { [self] in
                converse(connection)
                close(connection)
            }
        }
    }

    private func converse(_ connection: Int32) {
        Thread.sleep(forTimeInterval: hesitation.withLock { $0 })
        let isDeclined = declines.withLock { left in
            defer { left = max(left - 1, 0) }
            return left > 0
        }
        if isDeclined { return send(Array("420 not now\r\n".utf8), to: connection) }
        send(Array("220 stand-in <1@localhost>\r\n".utf8), to: connection)
        var line = ""
        var byte: UInt8 = 0
        while read(connection, &byte, 1) == 1 {
            guard byte == UInt8(ascii: "\n") else {
                line.unicodeScalars.append(Unicode.Scalar(byte))
                continue
            }
            let command = line.trimmingCharacters(in: .whitespacesAndNewlines)
            line = ""
            if command == "QUIT" { return send(Array("221 bye\r\n".utf8), to: connection) }
            asked.withLock { $0.append(command) }
            switch behaviour.withLock({ $0 }) {
            case .answers(let entries): send(Self.answer(entries), to: connection)
            case .says(let bytes): send(bytes, to: connection)
            // Reads until the client disconnects.
            case .stalls:
                while read(connection, &byte, 1) == 1 {}
                return
            }
        }
    }

    private static func answer(_ entries: [String]) -> [UInt8] {
        guard !entries.isEmpty else { return Array("552 no match\r\n".utf8) }
        let texts = entries.map { "151 \"word\" words \"The Stand-In Dictionary\"\r\n\($0)\r\n.\r\n" }
        return Array(("150 \(entries.count) definitions\r\n" + texts.joined() + "250 ok\r\n").utf8)
    }

    private func send(_ bytes: [UInt8], to connection: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
