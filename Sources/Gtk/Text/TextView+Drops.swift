import CGtk

extension TextView {
    /// Makes a handler insert text that is dropped on the view instead of GTK, which inserts it without its styles. The handler
    /// returns whether it has done anything, and removes text that was dragged out of this view itself. GTK still indicates the
    /// position of the drop.
    package func onTextDrop(_ handler: @escaping (TextDrop) -> Bool) {
        guard let target = textTarget else { return }
        g_signal_handlers_block_matched(
            target.raw, .byData, g_signal_lookup("drop", gtk_drop_target_get_type()), 0, nil, nil, raw)
        target.connectBoolean(
            "drop",
            { [weak self] arguments in
                guard let self, isEditable,
                    let value = arguments.boxed(0)?.assumingMemoryBound(to: GValue.self),
                    let text = g_value_get_string(value)
                else { return false }
                let drop = gtk_drop_target_get_current_drop(OpaquePointer(arguments.emitter))
                return handler(
                    TextDrop(
                        offset: offset(at: arguments.point(1)), text: String(cString: text),
                        source: drop.flatMap(Self.source)))
            })
    }

    /// The controller by which GTK accepts text.
    private var textTarget: Object? { UnfinishedDrops.targets(of: widget).first }

    private static func source(of drop: OpaquePointer) -> (buffer: TextBuffer, range: Range<Int>)? {
        guard let drag = gdk_drop_get_drag(drop), let content = gdk_drag_get_content(drag) else { return nil }
        let object: UnsafeMutableRawPointer? = withValue(ofType: gtk_text_buffer_get_type()) { value in
            gdk_content_provider_get_value(content, value, nil) != 0 ? g_value_get_object(value) : nil
        }
        guard let object else { return nil }
        let buffer = TextBuffer(borrowing: object)
        return buffer.selection.map { (buffer, $0) }
    }
}
