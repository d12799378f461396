import Menus
import Testing

@Suite("The responder chain")
@MainActor
struct ResponderChainTests {
    @Test("R11: a command goes to the first responder that can perform it, and to no other")
    func firstThatCan() {
        let window = FakeResponder(only: "copy", "undo")
        let pane = FakeResponder(only: "copy", next: window)
        let view = FakeResponder(only: "paste", next: pane)
        let chain = ResponderChain(first: view)

        #expect(chain.responder(for: .copy) === pane)
        #expect(chain.perform(.copy))
        #expect(chain.perform(.undo))
        #expect(chain.perform(.paste))
        #expect(view.performed == ["paste"])
        #expect(pane.performed == ["copy"])
        #expect(window.performed == ["undo"])
    }

    @Test("R22: a responder that owns a command but can't perform it now ends the search")
    func decided() {
        let table = FakeResponder()
        table.titles = ["cut": "Cut Rows"]
        let field = FakeResponder(only: "select", next: table)
        field.unable = ["cut"]
        let chain = ResponderChain(first: field)

        #expect(chain.responder(for: .cut) == nil)
        #expect(!chain.canPerform(.cut))
        #expect(!chain.perform(.cut))
        #expect(chain.title(for: .cut) == "Cut")
        #expect(chain.available([.cut, .select, .copy]).map { $0?.title } == [nil, "Select", "Copy"])
        #expect(EditMenu().composed(for: field).commands.contains { $0.id == "cut" } == false)
        #expect(ContextMenu { Command.cut }.composed(for: field).isEmpty)
        #expect(table.performed.isEmpty)
        field.unable = []
        #expect(chain.perform(.cut), "the command is no longer its own")
        #expect(table.performed == ["cut"])
    }

    @Test("R11: an unhandled command is ignored")
    func unhandled() {
        let window = FakeResponder(only: "undo")
        let view = FakeResponder(only: "copy", next: window)
        let chain = ResponderChain(first: view)

        #expect(!chain.perform(.bold))
        #expect(!chain.canPerform(.bold))
        #expect(chain.responder(for: .bold) == nil)
        #expect(view.performed.isEmpty && window.performed.isEmpty)
    }

    @Test("R11: without a first responder nothing is performed")
    func nobody() {
        let chain = ResponderChain(first: nil)
        #expect(!chain.canPerform(.copy))
        #expect(!chain.perform(.copy))
        #expect(chain.title(for: .copy) == "Copy")
        #expect(chain.isOn(.bold) == nil)
    }

    @Test("R2, R10: the responder is asked each time")
    func askedEachTime() {
        let view = FakeResponder()
        let chain = ResponderChain(first: view)
        #expect(chain.canPerform(.copy))
        view.able = { _ in false }
        #expect(!chain.canPerform(.copy))
        #expect(!chain.perform(.copy))
        view.able = { _ in true }
        #expect(chain.perform(.copy))
        #expect(view.performed == ["copy"])
    }

    @Test("R11: a chain that loops still ends", .timeLimit(.minutes(15)))
    func loop() {
        let first = FakeResponder(only: "copy")
        let second = FakeResponder(only: "paste", next: first)
        let third = FakeResponder(only: "undo", next: second)
        first.nextResponder = third
        let chain = ResponderChain(first: first)
        #expect(!chain.canPerform(.bold))
        #expect(chain.responder(for: .paste) === second)

        let itself = FakeResponder(only: "copy")
        itself.nextResponder = itself
        #expect(!ResponderChain(first: itself).canPerform(.bold))
        first.nextResponder = nil
        itself.nextResponder = nil
    }

    @Test("R11: responders made on the fly are all asked")
    func madeOnTheFly() {
        @MainActor final class Link: Responder {
            let left: Int
            init(left: Int) { self.left = left }
            var nextResponder: (any Responder)? { left > 0 ? Link(left: left - 1) : nil }
            func handler(for command: Command) -> CommandHandler? { left == 0 ? CommandHandler {} : nil }
        }
        #expect(ResponderChain(first: Link(left: 20)).canPerform(.copy))
    }

    @Test("E25: the current title comes from the responder that would perform the command")
    func titles() {
        let window = FakeResponder(only: "undo", "redo")
        window.titles = ["undo": "Undo Paste", "copy": "Copy Window"]
        let view = FakeResponder(only: "copy", next: window)
        view.titles = ["undo": "Undo Nothing"]
        let chain = ResponderChain(first: view)
        #expect(chain.title(for: .undo) == "Undo Paste")
        #expect(chain.title(for: .redo) == "Redo")
        #expect(chain.title(for: .copy) == "Copy")
        #expect(chain.title(for: .paste) == "Paste")
    }

    @Test("R19: the state of a toggle comes from the responder that would perform it")
    func toggles() {
        let window = FakeResponder(only: "bold")
        window.toggles = ["bold": true, "italic": true]
        let view = FakeResponder(only: "copy", next: window)
        view.toggles = ["bold": false]
        let chain = ResponderChain(first: view)
        #expect(chain.isOn(.bold) == true)
        #expect(chain.isOn(.copy) == nil)
        #expect(chain.isOn(.italic) == nil)
        window.toggles = ["bold": false]
        #expect(chain.isOn(.bold) == false)
    }

    @Test("R1, R12, E15: by default a responder can do nothing")
    func defaults() {
        let silent = SilentResponder()
        #expect(silent.nextResponder == nil)
        #expect(!silent.canBecomeFirstResponder)
        #expect(!silent.becomeFirstResponder())
        #expect(!silent.canPerform(.copy))
        #expect(silent.title(for: .copy) == nil)
        #expect(silent.isOn(.bold) == nil)
    }

    @Test("R8: by default a responder becomes first if it can")
    func becomesFirst() {
        let view = FakeResponder()
        #expect(view.becomeFirstResponder())
        view.canBecomeFirstResponder = false
        #expect(!view.becomeFirstResponder())
    }
}
