import MenuGuidelines
import Menus

/// The commands of all of a program's menus. Checks that each command is the same everywhere.
struct DeclaredCommands {
    private var byID: [Command.ID: Command] = [:]
    private var byShortcut: [Shortcut: Command] = [:]
    /// Different commands with the same id, and keys that perform two commands.
    private(set) var findings: [MenuGuidelines.Finding] = []

    mutating func add(_ commands: [Command]) {
        for command in commands {
            if let known = byID[command.id] {
                if let difference = Self.difference(known, command) { report(.titleAndAction, difference) }
                continue
            }
            byID[command.id] = command
            for shortcut in command.shortcuts {
                if let owner = byShortcut[shortcut] {
                    report(.noShortcuts, "“\(owner.title)” and “\(command.title)” have the same shortcut")
                }
                byShortcut[shortcut] = byShortcut[shortcut] ?? command
            }
        }
    }

    private static func difference(_ one: Command, _ other: Command) -> String? {
        if one.shortcuts != other.shortcuts {
            return "“\(one.title)” (\(one.id)) has different shortcuts in different menus"
        }
        if one.isDestructive != other.isDestructive {
            return "“\(one.title)” (\(one.id)) is destructive in one menu but not in another"
        }
        if one.title != other.title { return "\(one.id) has two titles, “\(one.title)” and “\(other.title)”" }
        return nil
    }

    private mutating func report(_ rule: Guideline, _ message: String) {
        let finding = MenuGuidelines.Finding(rule, message)
        if !findings.contains(finding) { findings.append(finding) }
    }
}
