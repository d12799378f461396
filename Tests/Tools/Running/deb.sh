# Builds and checks the Debian packages, installs them in a clean Debian, starts the program there as a user, and removes them.

part_deb() {
    [[ $EUID -eq 0 ]] || { echo "FAIL  only root can make and enter a clean Debian"; return 1; }
    meson-notes/make-deb --scratch "$build/deb" "$scratch/packages"
    # There is no request for these packages at Debian yet. An older lintian doesn't know all the tags that the overrides for
    # sid name.
    lintian --fail-on error,warning --tag-display-limit 0 --suppress-tags initial-upload-closes-no-bugs,alien-tag \
        "$scratch"/packages/*.deb
    # The mounts end with the process.
    unshare --mount --propagation private bash "$inside" part_deb_installed
}

part_deb_installed() {
    root=$scratch/debian
    clean_debian "$(. /etc/os-release && echo "$VERSION_CODENAME")"
    local before=$scratch/before id=org.longpress.Longpress names=(longpress liblongpress0 gir1.2-longpress-0) name
    local packages=()
    for name in "${names[@]}"; do packages+=("$(echo "$scratch/packages/${name}"_*.deb)"); done
    cp "${packages[@]}" "$root/var/tmp"
    # Installs the parts of a desktop and all dependencies first, so that the packages add nothing but their own files.
    in_debian apt-get -q update
    in_debian apt-get install -y -q --no-install-recommends dbus-daemon desktop-file-utils libglib2.0-bin libgtk-4-bin python3-gi
    for name in "${packages[@]}"; do
        in_debian apt-get satisfy -y -q --no-install-recommends \
            "$(dpkg-deb -f "$name" Depends | sed -E 's/liblongpress0 \([^)]*\)(, )?//')"
    done
    files_of_debian >"$before"
    in_debian apt-get install -y -q --no-install-recommends "${packages[@]/#*\//\/var\/tmp\/}"
    echo "--- installed:"
    comm -13 "$before" <(files_of_debian)

    start_display
    start_session
    as_person gtk4-launch $id
    eventually "the window" windows_are 1
    # If the desktop finds the D-Bus service, it starts the program through the bus.
    [[ $(tr '\0' ' ' <"/proc/$(program_of_window)/cmdline") == "/usr/bin/longpress --gapplication-service " ]] ||
        { echo "FAIL  D-Bus didn't start the program"; return 1; }
    # The program is the default for notes, and a second start goes to the running one.
    printf 'Bread and milk\n' >"$root/home/person/shopping.md"
    as_person gio open /home/person/shopping.md
    eventually "the note's window" windows_are 2
    as_person gapplication action $id new-note
    eventually "the new note's window" windows_are 3
    picture_of_screen
    kill -TERM "$(program_of_window)"
    eventually "no window" windows_are 0

    # Other programs can use the library, too.
    as_person python3 -c 'import gi; gi.require_version("Longpress", "0"); from gi.repository import Longpress; print(Longpress.explain())'
    as_person longpress-in --list

    in_debian apt-get purge -y -q "${names[@]}"
    diff "$before" <(files_of_debian) || { echo "FAIL  removing the packages left files (>) or removed others (<)"; return 1; }
}

# Creates a clean Debian in the folder `root`. Building one takes a minute, only once for each suite.
clean_debian() { # SUITE
    local suite=$1 kept=$build/clean-$1 reason
    if [[ ! -e $kept.tar ]]; then
        rm -rf --one-file-system "$kept"
        reason=$(make_debian "$suite" "$kept" "$kept.log") || { echo "FAIL  $reason"; return 1; }
        tar -C "$kept" -cf "$kept.tar.new" .
        mv "$kept.tar.new" "$kept.tar"
        rm -rf --one-file-system "$kept"
    fi
    mkdir "$root"
    # The copy is large, but is removed with the part.
    tar -C "$root" -xpf "$kept.tar"
    cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
    mkdir -p "$root/tmp/.X11-unix" "$root/home/person"
    echo 'person:x:1000:1000::/home/person:/bin/sh' >>"$root/etc/passwd"
    echo 'person:x:1000:' >>"$root/etc/group"
    mkdir -p -m 700 "$root/run/person"
    chown 1000:1000 "$root/home/person" "$root/run/person"
    mount --bind "$root" "$root"
    mount --rbind /dev "$root/dev"
    mount --rbind /sys "$root/sys"
    mount -t proc proc "$root/proc"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

# Runs a command with the clean Debian's folder as the root. A plain chroot isn't enough: see Tests/platform.
in_debian() { # COMMAND...
    unshare --mount --propagation private bash -c 'cd "$0" && pivot_root . . && umount --lazy . && cd / && exec "$@"' "$root" \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

as_person() { # COMMAND...
    in_debian setpriv --reuid=1000 --regid=1000 --clear-groups env HOME=/home/person XDG_RUNTIME_DIR=/run/person \
        DBUS_SESSION_BUS_ADDRESS=unix:path=/run/person/bus DISPLAY="$DISPLAY" GDK_BACKEND=x11 GSK_RENDERER=cairo "$@"
}

start_session() {
    as_person dbus-daemon --session --nofork --nosyslog --address=unix:path=/run/person/bus >"$scratch/session.log" 2>&1 &
    eventually "the session bus" test -S "$root/run/person/bus"
}

# Lists the files on the disk, except those that apt and dpkg manage and those of users.
files_of_debian() {
    in_debian find / -xdev \( -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/cache/apt -o -path /var/log \
        -o -path /home -o -path /run -o -path /tmp \) -prune -o -print | sort
}

windows() { xprop -root _NET_CLIENT_LIST | grep -oE '0x[0-9a-f]+' || true; }
windows_are() { [[ $(windows | wc -l) -eq $1 ]]; } # COUNT

# Prints the process id of the first window.
program_of_window() { xprop -id "$(windows | head -n 1)" _NET_WM_PID | grep -oE '[0-9]+$'; }

picture_of_screen() { [[ -z ${LONGPRESS_SCREENSHOTS:-} ]] || import -window root "$LONGPRESS_SCREENSHOTS/deb.png"; }
