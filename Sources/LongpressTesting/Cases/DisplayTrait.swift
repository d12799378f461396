import Foundation
public import Testing

/// Has the tests of Swift Testing that use GTK run on the main thread, one at a time, on a display of their own.
///
///     @MainActor @Suite(.onDisplay) struct LabelTests {
///         @Test func offersToCopy() async throws { … }
///     }
///
/// When one fails, the screen, the open menu and the accessibility tree are kept in a folder, which the failure names.
public struct DisplayTrait: SuiteTrait, TestTrait, TestScoping {
    /// It is that of each test in a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with the display to itself, and closes what it has shown.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        await DisplayTurn.take()
        let withEvidence: IssueHandlingTrait = .compactMapIssues { Self.addEvidence(to: $0, of: test) }
        do {
            try await ThisProgram.begin()
            try await withEvidence.provideScope(for: test, testCase: testCase) {
                // What is thrown would become an issue only when everything has been closed.
                do { try await function() } catch { Issue.record(error, sourceLocation: test.sourceLocation) }
            }
        } catch {
            Issue.record(error, sourceLocation: test.sourceLocation)
        }
        await ThisProgram.closeAll()
        await DisplayTurn.give()
    }

    private static func addEvidence(to issue: Issue, of test: Test) -> Issue {
        let place = issue.sourceLocation
        let failure = Evidence.Failure(
            message: "\(issue)", file: place?.fileID ?? test.name, line: place?.line ?? test.sourceLocation.line)
        // An id ends with what tells tests of one name apart.
        let name = String("\(test.id)".prefix { $0 != "(" }).replacing("/", with: ".")
        let folder = onMainThread { ThisProgram.evidence(test: name, failure: failure) }
        var issue = issue
        issue.comments.append("evidence: \(folder)")
        return issue
    }
}

/// Runs something on the main thread, which may be this one, and waits for it.
private func onMainThread<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

extension Trait where Self == DisplayTrait {
    /// Has a test or the tests of a suite run on the main thread, one at a time, on a display of their own.
    public static var onDisplay: Self { Self() }
}
