import CGtk
import Gtk

/// The dictionary on this machine: a server for the DICT protocol (RFC 2229), such as dictd with `dict-gcide` or `dict-wn`.
/// The network isn't used.
package enum DictionaryServer {
    /// The port on this machine: the default one, or the one in the variable `LONGPRESS_DICTIONARY` (RFC 2229, 1.3).
    private nonisolated static var port: UInt16 {
        g_getenv("LONGPRESS_DICTIONARY").flatMap { UInt16(String(cString: $0)) } ?? 2628
    }

    /// The time limit for the server's replies, in milliseconds.
    package nonisolated static let timeLimit = 2000
    /// The time limit for the server's greeting, in milliseconds. Nothing waits for the greeting, so the limit allows for a
    /// slow server and a busy machine.
    package nonisolated static let longestGreeting = 60_000
    /// The maximum number of bytes read of a reply. The longest entries of the usual dictionaries have a tenth of it.
    nonisolated static let longestAnswer = 1 << 20
    /// The maximum number of characters of a word to look up.
    package nonisolated static let longestWord = 64

    package static func isAvailable() async -> Bool {
        let greeting = Array("220".utf8)
        let answer = try? await ask("", until: { $0.count >= greeting.count }, within: longestGreeting)
        return answer?.starts(with: greeting) == true
    }

    /// Returns the dictionaries' definitions of a word; empty if they have none. Throws `PlatformError` if no server replies
    /// correctly, `TimeLimitReached`, or `CancellationError`.
    package static func definitions(of word: String) async throws -> [Definition] {
        let requested = String(word.prefix(longestWord).filter { !$0.isNewline && !["\"", "\\", "\0"].contains($0) })
        let answer = try await ask("DEFINE * \"\(requested)\"\r\n")
        guard let reply = try await BlockingWork.run({ _ in DictionaryReply(answer) }) else {
            throw PlatformError(localized("The dictionary sent an unexpected reply."))
        }
        return reply.definitions
    }

    /// Sends commands, and returns the reply received within some milliseconds, up to its end or until `isEnough` returns true.
    private static func ask(
        _ commands: String, until isEnough: @escaping @Sendable ([UInt8]) -> Bool = { _ in false },
        within timeLimit: Int = timeLimit
    ) async throws -> [UInt8] {
        try await BlockingWork.run(timeLimit: timeLimit) { cancellation in
            let client = g_socket_client_new()
            defer { g_object_unref(client) }
            // A proxy would use the network.
            g_socket_client_set_enable_proxy(client, 0)
            g_socket_client_set_timeout(client, guint(timeLimit / 1000))
            let connection = try throwing {
                g_socket_client_connect_to_host(client, "localhost", port, cancellation.pointer, $0)
            }
            guard let connection else { throw PlatformError(localized("No dictionary is available.")) }
            defer { g_object_unref(connection) }
            return try connection.withMemoryRebound(to: GIOStream.self, capacity: 1) { stream in
                try converse(commands + "QUIT\r\n", over: stream, until: isEnough, cancellation)
            }
        }
    }

    private nonisolated static func converse(
        _ commands: String, over stream: UnsafeMutablePointer<GIOStream>, until isEnough: ([UInt8]) -> Bool,
        _ cancellation: Cancellation
    ) throws -> [UInt8] {
        let output = g_io_stream_get_output_stream(stream)
        let bytes = Array(commands.utf8)
        _ = try throwing {
            g_output_stream_write_all(output, bytes, gsize(bytes.count), nil, cancellation.pointer, $0)
        }
        let input = g_io_stream_get_input_stream(stream)
        var answer: [UInt8] = []
        while answer.count < longestAnswer, !isEnough(answer) {
            let piece = try [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
                count = try throwing {
                    max(
                        g_input_stream_read(input, buffer.baseAddress, gsize(buffer.count), cancellation.pointer, $0), 0
                    )
                }
            }
            if piece.isEmpty { break }
            answer += piece
        }
        return answer
    }
}
