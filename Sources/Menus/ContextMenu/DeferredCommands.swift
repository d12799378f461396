/// Commands of a context menu that take time to load. The menu opens at once, with a spinner in their place.
///
/// Instances are compared by identity: to cache commands from one menu to the next, keep the instance. If no commands are
/// loaded, the row disappears; closing the menu cancels the loading.
public final class DeferredCommands: Sendable {
    /// The state of the loading.
    public enum State: Hashable, Sendable {
        /// The commands are being loaded.
        case loading
        /// The loaded commands.
        case loaded([Command])
        /// Loading failed.
        case failed
    }

    /// The label of the row with the spinner.
    public let title: String
    /// The text of the row if loading fails.
    public let failureMessage: String
    /// Whether loaded commands are shown at once the next time; otherwise they are loaded again each time.
    public let isCached: Bool
    private let loader: @MainActor @Sendable () async throws -> [Command]
    @MainActor private var kept: [Command]?

    /// Makes commands that are loaded when a menu with them opens.
    ///
    /// - Parameters:
    ///   - title: The label of the row with the spinner, or nil for “Loading…”.
    ///   - failureMessage: The text of the row if loading fails, or nil for “Loading Failed”.
    ///   - isCached: Whether loaded commands are kept for the next time. A failure never is.
    ///   - load: Loads the commands. Time-consuming work in it should run off the main actor, and should end early when its
    ///     task is cancelled, which happens when the menu closes.
    public init(
        title: String? = nil, failureMessage: String? = nil, isCached: Bool = true,
        load: @escaping @MainActor @Sendable () async throws -> [Command]
    ) {
        self.title = title ?? libraryText("Loading…")
        self.failureMessage = failureMessage ?? libraryText("Loading Failed")
        self.isCached = isCached
        loader = load
    }

    /// The state before loading: loaded, if the commands were kept.
    @MainActor public var state: State {
        kept.map(State.loaded) ?? .loading
    }

    /// Loads the commands, and keeps them if they should be cached.
    @MainActor public func load() async -> State {
        guard let commands = try? await loader() else { return .failed }
        if isCached, !Task.isCancelled { kept = commands }
        return .loaded(commands)
    }
}

/// Commands that take time to load, as written in a builder: `Later { try await … }`.
public typealias Later = DeferredCommands

extension DeferredCommands: Hashable {
    /// Returns whether both are the same object.
    public static func == (left: DeferredCommands, right: DeferredCommands) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
