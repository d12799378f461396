extension ContextMenu {
    /// Returns the menu to show now for a responder: without the commands that can't be performed, with the current titles and
    /// check marks, and with the loaded commands.
    ///
    /// Empty submenus and sections are removed, and each id shows once, at its first position. Destructive commands are moved,
    /// in order, to one last section of their own, or to the end of their submenu. Composing a composed menu again changes
    /// nothing.
    ///
    /// - Parameters:
    ///   - responder: The first responder.
    ///   - loads: The loading states of deferred commands; for the others their own ``DeferredCommands/state`` applies.
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

    // This and the following functions aren't inlined: there would be a copy of all of it for each kind of element.
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
        // Destructive commands stay in the submenu.
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

    /// Adds an available command; destructive ones go to the end of the menu.
    private mutating func add(_ command: Command, isChoice: Bool, to elements: inout [ContextMenu.Element]) {
        guard let command = available(command, isChoice: isChoice) else { return }
        if command.isDestructive { destructive.append(.command(command)) } else { elements.append(.command(command)) }
    }

    /// Returns a command in its current state; nil if it can't be performed, or is already shown.
    @inline(never)
    private mutating func available(_ command: Command, isChoice: Bool) -> Command? {
        guard var command = ResponderChain.available(command, to: responders), shown.insert(command.id).inserted
        else { return nil }
        // In a single choice, each command is either on or off.
        if isChoice, !command.isDestructive { command.isOn = command.isOn ?? false }
        return command
    }
}
