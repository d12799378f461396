import Formats
import Platform

nonisolated extension HTMLReader {
    /// Reads a document off the main thread. Throws `CancellationError` as soon as the task is cancelled, `PlatformError` if too
    /// many operations are still stuck.
    package static func load(_ bytes: [UInt8], charset: String? = nil) async throws -> Document {
        try await BlockingWork.run { cancellation in
            guard let document = read(bytes, charset: charset, isCancelled: { cancellation.isCancelled }) else {
                throw CancellationError()
            }
            return document
        }
    }
}
