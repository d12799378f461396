@testable import Gtk
@testable import Platform

/// Content as another program offers it: forms of the same thing, in order, some of which fail.
final class OfferedForms: ContentSource {
    /// A form: its MIME type and its bytes, or `nil` if reading it fails.
    typealias Form = (type: String, bytes: [UInt8]?)

    private let forms: [Form]
    /// The requested types, in order.
    private(set) var asked: [String] = []

    init(_ forms: [Form]) { self.forms = forms }

    /// Offers forms of text.
    convenience init(texts: [(type: String, text: String)]) {
        self.init(texts.map { ($0.type, Array($0.text.utf8)) })
    }

    var types: [String] { forms.map(\.type) }

    func read(_ types: [String], limit: Int) async throws -> (bytes: [UInt8], type: String) {
        guard let form = forms.first(where: { types.contains($0.type) }) else { throw PlatformError("No such form.") }
        asked.append(form.type)
        guard let bytes = form.bytes else { throw PlatformError("It can’t be handed over.") }
        return (bytes, form.type)
    }

    func readFiles() async throws -> [File] {
        let (bytes, _) = try await read(["text/uri-list"], limit: .max)
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.filter { !$0.hasPrefix("#") }.map { File(uri: String($0)) }
    }
}
