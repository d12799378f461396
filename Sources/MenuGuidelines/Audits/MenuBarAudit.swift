public import Menus

extension MenuBar {
    /// The maximum number of rows in a group that can be taken in at a glance. With more, the menu needs another separator. The
    /// guidelines give no number; people keep about this many things in mind.
    package static let longestGroup = 7

    /// The bar's violations of the guidelines; none if it follows them. It is meant for a program's tests, in each of the
    /// program's languages.
    public var audit: [Finding] {
        mnemonicFindings + menus.flatMap(groupFindings)
    }

    /// The faults in the keys that open the menus: each menu needs its own (C13).
    private var mnemonicFindings: [Finding] {
        var findings: [Finding] = []
        var owners: [String: String] = [:]
        for command in commands {
            for shortcut in command.shortcuts where shortcut.modifiers == .alt {
                owners[shortcut.key.lowercased()] = command.title
            }
        }
        for (menu, index) in zip(menus, mnemonics) {
            guard let index else {
                let message =
                    menu.mnemonic.map { "“\(menu.title)” has no “\($0)” for its Alt key" }
                    ?? "“\(menu.title)” has no letter left for its Alt key"
                findings.append(Finding(.noShortcuts, message))
                continue
            }
            let key = Mnemonics.key(Array(menu.title)[index])
            if let owner = owners[key] {
                findings.append(
                    Finding(.noShortcuts, "Alt+\(key.uppercased()) is for both “\(owner)” and “\(menu.title)”"))
            }
            owners[key] = owners[key] ?? menu.title
        }
        return findings
    }

    /// Returns the faults in the groups between separators, which should be easy to take in at a glance (C14).
    private func groupFindings(_ menu: Menu) -> [Finding] {
        menu.sections.compactMap { section in
            let rows = section.elements.count
            if rows == 0 { return Finding(.fewGroups, "“\(menu.title)” has an empty group") }
            guard rows > Self.longestGroup else { return nil }
            return Finding(.fewGroups, "“\(menu.title)” has a group of \(rows) rows; keep to \(Self.longestGroup)")
        }
    }
}
