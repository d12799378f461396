/// Commands of a context menu that take time to find out. The menu opens at once, with a spinner in their place.
///
/// It is known by its identity: what is to be kept from one time to the next belongs to an object that the program
/// keeps, too. Loading nothing leaves no row; closing the menu calls the loading off.
public final class DeferredCommands: Sendable {
    /// The state of the loading.
    public enum State: Hashable, Sendable {
        /// It goes on.
        case loading
        /// These are the commands.
        case loaded([Command])
        /// It failed.
        case failed
    }

    /// The label of the row with the spinner.
    public let title: String
    /// The text of the row if loading fails.
    public let failureMessage: String
    /// Whether what has been loaded once is shown at once the next time; otherwise it is loaded each time anew.
    public let isCached: Bool
    private let loader: @MainActor @Sendable () async throws -> [Command]
    @MainActor private var kept: [Command]?

    /// Makes commands to be loaded when a menu with them opens.
    ///
    /// - Parameters:
    ///   - title: The label of the row with the spinner, or nil for “Loading…”.
    ///   - failureMessage: The text of the row if loading fails, or nil for “Loading Failed”.
    ///   - isCached: Whether what has been loaded once is kept for the next time. A failure never is.
    ///   - load: Finds the commands out. What takes long in it should be off the main actor, and end early when its
    ///     task is cancelled, as it is when the menu closes.
    public init(
        title: String? = nil, failureMessage: String? = nil, isCached: Bool = true,
        load: @escaping @MainActor @Sendable () async throws -> [Command]
    ) {
        self.title = title ?? libraryText("Loading…")
        self.failureMessage = failureMessage ?? libraryText("Loading Failed")
        self.isCached = isCached
        loader = load
    }

    /// The state before loading: done, if the commands were kept.
    @MainActor public var state: State {
        kept.map(State.loaded) ?? .loading
    }

    /// Loads the commands, and keeps them if they are to be cached.
    @MainActor public func load() async -> State {
        guard let commands = try? await loader() else { return .failed }
        if isCached, !Task.isCancelled { kept = commands }
        return .loaded(commands)
    }
}

/// Commands that take time to find out, where a menu is written out: `Later { try await … }`.
public typealias Later = DeferredCommands

extension DeferredCommands: Hashable {
    /// Whether both are the same object.
    public static func == (left: DeferredCommands, right: DeferredCommands) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
