import TestSupport

extension AppTestCase {
    /// The captions of the pictures beside the text.
    var captions: Captions { Captions(test: self) }
}

/// The captions of the pictures beside the text.
struct Captions {
    let test: AppTestCase

    private var app: AppUnderTest { test.app }

    /// The captions that are visible, in order.
    var texts: [String] {
        get throws {
            try app.accessible.findAll(role: "label", name: "Caption").filter(\.isShowing).map { try $0.text }
        }
    }

    /// Waits until these captions are visible, and no others.
    func expect(_ texts: String...) throws {
        try TestSupport.waitFor("the captions", value: { try self.texts }, until: { $0 == texts })
    }

    /// The buttons for adding captions to pictures.
    var prompts: [AccessibleNode] {
        get throws { try app.accessible.findAll(role: "button", name: "Add a caption").filter(\.isShowing) }
    }

    /// The field for editing a caption; `nil` if there is none.
    var field: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Edit Caption" && $0.isShowing } }
    }

    /// Waits until a caption is being edited, with the focus in its field.
    func expectField() throws {
        try app.waitUntil("the field to have the focus") { try field?.has("focused") == true }
    }

    /// Adds a caption to a picture without one, by keys. The picture is given by its number.
    func write(_ words: String, of number: Int) throws {
        try test.gallery.click(number)
        try app.keyboard.press("F2")
        try expectField()
        try app.keyboard.type("\(words)\n")
        try app.waitUntil("the picture of that name") { try test.pictureNames.contains(words) }
    }
}
