extension ContextMenu {
    /// The menu to show now for a responder: what can't be performed is gone, the rest has its title and its check mark
    /// for the moment, and what has been loaded is in its place.
    ///
    /// Submenus and sections left empty are gone too, and an id shows once, where it first stood. Destructive
    /// commands are gathered, in their order, in one last section of their own, or last in their submenu.
    /// Composing a composed menu again changes nothing.
    ///
    /// - Parameters:
    ///   - responder: The first responder.
    ///   - loads: How far the loading of deferred commands is; what isn't named is as far as it was kept.
    @MainActor public func composed(
        for responder: any Responder, loads: [DeferredCommands: DeferredCommands.State] = [:]
    ) -> ContextMenu {
        var composition = Composition(responders: ResponderChain(first: responder).responders, loads: loads)
        var menu = self
        menu.sections = sections.map { composition.compose($0) }
        menu.sections.append(Section(composition.destructive))
        menu.sections.removeAll { $0.elements.isEmpty }
        return menu
    }
}

/// The state of a composition from one section to the next.
@MainActor private struct Composition {
    let responders: [any Responder]
    let loads: [DeferredCommands: DeferredCommands.State]
    var shown: Set<Command.ID> = []
    var destructive: [ContextMenu.Element] = []

    // Not inlined, nor is what follows: there would be a copy of all of it for each kind of element.
    @inline(never)
    mutating func compose(_ section: ContextMenu.Section, isInSubmenu: Bool = false) -> ContextMenu.Section {
        var composed = section
        composed.elements = []
        composed.elements.reserveCapacity(section.elements.count)
        for element in section.elements {
            switch element {
            case .command(let command): add(command, isChoice: section.isSingleChoice, to: &composed.elements)
            case .submenu(let submenu) where isInSubmenu:
                composed.elements += submenu.sections.flatMap { compose($0, isInSubmenu: true).elements }
            case .submenu(let submenu): composed.elements += compose(submenu)
            case .deferred(let deferred): add(deferred, isChoice: section.isSingleChoice, to: &composed.elements)
            case .message: composed.elements.append(element)
            }
        }
        return composed
    }

    @inline(never)
    private mutating func compose(_ submenu: ContextMenu.Submenu) -> [ContextMenu.Element] {
        // What is destructive stays in the submenu.
        let outer = destructive
        destructive = []
        defer { destructive = outer }
        var composed = submenu
        composed.sections = submenu.sections.map { compose($0, isInSubmenu: true) }
        if composed.sections.count == 1 {
            composed.sections[0].elements += destructive
        } else {
            composed.sections.append(ContextMenu.Section(destructive))
        }
        composed.sections.removeAll { $0.elements.isEmpty }
        return composed.sections.isEmpty ? [] : [.submenu(composed)]
    }

    private mutating func add(
        _ deferred: DeferredCommands, isChoice: Bool, to elements: inout [ContextMenu.Element]
    ) {
        switch loads[deferred] ?? deferred.state {
        case .loading: elements.append(.deferred(deferred))
        case .loaded(let commands): for command in commands { add(command, isChoice: isChoice, to: &elements) }
        case .failed: elements.append(.message(deferred.failureMessage))
        }
    }

    /// Adds what is available and not destructive; what is destructive goes to the menu's end.
    private mutating func add(_ command: Command, isChoice: Bool, to elements: inout [ContextMenu.Element]) {
        guard let command = available(command, isChoice: isChoice) else { return }
        if command.isDestructive { destructive.append(.command(command)) } else { elements.append(.command(command)) }
    }

    /// A command as it is now; nil if nobody can perform it, or it is shown already.
    @inline(never)
    private mutating func available(_ command: Command, isChoice: Bool) -> Command? {
        guard var command = ResponderChain.available(command, to: responders), shown.insert(command.id).inserted
        else { return nil }
        // Of what excludes each other, each is on or off.
        if isChoice, !command.isDestructive { command.isOn = command.isOn ?? false }
        return command
    }
}
