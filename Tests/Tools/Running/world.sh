# The world that the tests see: a desktop of their own, without anything from this machine.
#
# Programs find the parts of a desktop through environment variables: settings, schemas, icons, fonts, MIME types, modules,
# dictionaries, services of the bus. Each of these variables points into one folder, which is created for a run. What has no
# variable is overridden from there (/etc/gtk-4.0/settings.ini) or not used (see Tests/Outside/PointerTests/Harness). The
# variables are in settings.py.

# Creates a new world in a folder, and sets `world` to it.
make_world() { # FOLDER
    world=$1
    local share=$world/share file
    mkdir -p "$world"/{home,modules,lib/gtk-4.0,session-services,fonts,enchant,xorg.conf.d} \
        "$world/etc/gtk-4.0" "$share"/{applications,icons/hicolor,themes,mime/packages,glib-2.0/schemas}
    # Icons: GTK's fallback theme, and the index file that turns icons installed by tests into a theme.
    ln -s /usr/share/icons/Adwaita "$share/icons/"
    ln -s /usr/share/icons/hicolor/index.theme "$share/icons/hicolor/"
    # The list of glycin's decoders, if GdkPixbuf uses glycin (from 2.44 on).
    [[ ! -d /usr/share/glycin-loaders ]] || ln -s /usr/share/glycin-loaders "$share/"
    # The window manager's theme.
    ln -s /usr/share/themes/Clearlooks "$share/themes/"
    # The standard MIME types, without those that other programs have added.
    ln -s /usr/share/mime/packages/freedesktop.org.xml "$share/mime/packages/"
    update-mime-database "$share/mime"
    # Settings of GTK and of the desktop, with upstream defaults instead of a distribution's. The portals' dialogs use GTK 3.
    for file in /usr/share/glib-2.0/schemas/{org.gtk.gtk4.*.xml,org.gtk.Settings.*.xml,org.gnome.{desktop,system}.*.xml}; do
        [[ ! -e $file ]] || ln -s "$file" "$share/glib-2.0/schemas/"
    done
    glib-compile-schemas "$share/glib-2.0/schemas"
    cp Tests/Tools/World/settings.ini "$world/etc/gtk-4.0/"
    cp data/icons/names "$world/icon-names"
    mkdir "$world/sandbox-programs"
    cp Tests/Tools/World/sandbox "$world/"
    cp Tests/Tools/World/flatpak-spawn "$world/sandbox-programs/"
    # Exactly these fonts, wherever they are installed.
    find -L /usr/share/fonts \( -name 'DejaVuS*.ttf' -o -name 'Cantarell-*' -o -name NanumGothic.ttf -o -name NanumGothicBold.ttf \) \
        -exec ln -s -t "$world/fonts" {} +
    sed "s,WORLD,$world,g" Tests/Tools/World/fonts.conf >"$world/fonts.conf"
    # Printing to a file, which needs no list of printers. (If this backend is built into GTK, nothing is found here.)
    local backends=gtk-4.0/4.0.0/printbackends
    mkdir -p "$world/lib/$backends"
    find "$(pkg-config --variable=libdir gtk4)/$backends" -name libprintbackend-file.so \
        -exec ln -s -t "$world/lib/$backends" {} + 2>/dev/null || true
    # Spelling: one dictionary, used by Hunspell. Distributions prefer other providers for languages that they name, so this
    # language is named, too. The machine's dictionaries for other languages can't be hidden: tests use no language that may
    # have one.
    mkdir "$world/enchant/hunspell"
    ln -s /usr/share/hunspell/en_US.{aff,dic} "$world/enchant/hunspell/"
    printf '%s\n' '*:hunspell' 'en_US:hunspell' >"$world/enchant/enchant.ordering"
    make_locales
    ln -s "$build/locale" "$world/locale"
    pixbuf_loaders >"$world/loaders.cache"
    make_services
}

# Writes the configuration of the session bus for tests in process, which starts no services. Each app under test has its own
# bus (LongpressTesting's SessionBus).
make_services() {
    sed "s,WORLD,$world,g; s,KIND,session,g" Sources/LongpressTesting/Resources/bus.conf >"$world/session.conf"
}

# Creates the locales of the languages that the app is translated into, and of one written from right to left: newer C libraries
# translate nothing in a locale without a language. Each takes a second, only once.
make_locales() {
    local made name
    mkdir -p "$build/locale"
    for name in ar_EG de_DE ko_KR; do
        made=$build/locale/$name.UTF-8
        # localedef warns about fields that other locales have and this one doesn't.
        [[ -d $made ]] || localedef -c --no-archive -i "$name" -f UTF-8 "$made" || [[ -d $made ]]
    done
}

# Prints the list of GdkPixbuf's own decoders and of the two that the tests install, in the format of its own tool.
pixbuf_loaders() {
    local folder tool name file
    folder=$(pkg-config --variable=gdk_pixbuf_moduledir gdk-pixbuf-2.0)
    tool=$(dirname "$(dirname "$folder")")/gdk-pixbuf-query-loaders
    [[ -x $tool ]] || tool=gdk-pixbuf-query-loaders
    local loaders=()
    for name in ani bmp gif icns ico pnm qtif svg tga tiff webp xbm xpm; do
        # Newer versions of librsvg use the second spelling.
        for file in "$folder/libpixbufloader-$name.so" "$folder/libpixbufloader_$name.so"; do
            [[ ! -e $file ]] || loaders+=("$file")
        done
    done
    "$tool" "${loaders[@]}"
}
