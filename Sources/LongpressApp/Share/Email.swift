import Documents
import Formats
import Gtk
import Notes

/// Starts a message in the user's mail program.
enum Email {
    /// Returns whether a message with the content can be started. Only the desktop's portal accepts attachments.
    static func isPossible(_ content: SharedContent) async -> Bool {
        if Portal.isInUse { return true }
        guard case .text = content else { return false }
        return await Program.findPreferred(forScheme: "mailto", timeLimit: ShareSheet.timeLimit) != nil
    }

    /// Starts the message; the user completes and sends it there.
    static func compose(_ content: SharedContent, onFailure: @escaping (String) -> Void) {
        Task {
            do {
                try await begin(content)
            } catch {
                let reason = (error as? PlatformError)?.message ?? localized("Copy the text and paste it there.")
                onFailure(localized("The mail program couldn’t be started. {reason}", ["reason": reason]))
            }
        }
    }

    private static func begin(_ content: SharedContent) async throws {
        switch content {
        case .text(let text, let title) where Portal.isInUse:
            try await Portal.composeEmail(subject: title, body: text.plain)
        case .text(let text, let title):
            guard let program = await Program.findPreferred(forScheme: "mailto") else {
                throw PlatformError(localized("No mail program is installed."))
            }
            guard let uri = await MailAddress.uri(subject: title, body: text.plain) else {
                throw PlatformError(localized("The text is too long for an email. Save a copy and attach it."))
            }
            try await program.open(uri)
        case .notes(let files):
            try await Portal.composeEmail(
                subject: files.first?.name.fileBase ?? "", body: "", attachments: content.makeFiles())
        case .pictures(let pictures):
            let first = pictures.first.map { $0.caption.isEmpty ? $0.name : $0.caption } ?? ""
            try await Portal.composeEmail(
                subject: pictures.count > 1
                    ? localizedPlural("{count} Image", "{count} Images", count: pictures.count) : first,
                body: "",
                attachments: content.makeFiles())
        }
    }
}
