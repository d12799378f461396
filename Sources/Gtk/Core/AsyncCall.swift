import CGtk

/// How long the program on the other side of the clipboard may take to answer, in milliseconds. Past that the person
/// is told, rather than left waiting without a word.
public let answerLimit = 5000

/// A GIO-style asynchronous call: `start` is handed the callback and its data, `finish` turns the result into a value.
///
/// With a time limit in milliseconds, the call throws `TimeLimitReached` when that is over. The platform's call is then
/// left to itself: GTK never completes a cancelled read from an owner that has stalled, so there is nothing to wait for.
func asyncCall<Value>(
    timeLimit: Int? = nil,
    start: (@escaping GAsyncReadyCallback, gpointer) -> Void,
    finish: @escaping (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        let call = AsyncCall(continuation, finish: finish)
        if let timeLimit {
            call.limit = MainLoop.after(milliseconds: timeLimit) { call.fail(TimeLimitReached()) }
        }
        start(
            { _, result, data in
                nonisolated(unsafe) let result = result!
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    Unmanaged<AnyAsyncCall>.fromOpaque(data).takeRetainedValue().complete(result)
                }
            }, Unmanaged<AnyAsyncCall>.passRetained(call).toOpaque())
    }
}

/// The other side didn't answer in time.
public struct TimeLimitReached: Error {}

private class AnyAsyncCall {
    init() {}
    func complete(_ result: OpaquePointer) {}
}

private final class AsyncCall<Value>: AnyAsyncCall {
    private var continuation: CheckedContinuation<Value, any Error>?
    private let finish: (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
    var limit: Timer?

    init(
        _ continuation: CheckedContinuation<Value, any Error>,
        finish: @escaping (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
    ) {
        self.continuation = continuation
        self.finish = finish
    }

    override func complete(_ result: OpaquePointer) {
        let outcome = Result { try throwing { finish(result, $0) } }
        limit?.cancel()
        nonisolated(unsafe) let answer = outcome
        continuation?.resume(with: answer)
        continuation = nil
    }

    func fail(_ error: any Error) {
        continuation?.resume(throwing: error)
        continuation = nil
    }
}
