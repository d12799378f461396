import Menus
import MenuGuidelines
import Testing

@Suite("A table of handlers")
@MainActor
struct CommandHandlersTests {
    /// A responder that performs the commands in its table.
    final class Player: Responder {
        static let play = Command("play", title: "Play")
        static let pause = Command("pause", title: "Pause")
        static let shuffle = Command("shuffle", title: "Shuffle")
        static let share = Command("share", title: "Share")
        static let recent = Command("recent", title: "Recent")

        static let handlers: CommandHandlers<Player> = [
            play: .always { $0.done.append("play") },
            pause: .when({ $0.isPlaying }, title: { $0.song.map { "Pause \($0)" } }) { $0.done.append("pause") },
            shuffle: .always(isOn: { $0.isShuffled }) { $0.isShuffled.toggle() },
            .copy: .with({ $0.song }) { $0.done.append("copy \($1)") },
            share: .with({ $0.song }) { $0.done.append("share \($1)") }.ifAvailable,
        ]

        var isPlaying = false
        var isShuffled = false
        var song: String?
        var done: [String] = []
        var window: Window?
        var nextResponder: (any Responder)? { window }

        func handler(for command: Command) -> CommandHandler? {
            if command.id == Self.recent.id { return CommandHandler { self.done.append("recent") } }
            return Self.handlers[command, for: self]
        }
    }

    @Test("R11: a command without a row can be neither performed nor offered")
    func noRow() {
        let player = Player()
        #expect(player.handler(for: .cut) == nil)
        #expect(!player.canPerform(.cut))
        #expect(!ResponderChain(first: player).perform(.cut))
        #expect(player.title(for: .cut) == nil)
        #expect(player.isOn(.cut) == nil)
        player.perform(.cut)
        #expect(player.done.isEmpty)
    }

    @Test("R11: an available command is performed by its own row")
    func rows() {
        let player = Player()
        let chain = ResponderChain(first: player)
        #expect(chain.perform(Player.play))
        #expect(chain.perform(Player.recent))
        #expect(!chain.perform(Player.pause))
        player.isPlaying = true
        #expect(chain.perform(Player.pause))
        #expect(player.done == ["play", "recent", "pause"])
    }

    @Test("R2: a command is available if it has a value to act on, and receives that value")
    func withAValue() {
        let player = Player()
        #expect(!player.canPerform(.copy))
        #expect(player.handler(for: .copy) != nil)
        #expect(player.handler(for: .copy)?.ifAvailable == nil)
        player.song = "Naima"
        #expect(player.handler(for: .copy)?.ifAvailable != nil)
        #expect(ResponderChain(first: player).perform(.copy))
        #expect(player.done == ["copy Naima"])
        player.song = nil
        player.perform(.copy)
        #expect(player.done == ["copy Naima"], "there is nothing left to act on")
    }

    /// A responder around a player: it shares and copies something else.
    final class Window: Responder {
        var done: [String] = []

        func handler(for command: Command) -> CommandHandler? { CommandHandler { self.done.append(command.title) } }
    }

    @Test("R11: a row can leave its command to the next responder while it isn't available; others end the search")
    func leftToTheNext() {
        let (player, window) = (Player(), Window())
        player.window = window
        let chain = ResponderChain(first: player)
        #expect(chain.responder(for: Player.share) === window)
        #expect(
            chain.explanation(of: EditMenu(custom: [Player.share]))[Player.share.id].map(\.asked) == [
                ["Player", "Window"]
            ])
        #expect(!chain.perform(.copy))
        #expect(chain.available([Player.share, .copy]).map { $0?.title } == ["Share", nil])
        player.song = "Naima"
        #expect(chain.responder(for: Player.share) === player)
        #expect(chain.perform(Player.share))
        #expect(player.done == ["share Naima"])
        #expect(window.done.isEmpty)
    }

    @Test("R10: titles and check marks are current")
    func titles() {
        let player = Player()
        #expect(player.title(for: Player.pause) == nil)
        player.song = "Naima"
        #expect(player.title(for: Player.pause) == "Pause Naima")
        #expect(player.isOn(Player.shuffle) == false)
        player.perform(Player.shuffle)
        #expect(player.isOn(Player.shuffle) == true)
        #expect(player.isOn(Player.play) == nil)
    }

    @Test("R11: a handler is found by the command's id, whatever its current title")
    func byID() {
        let player = Player()
        var renamed = Player.play
        renamed.title = "Play Naima"
        player.perform(renamed)
        #expect(player.done == ["play"])
    }

    @Test("rows of another table replace the table's own")
    func merging() {
        let player = Player()
        let handlers = Player.handlers.merging([Player.play: .always { $0.done.append("louder") }])
        handlers[Player.play, for: player]?.perform()
        handlers[Player.shuffle, for: player]?.perform()
        #expect(player.done == ["louder"])
        #expect(player.isShuffled)
    }

    @Test(
        "E7–E16: each standard edit command is available as the view's state allows it, and those without an action never are",
        arguments: [
            EditingState(), EditingState(hasSelection: true), EditingState(hasSelection: true, isAllSelected: true),
            EditingState(isEmpty: true, canPaste: true), EditingState(hasSelection: true, isEditable: false),
            EditingState(hasSelection: true, isSecret: true),
        ])
    func editing(_ state: EditingState) {
        let all = CommandHandlers<EditingState>(
            editing: { $0 },
            [
                .cut: { _ in }, .copy: { _ in }, .paste: { _ in }, .delete: { _ in }, .select: { _ in },
                .selectAll: { _ in },
            ])
        let copying = CommandHandlers<EditingState>(editing: { $0 }, [.copy: { _ in }])
        for command in Command.standardEditing {
            #expect(all[command, for: state]?.isAvailable == state.allows(command), "\(command.title)")
            #expect((copying[command, for: state] != nil) == (command.id == Command.copy.id), "\(command.title)")
        }
        #expect(all[.bold, for: state] == nil)
    }
}
