import Foundation

/// The display's clipboard, as programs other than the one under test use it.
public final class SystemClipboard {
    private let connection: XConnection
    private var owner: ClipboardOwner?
    private var largeOwner: ChildProcess?
    private var files: TemporaryFolder?

    init(_ connection: XConnection) {
        self.connection = connection
    }

    /// Returns the names of the forms in which the clipboard's contents are available; empty if the clipboard is empty.
    public func types() throws -> [String] {
        guard connection.x.selectionOwner(connection.display, connection.atom("CLIPBOARD")) != 0 else { return [] }
        let names = String(decoding: try read(type: "TARGETS") ?? [], as: UTF8.self)
        return names.split(separator: "\n").map(String.init)
    }

    /// Returns the clipboard's text; `nil` if it has none. Throws if its owner doesn't answer in time.
    public func text(upTo seconds: Double = patience) throws -> String? {
        try read(type: "UTF8_STRING", upTo: seconds).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the clipboard's contents in a form, such as `text/html` or `image/png`; `nil` if it doesn't have that form.
    /// Throws if its owner doesn't answer in time.
    public func read(type: String, upTo seconds: Double = patience) throws -> [UInt8]? {
        // If UTF8_STRING is refused, xclip asks again for STRING, possibly from a different program that has just copied. If
        // that offers more than 16 MB, GTK 4.8 never answers.
        if type == "UTF8_STRING", try !types().contains(type) { return nil }
        let reader = try xclip(["-out", "-target", type])
        defer { reader.stop() }
        return try reader.waitForExit(upTo: seconds) == .exited(0) ? reader.standardOutputBytes : nil
    }

    /// Returns the primary selection, the text selected in some program, in a form; `nil` if it doesn't have that form. Dragged
    /// content is offered in the same forms.
    public func readSelected(type: String) throws -> [UInt8]? {
        let reader = try xclip(["-out", "-target", type], selection: "primary")
        defer { reader.stop() }
        return try reader.waitForExit() == .exited(0) ? reader.standardOutputBytes : nil
    }

    /// Offers a text in the usual forms.
    public func offer(text: String) throws {
        let bytes = Array(text.utf8)
        let types = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]
        try offer(types.map { (type: $0, bytes: bytes) })
    }

    /// Offers contents in one form.
    public func offer(_ bytes: [UInt8], type: String) throws {
        try offer([(type: type, bytes: bytes)])
    }

    /// Offers the same contents in several forms, the best first.
    public func offer(_ forms: [(type: String, bytes: [UInt8])]) throws {
        clear()
        // A request to the X server can contain just under 16 MiB. xclip sends more in parts, but only in one form.
        guard forms.allSatisfy({ $0.bytes.count < 15 << 20 }) else { return try offerLarge(forms) }
        owner = try ClipboardOwner(offering: forms, manners: .polite)
    }

    /// Offers forms like a program that hangs: it lists their names but never delivers them.
    public func offerStalled(types: [String] = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]) throws {
        clear()
        owner = try ClipboardOwner(offering: types.map { ($0, []) }, manners: .stalled)
    }

    /// Returns how many times the program of a window has requested the list of forms since the last offer; 0 for more than 15
    /// MiB.
    ///
    /// A GTK program requests the list as soon as it notices the change, and has nothing to paste before. So does every other
    /// program on the display, including the tests themselves once they have opened a window to drag from.
    public func timesAsked(by window: Windows.Window) -> Int { owner?.timesAsked(byProgramOf: window.id) ?? 0 }

    /// The number of times that programs have taken any form since the last offer; 0 for more than 15 MiB.
    public var timesDelivered: Int { owner?.timesDelivered ?? 0 }

    /// Empties the clipboard, whichever program owns it.
    public func clear() {
        owner?.stop()
        owner = nil
        largeOwner?.stop()
        largeOwner = nil
        files = nil
        _ = connection.x.setSelectionOwner(connection.display, connection.atom("CLIPBOARD"), 0, 0)
        connection.sync()
    }

    private func offerLarge(_ forms: [(type: String, bytes: [UInt8])]) throws {
        guard forms.count == 1, let form = forms.first else {
            throw TestFailure("contents of 15 MiB or more can be offered in one form only")
        }
        let folder = try TemporaryFolder()
        let file = try folder.write(form.bytes, to: "contents")
        files = folder
        largeOwner = try xclip(["-in", "-quiet", "-target", form.type], standardInput: file)
        try waitUntil("xclip to own the clipboard") {
            connection.x.selectionOwner(connection.display, connection.atom("CLIPBOARD")) != 0
        }
    }

    private func xclip(
        _ arguments: [String], selection: String = "clipboard", standardInput: String = "/dev/null"
    ) throws -> ChildProcess {
        let folder = try files ?? TemporaryFolder()
        files = folder
        return try ChildProcess(
            "xclip", ["-selection", selection] + arguments, environment: ChildProcess.inheritedEnvironment,
            outputIn: folder, standardInput: standardInput)
    }
}
