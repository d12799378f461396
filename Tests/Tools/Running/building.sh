# The parts that run before all tests: they install the required packages and build everything. Deprecations stay warnings,
# because they depend on the installed GTK and not on the change under test.

part_install() {
    command -v swift || { echo "FAIL  Swift isn't installed: see https://www.swift.org/install"; return 1; }
    install_missing packages
}

part_build() {
    forget_old_headers
    swift build --scratch-path "$build" --build-tests ${LONGPRESS_SANITIZE:+--sanitize=address} \
        ${LONGPRESS_OPTIMISED:+--configuration release -Xswiftc -enable-testing} \
        -Xswiftc -warnings-as-errors -Xswiftc -Wwarning -Xswiftc DeprecatedDeclaration
    # Programs look for their translations beside the folder that they are in.
    local folder
    folder=$(dirname "$(realpath "$products")")/share/locale
    meson-notes/translations compile "$folder"
    meson-notes/translations pseudo "$folder"
}

# Builds the released program with Meson, for the tests from outside. The part meson builds with the same options in the same
# folder, so it has little left to do. The program is put beside the debug build, where it finds the same translations.
part_release() {
    local made=$build/program program
    program=$(released_program)
    [[ -d $made ]] || meson setup "$made" meson-notes -Dscratch_path="$build/meson"
    meson compile -C "$made" longpress
    mkdir -p "$(dirname "$program")"
    # Writes a new file and renames it, so that a running program keeps its own copy.
    cp "$made/longpress" "$program.new"
    mv -f "$program.new" "$program"
}

# Installs the library for programs in other languages, and builds the examples in these languages with it.
part_library() {
    local made=$build/library examples=Sources/Examples
    [[ -d $made/meson ]] || meson setup "$made/meson" meson-notes --prefix="$made/installed" --libdir=lib -Dlibrary=true \
        -Dscratch_path="$build/meson"
    meson compile -C "$made/meson"
    meson install -C "$made/meson" --no-rebuild
    install -m 755 "$examples/Python/songs.py" "$made/installed/bin/songs-python"
    export PKG_CONFIG_PATH=$made/installed/lib/pkgconfig
    # shellcheck disable=SC2046
    cc -Wall -Wextra -Wno-unused-parameter -Werror -o "$made/installed/bin/songs-c" "$examples/C/songs.c" \
        $(pkg-config --cflags --libs longpress) -lm -Wl,-rpath,"$made/installed/lib"
    valac --pkg=gtk4 --pkg=longpress --vapidir="$made/installed/share/vala/vapi" -o "$made/installed/bin/songs-vala" \
        -X "-I$made/installed/include/longpress-0" -X "-L$made/installed/lib" -X "-Wl,-rpath,$made/installed/lib" -X -lm \
        "$examples/Vala/songs.vala"
    # The example in Swift uses a separate binding, because this package's modules have the same names and would clash.
    swift build --package-path Tests/Outside/OtherBinding --scratch-path "$build/other-binding" --quiet
    install -m 755 "$build/other-binding/debug/songs" "$made/installed/bin/songs-swift"
    # The example in Rust uses the crates that Debian packages.
    mkdir -p "$made/rust"
    cp "$examples"/Rust/* "$made/rust"
    (cd "$made/rust" && RUSTFLAGS="-L $made/installed/lib -C link-arg=-Wl,-rpath,$made/installed/lib" cargo build --offline --quiet \
        --config 'source.crates-io.replace-with="debian"' --config 'source.debian.directory="/usr/share/cargo/registry"')
    install -m 755 "$made/rust/target/debug/songs" "$made/installed/bin/songs-rust"
}

# The compiler assumes that the headers of system libraries, including the shims, never change. If they have changed since the
# last build, this deletes everything that was built from them.
forget_old_headers() {
    local now before=$build/headers.sum
    now=$(sha256sum Sources/C*/*.h)
    [[ -e $before && $(<"$before") == "$now" ]] && return
    mkdir -p "$build"
    find "$build" \( -name 'CGtk-*.pcm' -o -name 'CXml-*.pcm' -o -name 'CIntl-*.pcm' \) -delete
    grep -rlE --include='*.swift' '^import (CGtk|CXml|CIntl)$' Sources Tests | xargs touch
    echo "$now" >"$before"
}
