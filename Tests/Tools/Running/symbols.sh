# Extracts the public API of the built library modules as symbol graphs.

modules=(Geometry Localization Menus RichText Platform Gtk Longpress MenuGuidelines LongpressAudit WebKitGtk
    LongpressWeb LongpressTesting)

symbol_graph() { # MODULE FOLDER
    local flags build
    build=$(realpath -m "${LONGPRESS_BUILD:-.build}")
    # The flags that the module map of the C library also needs.
    read -ra flags < <(pkg-config --cflags-only-I gtk4)
    swift symbolgraph-extract -module-name "$1" -target "$(uname -m)-unknown-linux-gnu" -I "$build/debug/Modules" \
        -I Sources/CGtk -I Sources/COwnership/include -I Sources/CIntl "${flags[@]}" -minimum-access-level public \
        -skip-synthesized-members -output-dir "$2"
}
