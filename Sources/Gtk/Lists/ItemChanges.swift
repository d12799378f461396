/// Watches the items of a list until it is released.
package final class ItemChanges {
    private let items: Object
    private let connection: SignalConnection

    init(of items: Object, _ handler: @escaping () -> Void) {
        self.items = items
        connection = items.connect("items-changed") { _ in handler() }
    }

    isolated deinit {
        connection.disconnect()
    }
}
