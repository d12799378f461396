import CGtk

/// Creates text tags that hide their foreground colour from assistive technologies.
///
/// - Symptom: The program crashes as soon as a screen reader asks for the attributes of a word with a colour of its own, such as
///   a link. GTK reads the colour from a write-only property, and uses the pointer that it didn't get.
/// - Versions: seen with 4.8; not with 4.24.
/// - Source: gtkatspitextbuffer.c, where it reads `foreground`.
/// - Test: `LinkTests.testTextAttributesOfAddressesAreAccessible`.
/// - Remove when: GTK doesn't read this property, as in 4.24.
enum ColoredTags {
    /// Creates a tag. A tag without a name isn't one of a text's styles.
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

/// The type of tags that report that they have no colour; nil if this isn't needed.
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
