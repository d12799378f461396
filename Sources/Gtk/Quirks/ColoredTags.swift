import CGtk

/// Makes tags that hide their own colour from assistive tools.
///
/// - Symptom: The program crashes as soon as a screen reader asks for the attributes of a word with a colour of its own, such as a link.
///   GTK reads that colour from a property that is write-only, and uses the pointer that it didn't get.
/// - Versions: seen with 4.8; not with 4.24.
/// - Source: gtkatspitextbuffer.c, where it asks for `foreground`.
/// - Test: `LinkTests.testAssistiveToolsCanAskHowAnAddressLooks`.
/// - Remove when: GTK asks for no such property, as 4.24 doesn't.
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
    guard gtk_check_version(4, 24, 0) != nil else { return nil }
    return registerType(
        gtk_text_tag_get_type(), "LongpressTextTag", guint(MemoryLayout<GtkTextTagClass>.size),
        { type, _ in
            let own = type!.assumingMemoryBound(to: GObjectClass.self)
            own.pointee.get_property = { _, _, value, _ in g_value_set_boolean(value, 0) }
            own.pointee.set_property = { _, _, _, _ in }
            g_object_class_override_property(own, 1, "foreground-set")
        }, guint(MemoryLayout<GtkTextTag>.size))
}()
