/// An event of an HTML parser, in the order of the document. Names are in small letters; entities are resolved.
package protocol HTMLHandler: AnyObject {
    /// An element begins; void elements, such as `br`, end at once.
    func start(_ name: String, _ attributes: [String: String])
    /// An element ends, by its own tag or because another one can't be in it.
    func end(_ name: String)
    /// A stretch of text. What lies between two tags may come in several.
    func text(_ text: String)
    /// A comment, without its marks.
    func comment(_ text: String)
}
