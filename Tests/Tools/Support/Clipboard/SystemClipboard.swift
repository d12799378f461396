import Foundation

/// The display's clipboard, as another program than the one under test uses it.
public final class SystemClipboard {
    private let connection: XConnection
    private var owner: ClipboardOwner?
    private var largeOwner: ChildProcess?
    private var files: TemporaryFolder?

    init(_ connection: XConnection) {
        self.connection = connection
    }

    /// The names of the forms in which the clipboard's contents can be had; none if it is empty.
    public func types() throws -> [String] {
        guard connection.x.selectionOwner(connection.display, connection.atom("CLIPBOARD")) != 0 else { return [] }
        let names = String(decoding: try read(type: "TARGETS") ?? [], as: UTF8.self)
        return names.split(separator: "\n").map(String.init)
    }

    /// The clipboard's text; nil if it has none. Throws when its owner doesn't answer in time.
    public func text(upTo seconds: Double = patience) throws -> String? {
        try read(type: "UTF8_STRING", upTo: seconds).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The clipboard's contents in one of its forms, as in `text/html` or `image/png`; nil if it hasn't that form.
    /// Throws when its owner doesn't answer in time.
    public func read(type: String, upTo seconds: Double = patience) throws -> [UInt8]? {
        // Refused UTF8_STRING, xclip asks once more, for STRING, and perhaps another program than the one that refused:
        // the one that has just copied. For more than 16 MB of that, GTK 4.8 never answers.
        if type == "UTF8_STRING", try !types().contains(type) { return nil }
        let reader = try xclip(["-out", "-target", type])
        defer { reader.stop() }
        return try reader.waitForExit(upTo: seconds) == .exited(0) ? reader.standardOutputBytes : nil
    }

    /// What is selected in some program, in one of its forms; nil if it hasn't that form. What is dragged is offered alike.
    public func readSelected(type: String) throws -> [UInt8]? {
        let reader = try xclip(["-out", "-target", type], selection: "primary")
        defer { reader.stop() }
        return try reader.waitForExit() == .exited(0) ? reader.standardOutputBytes : nil
    }

    /// Offers a text, in the forms that programs usually do.
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
        // One request to the X server holds just under 16 MiB; xclip hands more over in parts, but only in one form.
        guard forms.allSatisfy({ $0.bytes.count < 15 << 20 }) else { return try offerLarge(forms) }
        owner = try ClipboardOwner(offering: forms, manners: .polite)
    }

    /// Offers forms like a program that has got stuck: it tells their names and never delivers.
    public func offerStalled(types: [String] = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]) throws {
        clear()
        owner = try ClipboardOwner(offering: types.map { ($0, []) }, manners: .stalled)
    }

    /// How many times the program of a window has asked which forms are on offer, since the last offer; 0 for more than
    /// 15 MiB.
    ///
    /// A GTK program asks as soon as it sees that there is something new, and knows of nothing to paste before. So does
    /// any other on the display, such as the tests themselves once they have opened a window to drag from.
    public func timesAsked(by window: Windows.Window) -> Int { owner?.timesAsked(byProgramOf: window.id) ?? 0 }

    /// How many times programs have taken any of the forms, since the last offer; 0 for more than 15 MiB.
    public var timesDelivered: Int { owner?.timesDelivered ?? 0 }

    /// Empties the clipboard, whoever owns it.
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
