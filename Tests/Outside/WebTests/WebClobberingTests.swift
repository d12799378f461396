import TestSupport
import XCTest

@testable import Driving

/// Pages whose elements are named like the properties and functions that the menu's script reads: a form's fields then become its
/// properties, and a document's images, forms and frames its own. This needs no scripts in the page.
class WebClobberingTestCase: WebTestCase {
    /// Returns a page's code that builds elements for each name in the window, in the interfaces that the script uses, and in the
    /// script itself.
    static func naming(_ elements: String, into place: String) -> String {
        """
        <div hidden id="names"></div>
        <script>
        const all = new Set(["longpress", "webkit", "messageHandlers", "prototype", "toJSON"]);
        for (const name of Object.getOwnPropertyNames(window)) all.add(name);
        for (const type of [Node, Element, HTMLElement, Document, CharacterData, NodeList, TreeWalker, DOMRectReadOnly, DOMRectList,
          AbstractRange, Range, Selection, ShadowRoot, CSSStyleDeclaration, HTMLInputElement, HTMLTextAreaElement, HTMLImageElement,
          HTMLIFrameElement, HTMLCanvasElement, CanvasRenderingContext2D, VisualViewport, EventTarget, MouseEvent, Event, Object])
          Object.getOwnPropertyNames(type.prototype).forEach(name => all.add(name));
        const text = [...all].map(name => `\(elements)`).join("");
        const target = \(place);
        target.innerHTML = text;
        </script>
        """
    }

    func expectMenus() throws {
        try expectMenu(at: letter(8, top: 24), "Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectCopy(of: "brave")
        try expectNoMenu()
        // A hold, and what follows it, uses other code paths.
        app.pointer.hold(at: letter(2, top: 24))
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try expectCopy(of: "Hello")
        try expectNoMenu()
        doubleClick(at: letter(8, top: 24))
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        // A focused field.
        try expectMenu(at: letter(8, left: 27, top: 75), "Paste | Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Take Note")
        try expectCopy(of: "brave")
        try expectNoMenu()
        try expectMenu(at: letter(2, top: 120), "Select | Select All | Open Link | Copy Link")
    }
}

/// A form that contains everything pressed, and fields with all names.
final class WebFormClobberingTests: WebClobberingTestCase {
    override var body: String {
        """
        <style>form > * { position: absolute; left: 0; margin: 0; white-space: pre }</style>
        <form><p style="top: 24px">Hello brave world</p>
        <input style="top: 72px; width: 300px" value="Hello brave world">
        <p style="top: 120px"><a href="https://longpress.org/">A link here</a></p>
        <div hidden id="fields"></div></form>
        """ + Self.naming(#"<input name="${name}">"#, into: "document.querySelector('#fields')")
    }

    func testMenusWorkWithFieldsOfAllNames() throws { try expectMenus() }
}

/// Images and forms with all names, which become properties of the document, and variables of the window.
final class WebPageClobberingTests: WebClobberingTestCase {
    override var body: String {
        """
        <p style="top: 24px">Hello brave world</p>
        <input style="top: 72px; width: 300px" value="Hello brave world">
        <p style="top: 120px"><a href="https://longpress.org/">A link here</a></p>
        """
            + Self.naming(
                #"<img name="${name}"><form name="${name}"></form>"#,
                into: "document.querySelector('#names')")
    }

    func testMenusWorkWithElementsOfAllNames() throws { try expectMenus() }
}
