# The world that the tests see: what a desktop of their own would have, and nothing of this machine's.
#
# What a program finds of a desktop, it finds by environment variables: settings, schemas, icons, fonts, MIME types,
# modules, dictionaries, services of the bus. Each of them leads into one folder, which is made for a run. What has no
# variable is overruled from there (/etc/gtk-4.0/settings.ini), or isn't used (see Tests/Outside/PointerTests/Harness). The
# variables are in settings.py.

# Sets `world` to a new world in a folder.
make_world() { # FOLDER
    world=$1
    local share=$world/share file
    mkdir -p "$world"/{home,modules,lib/gtk-4.0,session-services,fonts,enchant,xorg.conf.d} \
        "$world/etc/gtk-4.0" "$share"/{applications,icons/hicolor,themes,mime/packages,glib-2.0/schemas}
    # Icons: the theme that GTK falls back to, and what makes a theme of icons that tests bring.
    ln -s /usr/share/icons/Adwaita "$share/icons/"
    ln -s /usr/share/icons/hicolor/index.theme "$share/icons/hicolor/"
    # Where pictures are decoded by glycin (GdkPixbuf from 2.44 on): the list of its decoders.
    [[ ! -d /usr/share/glycin-loaders ]] || ln -s /usr/share/glycin-loaders "$share/"
    # The window manager's own look.
    ln -s /usr/share/themes/Clearlooks "$share/themes/"
    # MIME types, as they are without what other programs have added.
    ln -s /usr/share/mime/packages/freedesktop.org.xml "$share/mime/packages/"
    update-mime-database "$share/mime"
    # Settings of GTK and of the desktop, with their makers' defaults rather than a distribution's; the portals' dialogs are
    # of the GTK before.
    for file in /usr/share/glib-2.0/schemas/{org.gtk.gtk4.*.xml,org.gtk.Settings.*.xml,org.gnome.{desktop,system}.*.xml}; do
        [[ ! -e $file ]] || ln -s "$file" "$share/glib-2.0/schemas/"
    done
    glib-compile-schemas "$share/glib-2.0/schemas"
    cp Tests/Tools/World/settings.ini "$world/etc/gtk-4.0/"
    cp data/icons/names "$world/icon-names"
    mkdir "$world/sandbox-programs"
    cp Tests/Tools/World/sandbox "$world/"
    cp Tests/Tools/World/flatpak-spawn "$world/sandbox-programs/"
    # Fonts: these, wherever they are.
    find -L /usr/share/fonts \( -name 'DejaVuS*.ttf' -o -name 'Cantarell-*' -o -name NanumGothic.ttf -o -name NanumGothicBold.ttf \) \
        -exec ln -s -t "$world/fonts" {} +
    sed "s,WORLD,$world,g" Tests/Tools/World/fonts.conf >"$world/fonts.conf"
    # Printing: to a file, which asks no machine for its printers. (Where GTK has that in itself, there is nothing to be found.)
    local backends=gtk-4.0/4.0.0/printbackends
    mkdir -p "$world/lib/$backends"
    find "$(pkg-config --variable=libdir gtk4)/$backends" -name libprintbackend-file.so \
        -exec ln -s -t "$world/lib/$backends" {} + 2>/dev/null || true
    # Spelling: one dictionary, by Hunspell. Distributions have others first for languages that they name, so this is named,
    # too. What the machine has for other languages can't be hidden: no test asks for a language that there may be.
    mkdir "$world/enchant/hunspell"
    ln -s /usr/share/hunspell/en_US.{aff,dic} "$world/enchant/hunspell/"
    printf '%s\n' '*:hunspell' 'en_US:hunspell' >"$world/enchant/enchant.ordering"
    make_locales
    ln -s "$build/locale" "$world/locale"
    pixbuf_loaders >"$world/loaders.cache"
    make_services
}

# The settings of the session bus of the tests in process, which starts nothing. Apps under test have one of their own each
# (LongpressTesting's SessionBus).
make_services() {
    sed "s,WORLD,$world,g; s,KIND,session,g" Sources/LongpressTesting/Resources/bus.conf >"$world/session.conf"
}

# The languages that the app is translated to, and one that runs from right to left: the newer C libraries translate nothing
# in a locale without a language. Each takes a second to make, once.
make_locales() {
    local made name
    mkdir -p "$build/locale"
    for name in ar_EG de_DE ko_KR; do
        made=$build/locale/$name.UTF-8
        # It is made with warnings of what other locales have and this one doesn't.
        [[ -d $made ]] || localedef -c --no-archive -i "$name" -f UTF-8 "$made" || [[ -d $made ]]
    done
}

# The list of the decoders that come with GdkPixbuf and of the two that the tests install, as its own tool writes it.
pixbuf_loaders() {
    local folder tool name file
    folder=$(pkg-config --variable=gdk_pixbuf_moduledir gdk-pixbuf-2.0)
    tool=$(dirname "$(dirname "$folder")")/gdk-pixbuf-query-loaders
    [[ -x $tool ]] || tool=gdk-pixbuf-query-loaders
    local loaders=()
    for name in ani bmp gif icns ico pnm qtif svg tga tiff webp xbm xpm; do
        # The newer librsvg spells the second.
        for file in "$folder/libpixbufloader-$name.so" "$folder/libpixbufloader_$name.so"; do
            [[ ! -e $file ]] || loaders+=("$file")
        done
    done
    "$tool" "${loaders[@]}"
}
