# The system packages that the tests need, and a function that installs the missing ones.

# Lists the packages. Each line has the package, a sign that it is installed (used where there is no dpkg), and its purpose.
packages() {
    cat <<'END'
libgtk-4-dev          pkg-config:gtk4                 the toolkit
libxml2-dev           pkg-config:libxml-2.0           reads HTML
pkg-config            command:pkg-config              how the build finds it
librsvg2-common       -                               draws SVG icons
webp-pixbuf-loader    -                               reads WebP pictures
adwaita-icon-theme    -                               the icons in menus
shared-mime-info      command:update-mime-database    the types of files
fonts-cantarell       -                               GNOME's font
fonts-dejavu-core     -                               a font for the rest
fonts-nanum             -                               a font for Korean
libenchant-2-2        library:libenchant-2.so.2       checks spelling, where there is a dictionary
hunspell-en-us        -                               one for English
util-linux-extra      command:pivot_root              makes the sandbox, from Debian 14 on
tesseract-ocr         command:tesseract               reads the text in pictures, with English
libadwaita-1-0        library:libadwaita-1.so.0       windows whose content can't be replaced
ibus                  command:ibus-daemon             composes syllables from keys
ibus-gtk4             -                               how GTK asks it
ibus-hangul           -                               Korean ones
xvfb                  command:Xvfb                    a display in memory
openbox               command:openbox                 a window manager: focus, moving, closing
picom                 command:picom                   a compositor, for pictures with soft shadows
hsetroot              command:hsetroot                a white background for these
libxtst6              library:libXtst.so.6            real pointer and keyboard input
xserver-xorg-core     command:Xorg                    a display with a touch screen
xserver-xorg-video-dummy  -                           its dummy graphics card
x11-xkb-utils         command:xkbcomp                 its keyboard
sway                  command:sway                    a Wayland compositor
xdotool               command:xdotool                 pointer and keyboard input by hand
x11-utils             command:xprop                   asks for the window manager and for windows
xclip                 command:xclip                   the clipboard as other programs use it
poppler-utils         command:pdftotext               reads the PDF files that are exported
imagemagick           command:import                  pictures by hand
dbus                  command:dbus-daemon             a session bus for each app under test
xdg-desktop-portal    -                               the desktop's services for programs in a sandbox
xdg-desktop-portal-gtk  -                             their dialogs
at-spi2-core          -                               the accessibility bus
libglib2.0-bin        command:gdbus                   asks the buses by hand
librsvg2-bin          command:rsvg-convert            draws the icons to check them
strace                command:strace                  shows which files the app opens
bindfs                command:bindfs                  a disk that can stop responding
binutils              command:readelf                 which libraries a program links
jq                    command:jq                      reads the compiler's description of the public API
desktop-file-utils    command:desktop-file-validate   checks the desktop file
appstream             command:appstreamcli            checks the metainfo
mandoc                command:mandoc                  checks the man page
json-glib-tools       command:json-glib-validate      checks the Flatpak manifest
flatpak-builder       command:flatpak-builder         reads it
nodejs                command:node                    parses the scripts of web pages
gettext               command:msgfmt                  makes and checks translations
locales               command:localedef               languages, one of them from right to left
meson                 command:meson                   installs
ninja-build           command:ninja                   does Meson's work
END
}

# Lists what Tests/run itself needs.
runner_packages() {
    cat <<'END'
python3               command:python3                 deals out the tests and sums them up
END
}

# Lists what only the part `programs` needs.
programs_packages() {
    cat <<'END'
chromium              command:chromium                a browser
firefox-esr           command:firefox-esr             another one
libreoffice-writer    command:soffice                 a word processor
libreoffice-gtk3      -                               its windows
gnome-text-editor     command:gnome-text-editor       an editor on the same toolkit
orca                  command:orca                    a screen reader
END
}

# Lists what only the parts `library` and `languages` need.
languages_packages() {
    cat <<'END'
gcc                   command:gcc                     builds programs in C
valac                 command:valac                   builds programs in Vala
gobject-introspection  command:g-ir-scanner           describes the library to other languages
libgirepository1.0-dev  -                             what GTK's own description is made of
gir1.2-gtk-4.0        -                               GTK for Python
python3-gi            -                               Python
python3-gi-cairo      -                               drawing in Python
cargo                 command:cargo                   builds programs in Rust
rustc                 command:rustc                   the same
librust-gtk4-dev      -                               GTK for Rust
gnome-text-editor     command:gnome-text-editor       a program that knows nothing of the menus
nautilus              command:nautilus                another one, with context menus
END
}

# Lists what only the part `unchanged` needs: programs that weren't written with these menus in mind.
unchanged_packages() {
    cat <<'END'
gnome-text-editor     command:gnome-text-editor       edits texts
nautilus              command:nautilus                shows files
gnome-characters      command:gnome-characters        shows characters
gnome-contacts        command:gnome-contacts          shows addresses
gnome-calculator      command:gnome-calculator        calculates
gnome-clocks          command:gnome-clocks            shows the time
gnome-console         command:kgx                     has a terminal
secrets               command:secrets                 keeps passwords
gnome-weather         command:gnome-weather           shows the weather
gnome-logs            command:gnome-logs              shows what has happened
gnome-font-viewer     command:gnome-font-viewer       shows fonts
baobab                command:baobab                  shows what needs room
gnome-calendar        command:gnome-calendar          shows dates
gnome-sound-recorder  command:gnome-sound-recorder    records sounds
gtk-4-examples        command:gtk4-widget-factory     shows widgets
libwebkitgtk-6.0-4    library:libwebkitgtk-6.0.so.4   web pages, with a browser for them
END
}

# Lists what only the parts `deb` and `sid` need.
deb_packages() {
    cat <<'END'
debootstrap           command:debootstrap             makes a Debian
dpkg-dev              command:dpkg-buildpackage       makes packages
debhelper             command:dh                      the same
gcc                   command:gcc                     builds what longpress-in loads into programs
valac                 command:vapigen                 describes the library to Vala
gobject-introspection  command:g-ir-scanner           describes it to other languages
libgirepository1.0-dev  -                             what GTK's own description is made of
lintian               command:lintian                 checks the package
END
}

# Lists what only the part `weston` needs.
weston_packages() {
    cat <<'END'
weston                command:weston                  a Wayland compositor
END
}

# Lists what only the part `mutter` needs. From Debian 14 on, this is more.
mutter_packages() {
    cat <<'END'
mutter                command:mutter                  GNOME's Wayland compositor
END
    ! apt-cache show mutter-dev-bin >/dev/null 2>&1 || cat <<'END'
mutter-dev-bin        -                               shows it in a window
pipewire              command:pipewire                how the picture gets there
wireplumber           command:wireplumber             brings the two together
END
}

# Lists what only the part `web` needs. The program itself doesn't need it.
web_packages() {
    cat <<'END'
libwebkitgtk-6.0-4    library:libwebkitgtk-6.0.so.4   web pages
END
}

install_missing() { # LIST
    local missing=() package sign
    while read -r package sign _; do
        is_installed "$package" "$sign" || missing+=("$package")
    done < <("$1")
    [[ ${#missing[@]} -gt 0 ]] || { echo "nothing is missing"; return 0; }
    if ! command -v apt-get >/dev/null; then
        echo "FAIL  install these missing packages (Debian names): ${missing[*]}"
        return 1
    fi
    local root=()
    if [[ $EUID -ne 0 ]]; then
        command -v sudo >/dev/null && sudo -n true 2>/dev/null ||
            { echo "FAIL  run this as root: apt-get install ${missing[*]}"; return 1; }
        root=(sudo -n)
    fi
    echo "installing ${missing[*]}"
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
    # An outdated list of packages may be good enough.
    "${apt[@]}" update || echo "the list of packages can't be updated"
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" || {
        echo "FAIL  these missing packages can't be installed (check the package sources and the free disk space):" \
            "${missing[*]}"
        return 1
    }
}

is_installed() { # PACKAGE SIGN
    if command -v dpkg-query >/dev/null; then
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
        return
    fi
    case $2 in
    command:*) command -v "${2#*:}" >/dev/null ;;
    pkg-config:*) pkg-config --exists "${2#*:}" ;;
    library:*) ldconfig -p | grep -q "${2#*:}" ;;
    *) true ;; # There is no sign: the tests that need the package will show it.
    esac
}
