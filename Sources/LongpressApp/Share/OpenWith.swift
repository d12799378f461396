import Documents
import Gtk
import Longpress

/// Opens content in another program, in files made for it.
enum OpenWith {
    /// Returns whether a program can open the content.
    static func isPossible(_ content: SharedContent) -> Bool {
        // The portal takes one file at a time, and asks for each.
        Portal.isInUse ? content.parts.count == 1 : !others(Program.all(for: content.type)).isEmpty
    }

    /// Like ``isPossible(_:)``, but waits until the programs are known.
    static func isFound(_ content: SharedContent) async -> Bool {
        Portal.isInUse ? isPossible(content) : !(await programs(for: content)).isEmpty
    }

    /// Asks for the program and opens the content with it. In a sandbox, the desktop asks.
    static func choose(_ content: SharedContent, over window: Window, onFailure: @escaping (String) -> Void) async {
        guard !Portal.isInUse else {
            return open(content, with: nil, onFailure) { files in
                for file in files { try await Portal.open(file) }
            }
        }
        let targets = await programs(for: content).map { program in
            ActionSheet.Target(program.name, icon: .program(program)) {
                open(content, with: program.name, onFailure) { try await program.open($0.map(\.uri)) }
            }
        }
        ActionSheet(title: localized("Open With"), targets: targets).present(over: window)
    }

    private static func programs(for content: SharedContent) async -> [Program] {
        others(await Program.find(for: content.type, timeLimit: ShareSheet.timeLimit))
    }

    private static func others(_ programs: [Program]) -> [Program] {
        programs.filter { $0.identifier != LongpressApplication.identifier }
    }

    private static func open(
        _ content: SharedContent, with program: String?, _ onFailure: @escaping (String) -> Void,
        _ open: @escaping ([File]) async throws -> Void
    ) {
        Task {
            do {
                try await open(content.makeFiles())
            } catch {
                let reason = (error as? PlatformError)?.message ?? localized("Try another program.")
                onFailure(failure(content.parts.count, with: program, reason))
            }
        }
    }

    /// Returns the message that a number of files couldn't be opened with a program; nil for a program chosen by the desktop.
    private static func failure(_ count: Int, with program: String?, _ reason: String) -> String {
        guard let program else {
            return localizedPlural(
                "The other program couldn’t open it. {reason}",
                "They couldn’t be opened with the other program. {reason}", count: count, ["reason": reason])
        }
        return localizedPlural(
            "“{program}” couldn’t open it. {reason}", "They couldn’t be opened with “{program}”. {reason}",
            count: count, ["program": program, "reason": reason])
    }
}
