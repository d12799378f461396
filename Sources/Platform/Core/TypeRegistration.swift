import CGtk

/// Registers an object type with GLib under a name. If another copy of Longpress in this process has registered that name, a
/// number is appended: a program and a library that it loads may each have a copy.
///
/// - Parameters:
///   - parent: The parent type.
///   - name: The name.
///   - classSize: The size of the class struct in bytes.
///   - setUp: Initializes the class struct, which is a copy of the parent's.
///   - instanceSize: The size of an instance in bytes.
package nonisolated func registerType(
    _ parent: GType, _ name: StaticString, _ classSize: guint, _ setUp: GClassInitFunc?, _ instanceSize: guint
) -> GType {
    let name = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let free = (1...).lazy.map { $0 == 1 ? name : "\(name)\($0)" }.first { g_type_from_name($0) == 0 }
    return g_type_register_static_simple(parent, free, classSize, setUp, instanceSize, nil, GTypeFlags(rawValue: 0))
}
