import CLongpress

/// Creates menu models from commands. Each command becomes an action of the widget.
enum CommandModel {
    private static let prefix = "longpress-swift"

    /// Requests the commands of a menu and returns a model of them, which the caller owns.
    static func answer<Request>(
        _ data: UnsafeMutableRawPointer?, for widget: UnsafeMutablePointer<GtkWidget>?,
        _ provide: @MainActor (Answer<Request>) -> [MenuCommand]
    ) -> UnsafeMutablePointer<GMenuModel>? {
        guard let data, let widget else { return nil }
        nonisolated(unsafe) let (answer, target) = (
            Unmanaged<Answer<Request>>.fromOpaque(data).takeUnretainedValue(), widget
        )
        nonisolated(unsafe) var model: UnsafeMutablePointer<GMenuModel>?
        // GTK calls this on its own thread.
        MainActor.assumeIsolated {
            let commands = provide(answer)
            model = commands.isEmpty ? nil : make(commands, for: target)
        }
        return model
    }

    /// Returns a model of commands, which replace the widget's previous ones.
    @MainActor static func make(_ commands: [MenuCommand], for widget: UnsafeMutablePointer<GtkWidget>)
        -> UnsafeMutablePointer<GMenuModel>
    {
        let (menu, group) = (g_menu_new()!, g_simple_action_group_new()!)
        for (number, command) in commands.enumerated() {
            let action = g_simple_action_new("command-\(number)", nil)!
            g_signal_connect_data(
                UnsafeMutableRawPointer(action), "activate", unsafeBitCast(performed, to: GCallback.self),
                Unmanaged.passRetained(Performed(command.perform)).toOpaque(),
                { data, _ in Unmanaged<Performed>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(UnsafeMutableRawPointer(action))
            let item = g_menu_item_new(command.title, "\(prefix).command-\(number)")!
            if let name = command.icon {
                let icon = g_themed_icon_new(name)!
                g_menu_item_set_icon(item, icon)
                g_object_unref(UnsafeMutableRawPointer(icon))
            }
            if command.isDestructive {
                g_menu_item_set_attribute_value(item, "x-longpress-destructive", g_variant_new_boolean(1))
            }
            g_menu_append_item(menu, item)
            g_object_unref(UnsafeMutableRawPointer(item))
        }
        gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group))
        g_object_unref(UnsafeMutableRawPointer(group))
        return UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
    }
}

/// The effect of a command, retained by its action.
private final class Performed {
    let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
}

private let performed: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
    _, _, data in
    nonisolated(unsafe) let command = Unmanaged<Performed>.fromOpaque(data!).takeUnretainedValue()
    MainActor.assumeIsolated { command.perform() }
}
