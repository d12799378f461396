# Functions that start displays, window managers, compositors and buses. All of them end with the part that started them.

# For servers under a compositor. If a server is stopped while a key is down, it would take the key for held and repeat it. On
# the other displays, the tests themselves prevent this.
no_key_repeat=-r

# Drawings are sent through the socket, because sharing memory for each of them takes an eighth of a test's processor time. The
# server keeps the memory that it has used for drawings.
without_sharing=(-extension MIT-SHM)
# picom requires the extension, from some version between 9 and 13 on.
if [[ $(picom --version 2>/dev/null) =~ ^v?([0-9]+) ]] && ((BASH_REMATCH[1] > 9)); then without_sharing=(); fi
keeps_memory=(env MALLOC_MMAP_THRESHOLD_=33554432 MALLOC_TRIM_THRESHOLD_=268435456)

# Prints a random display number, which is almost certainly unused. A server that chooses its own number could take one that is
# in use on another platform: both share /tmp, but it can't see the processes that hold the locks there.
display_number() { echo $((SRANDOM % 30000 + 100)); }

start_display() {
    "${keeps_memory[@]}" Xvfb ":$(display_number)" -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset "${without_sharing[@]}" \
        3>"$scratch/display" >"$scratch/xvfb.log" 2>&1 &
    eventually "the display" test -s "$scratch/display"
    use_display
    start_manager
}

start_touch_display() {
    start_touch_server "${without_sharing[@]}"
    start_manager
}

start_touch_server() { # OPTION...
    local xorg=/usr/lib/xorg/Xorg
    # The Xorg in the path may be a wrapper that requires a console.
    [[ -x $xorg ]] || xorg=$(command -v Xorg) || { echo "FAIL  Xorg isn't installed (xserver-xorg-core)"; return 1; }
    sed "s,SOCKETS,$scratch,g" Sources/LongpressTesting/Resources/xorg.conf >"$scratch/xorg.conf"
    "${keeps_memory[@]}" "$xorg" ":$(display_number)" -displayfd 3 -config "$scratch/xorg.conf" -configdir "$world/xorg.conf.d" \
        -logfile "$scratch/xorg.log" -noreset -nolisten tcp -novtswitch -sharevts "$@" \
        3>"$scratch/display" >"$scratch/xorg-output.log" 2>&1 &
    eventually "the touch display" test -s "$scratch/display"
    use_display
}

# Starts sway with monitors that are windows side by side and fill the display. Sets `wayland` to its socket, `input_method` to
# GTK's name for its input method, and LONGPRESS_SWAY to its command socket.
start_sway() { # MONITORS
    local as_user=() folder=$scratch/sway windows width=$((1280 / $1)) number
    mkdir -m 700 "$folder"
    if [[ $EUID -eq 0 ]]; then
        # Sway refuses to run as root, and the folder of its socket must belong to its user.
        as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
        chown 65534:65534 "$folder"
        chmod 711 "$scratch"
    fi
    # The compositor expects Linux key codes.
    setxkbmap -rules evdev -model pc105 -layout us
    # Without a window manager, the atoms for the names of the compositor's windows don't exist yet.
    xprop -root -format _NET_WM_NAME 8u -set _NET_WM_NAME tests
    # Nor do those with which a test unplugs a monitor.
    xprop -root -format WM_PROTOCOLS 32a -set WM_PROTOCOLS WM_DELETE_WINDOW
    {
        printf '%s\n' 'xwayland disable' 'default_border none' 'output * bg #000000 solid_color' 'input * repeat_rate 0'
        for ((number = 1; number <= $1; number++)); do
            echo "output X11-$number position $(((number - 1) * width)) 0"
            echo "workspace $number output X11-$number"
        done
    } >"$folder/config"
    "${as_user[@]}" env HOME="$folder" XDG_RUNTIME_DIR="$folder" TMPDIR="$folder" \
        WLR_BACKENDS=x11 WLR_X11_OUTPUTS="$1" WLR_RENDERER=pixman sway -c "$folder/config" >"$scratch/sway.log" 2>&1 &
    eventually "the compositor's windows" sway_windows "$1"
    mapfile -t windows < <(sway_windows "$1")
    for ((number = 0; number < $1; number++)); do
        xdotool windowmove "${windows[number]}" $((number * width)) 0 windowsize "${windows[number]}" "$width" 800
    done
    xdotool windowfocus "${windows[0]}"
    eventually "the compositor's socket" compgen -G "$folder/wayland-?"
    wayland=$(compgen -G "$folder/wayland-?" | head -n 1) input_method=wayland
    LONGPRESS_SWAY=$(compgen -G "$folder/sway-ipc*")
    export LONGPRESS_SWAY
}

# Starts weston with one monitor, a window that fills the display. It makes each program's window fill the monitor. Sets the
# same variables as start_sway except LONGPRESS_SWAY. Touches arrive as pointer input.
start_weston() {
    local folder=$scratch/weston
    mkdir -m 700 "$folder"
    setxkbmap -rules evdev -model pc105 -layout us
    printf '%s\n' '[keyboard]' 'repeat-rate=0' >"$folder/config"
    XDG_RUNTIME_DIR=$folder weston --config="$folder/config" --backend=x11-backend.so --use-pixman --width=1280 --height=800 \
        --shell=kiosk-shell.so --socket=wayland-1 >"$scratch/weston.log" 2>&1 &
    eventually "the compositor's socket" test -S "$folder/wayland-1"
    # weston has no input method from version 16 on.
    wayland=$folder/wayland-1 input_method=gtk-im-context-simple
}

# Starts mutter, GNOME's compositor, without GNOME Shell, in the same way. Windows float there unless they ask for the whole
# monitor.
start_mutter() {
    local folder=$scratch/mutter environment
    mkdir -m 700 "$folder" "$folder"/{glib-2.0,glib-2.0/settings}
    setxkbmap -rules evdev -model pc105 -layout us
    printf '%s\n' '[org/gnome/desktop/peripherals/keyboard]' 'repeat=false' >"$folder/glib-2.0/settings/keyfile"
    environment=(XDG_RUNTIME_DIR="$folder" HOME="$folder" XDG_CONFIG_HOME="$folder" XDG_DATA_DIRS=/usr/share
        GSETTINGS_BACKEND=keyfile)
    if mutter --help-all | grep -q -e --nested; then
        cc -shared -fPIC -o "$folder/no-touch-grab.so" Tests/Tools/World/no-touch-grab.c
        env "${environment[@]}" MUTTER_DEBUG_DUMMY_MODE_SPECS=1280x800 dbus-run-session -- \
            env LD_PRELOAD="$folder/no-touch-grab.so" mutter --nested --wayland --no-x11 --wayland-display=wayland-1 \
            >"$scratch/mutter.log" 2>&1 &
        eventually "the compositor's socket" test -S "$folder/wayland-1"
    else
        # About one start in fifteen shows nothing.
        show_mutter 1 "${environment[@]}" || show_mutter 2 "${environment[@]}" || show_mutter 3 "${environment[@]}" ||
            { echo "FAIL  the compositor shows nothing"; return 1; }
    fi
    wayland=$folder/wayland-1 input_method=wayland
}

# Starts mutter from version 49 on, which can no longer be a window of another display. Its development kit shows a monitor in a
# window instead, through PipeWire. Fails if nothing is visible within 10 s.
show_mutter() { # NUMBER VARIABLE=VALUE...
    local group window fingers=$scratch/fingers-too.so started=$SECONDS
    make_unseen_pointers "$scratch/pointers"
    cc -shared -fPIC -o "$fingers" Tests/Tools/World/fingers-too.c
    # Puts the processes into a group of their own, so that all of them can be ended.
    set -m
    env "${@:2}" XCURSOR_PATH="$scratch/pointers" GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none dbus-run-session -- bash -c '
        pipewire &
        until [[ -S $XDG_RUNTIME_DIR/pipewire-0 ]]; do sleep 0.02; done
        wireplumber &
        exec env LD_PRELOAD="$0" mutter --devkit --wayland --no-x11 --wayland-display=wayland-1' "$fingers" \
        >"$scratch/mutter-window-$1.log" 2>&1 &
    group=$!
    set +m
    while ((SECONDS - started < 10)); do
        sleep 0.1
        window=$(xdotool search --onlyvisible --name '^Mutter Development Kit$') || continue
        # The monitor fills the window inside its title bar and frame.
        xdotool windowsize "$window" 1290 856 windowmove -- "$window" -5 -51 windowfocus "$window"
        # The monitor's background has many colours.
        if (($(import -window root miff:- | identify -format %k -) > 99)); then return 0; fi
    done
    kill -- "-$group"
    return 1
}

# Creates a cursor theme of transparent pixels, so that the development kit draws no cursors.
make_unseen_pointers() { # FOLDER
    local folder=$1/default/cursors name
    mkdir -p "$folder"
    printf '%b' 'Xcur\020\0\0\0\0\0\01\0\01\0\0\0\02\0\0375\0377\030\0\0\0\034\0\0\0\044\0\0\0\02\0\0375\0377\030\0\0\0' \
        '\01\0\0\0\01\0\0\0\01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' >"$folder/default"
    for name in text pointer move copy grab grabbing {col,row,n,e,s,w,ne,nw,se,sw,ew,ns}-resize; do
        ln -sf default "$folder/$name"
    done
}

# Prints the compositor's windows in the order of their names. Fails unless there are exactly COUNT.
sway_windows() { # COUNT
    xwininfo -root -children | awk -v count="$1" '/wlroots/ { print $5, $1; found++ } END { exit found != count }' |
        sort | cut -d ' ' -f 2
}

use_display() {
    DISPLAY=:$(cat "$scratch/display")
    export DISPLAY
}

start_manager() {
    openbox --sm-disable --config-file Sources/LongpressTesting/Resources/openbox.xml >"$scratch/openbox.log" 2>&1 &
    eventually "the window manager" manager_is_up
}

manager_is_up() { xprop -root _NET_SUPPORTING_WM_CHECK | grep -q 'window id'; }

start_bus() {
    dbus-daemon --config-file="$world/session.conf" --address="unix:path=$scratch/runtime/bus" --nofork --nosyslog \
        --print-address=3 3>"$scratch/bus" >"$scratch/bus.log" 2>&1 &
    eventually "the session bus" test -s "$scratch/bus"
    DBUS_SESSION_BUS_ADDRESS=$(cat "$scratch/bus")
    export DBUS_SESSION_BUS_ADDRESS
}

eventually() { # NAME COMMAND...
    local name=$1 started=$SECONDS
    shift
    while ((SECONDS - started < 30)); do
        if "$@" >/dev/null 2>&1; then return 0; fi
        sleep 0.02
    done
    echo "FAIL  $name didn't start within 30 s"
    cat "$scratch"/*.log
    return 1
}
