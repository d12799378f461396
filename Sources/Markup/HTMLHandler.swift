/// Handles the events of an HTML parser, in the order of the document. Names are in lower case, and entities are resolved.
package protocol HTMLHandler: AnyObject {
    /// Called when an element begins. Void elements, such as `br`, end immediately.
    func start(_ name: String, _ attributes: [String: String])
    /// Called when an element ends, by its own tag or because another element can't be inside it.
    func end(_ name: String)
    /// Called for a piece of text. The text between two tags may come in several pieces.
    func text(_ text: String)
    /// Called for a comment, without its delimiters.
    func comment(_ text: String)
}
