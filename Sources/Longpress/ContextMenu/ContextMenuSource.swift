import Gtk

/// The source of an open context menu: the program's configuration, and the commands loaded since.
final class ContextMenuSource {
    private(set) var configuration: ContextMenuConfiguration
    private let subject: MenuSubject
    private var loads: [DeferredCommands: DeferredCommands.State] = [:]
    private var isLoading: Set<DeferredCommands> = []
    private var tasks: [Task<Void, Never>] = []

    init(_ configuration: ContextMenuConfiguration, of subject: MenuSubject) {
        (self.configuration, self.subject) = (configuration, subject)
    }

    /// The current menu, with the commands available for its subject.
    var composed: ContextMenu { configuration.menu.composed(for: subject.responder, loads: loads) }

    /// Loads deferred commands, and calls a handler each time some have arrived.
    func load(_ deferred: [DeferredCommands], _ handler: @escaping () -> Void) {
        for deferred in Set(deferred).subtracting(isLoading) {
            isLoading.insert(deferred)
            tasks.append(
                Task { [weak self] in
                    let state = await deferred.load()
                    guard !Task.isCancelled, let self else { return }
                    loads[deferred] = state.identified(as: loads[deferred])
                    handler()
                })
        }
    }

    /// Requests the menu again. Returns false if the widget no longer has a context menu.
    func replace(with menu: WidgetMenu) -> Bool {
        guard case .context(let provider) = menu,
            let new = provider(ContextMenuRequest(at: subject.point, by: subject.trigger))
        else { return false }
        var known = KnownActions(configuration.menu.commands)
        // Previously loaded commands are shown until they are loaded again.
        for (before, now) in zip(configuration.menu.deferred, new.menu.deferred) where before.title == now.title {
            loads[now] = loads[now] ?? loads[before]
        }
        configuration.menu = known.identify(new.menu)
        configuration.targetName = new.targetName
        return true
    }

    /// The available deferred commands that are still to be loaded.
    var deferred: [DeferredCommands] { configuration.menu.composed(for: subject.responder).deferred }

    func stop() { tasks.forEach { $0.cancel() } }
}
