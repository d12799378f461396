import CGtk

/// Makes tags that don't tell assistive tools of a colour of their own.
///
/// - Symptom: The program ends as soon as a screen reader asks how a word looks that has a colour of its own, such as a link: GTK asks
///   the tag for its colour by a property that can't be read, and goes on with what happens to be in its place.
/// - Versions: seen with 4.8.
/// - Source: gtkatspitextbuffer.c, where it asks for `foreground`.
/// - Test: `LinkTests.testAssistiveToolsCanAskHowAnAddressLooks`.
/// - Remove when: GTK asks for `foreground-rgba`, as it does from 4.14 on.
enum ColoredTags {
    /// Makes a tag; one without a name is none of a text's styles.
    static func make(_ name: String?) -> Object {
        guard let type = coloredTagType else { return Object(owning: UnsafeMutableRawPointer(gtk_text_tag_new(name))) }
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        defer { g_value_unset(&value) }
        g_value_set_string(&value, name)
        return withCStrings(["name"]) { names in
            Object(owning: UnsafeMutableRawPointer(g_object_new_with_properties(type, 1, names, &value)))
        }
    }
}

/// Tags that say of themselves that they have no colour; nil if that isn't needed.
private let coloredTagType: GType? = {
    guard gtk_check_version(4, 14, 0) != nil else { return nil }
    return g_type_register_static_simple(
        gtk_text_tag_get_type(), "LongpressTextTag", guint(MemoryLayout<GtkTextTagClass>.size),
        { type, _ in
            let own = type!.assumingMemoryBound(to: GObjectClass.self)
            own.pointee.get_property = { _, _, value, _ in g_value_set_boolean(value, 0) }
            own.pointee.set_property = { _, _, _, _ in }
            g_object_class_override_property(own, 1, "foreground-set")
        }, guint(MemoryLayout<GtkTextTag>.size), nil, GTypeFlags(rawValue: 0))
}()
