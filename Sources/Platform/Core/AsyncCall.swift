import CGtk

/// The time limit for the response of the other program that owns or requests the clipboard, in milliseconds. After that the
/// user is informed, rather than left waiting.
package let answerLimit = 5000

// The actor is explicit: other modules don't see it if a function has it by the module's default.

/// Makes an asynchronous call in GIO's style: `start` gets the callback and its data, `finish` turns the result into a value.
///
/// With a time limit in milliseconds, the call throws `TimeLimitReached` when the limit is reached, and `CancellationError` as
/// soon as the task is cancelled. The platform's call is then abandoned: GTK never completes a cancelled read from an owner
/// that has stalled, so there is nothing to wait for.
///
/// - Parameter abandoned: Counts the abandoned calls.
@MainActor package func asyncCall<Value>(
    timeLimit: Int? = nil, abandoned: AbandonedCalls? = nil,
    start: (@escaping GAsyncReadyCallback, gpointer) -> Void,
    finish: @escaping (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
) async throws -> Value {
    let call = AsyncCall(abandoned, finish: finish)
    guard let timeLimit else { return try await call.value(start) }
    try Task.checkCancellation()
    call.limit = MainLoop.after(milliseconds: timeLimit) { call.fail(TimeLimitReached()) }
    return try await withTaskCancellationHandler {
        try await call.value(start)
    } onCancel: {
        Task { @MainActor in call.fail(CancellationError()) }
    }
}

private class AnyAsyncCall {
    init() {}
    func complete(_ result: OpaquePointer) {}
}

private final class AsyncCall<Value>: AnyAsyncCall {
    private var continuation: CheckedContinuation<Value, any Error>?
    private let finish: (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
    private let abandoned: AbandonedCalls?
    var limit: Timer?

    init(
        _ abandoned: AbandonedCalls?,
        finish: @escaping (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value
    ) {
        (self.abandoned, self.finish) = (abandoned, finish)
    }

    func value(_ start: (@escaping GAsyncReadyCallback, gpointer) -> Void) async throws -> Value {
        nonisolated(unsafe) let value: Value = try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            start(
                { _, result, data in
                    nonisolated(unsafe) let result = result!
                    nonisolated(unsafe) let data = data!
                    MainActor.assumeIsolated {
                        Unmanaged<AnyAsyncCall>.fromOpaque(data).takeRetainedValue().complete(result)
                    }
                }, Unmanaged<AnyAsyncCall>.passRetained(self).toOpaque())
        }
        return value
    }

    override func complete(_ result: OpaquePointer) {
        let outcome = Result { try throwing { finish(result, $0) } }
        limit?.cancel()
        nonisolated(unsafe) let answer = outcome
        continuation?.resume(with: answer)
        continuation = nil
    }

    func fail(_ error: any Error) {
        guard let continuation else { return }
        self.continuation = nil
        limit?.cancel()
        abandoned?.count += 1
        continuation.resume(throwing: error)
    }
}
