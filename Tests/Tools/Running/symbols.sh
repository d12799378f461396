# What the built modules of the library offer to programs outside, as the compiler tells it.

modules=(Geometry Localization Menus RichText Platform Gtk Longpress MenuGuidelines LongpressAudit WebKitGtk
    LongpressWeb LongpressTesting)

symbol_graph() { # MODULE FOLDER
    local flags build
    build=$(realpath -m "${LONGPRESS_BUILD:-.build}")
    # What the module map of the C library needs, too.
    read -ra flags < <(pkg-config --cflags-only-I gtk4)
    swift symbolgraph-extract -module-name "$1" -target "$(uname -m)-unknown-linux-gnu" -I "$build/debug/Modules" \
        -I Sources/CGtk -I Sources/COwnership/include -I Sources/CIntl "${flags[@]}" -minimum-access-level public \
        -skip-synthesized-members -output-dir "$2"
}
