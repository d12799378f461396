import Foundation
public import Testing

/// A trait that runs Swift Testing tests of GTK on the main thread, one at a time, on a display of their own.
///
///     @MainActor @Suite(.onDisplay) struct LabelTests {
///         @Test func offersToCopy() async throws { … }
///     }
///
/// When a test fails, the screen, the open menu and the accessibility tree are saved in a folder, which the failure names.
public struct DisplayTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the trait applies to each test in a suite. Always true.
    public var isRecursive: Bool { true }

    /// Runs a test while no other uses the display, and closes the windows that the test has shown.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        await DisplayTurn.acquire()
        let withEvidence: IssueHandlingTrait = .compactMapIssues { Self.addEvidence(to: $0, of: test) }
        do {
            try await ThisProgram.begin()
            try await withEvidence.provideScope(for: test, testCase: testCase) {
                // Without this, the error would be recorded only after everything has been closed.
                do { try await function() } catch { Issue.record(error, sourceLocation: test.sourceLocation) }
            }
        } catch {
            Issue.record(error, sourceLocation: test.sourceLocation)
        }
        await ThisProgram.closeAll()
        await DisplayTurn.release()
    }

    private static func addEvidence(to issue: Issue, of test: Test) -> Issue {
        let location = issue.sourceLocation
        let failure = Evidence.Failure(
            message: "\(issue)", file: location?.fileID ?? test.name, line: location?.line ?? test.sourceLocation.line)
        // The end of an id distinguishes tests with the same name.
        let name = String("\(test.id)".prefix { $0 != "(" }).replacing("/", with: ".")
        let folder = onMainThread { ThisProgram.evidence(test: name, failure: failure) }
        var issue = issue
        issue.comments.append("evidence: \(folder)")
        return issue
    }
}

/// Runs a function on the main thread, and waits for it. The current thread may be the main thread.
private func onMainThread<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

extension Trait where Self == DisplayTrait {
    /// Runs a test, or the tests of a suite, on the main thread, one at a time, on a display of their own.
    public static var onDisplay: Self { Self() }
}
