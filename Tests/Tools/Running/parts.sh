# The parts of tests, each with its display and its bus. The arguments are passed to the test program and select the tests.

part_pure() { run_tests "$@"; }

part_widgets() {
    start_display
    start_bus
    GTK_A11Y=test G_DEBUG=fatal-criticals GDK_BACKEND=x11 GSK_RENDERER=cairo run_tests "$@"
}

# Starts no bus: each app under test has its own.
part_pointer() {
    drive_released
    start_display
    cast_shadows
    run_tests "$@"
}

part_walk() {
    [[ -z ${LONGPRESS_SEED:-} ]] || echo "seed $LONGPRESS_SEED"
    part_pointer "$@"
}

part_touch() {
    drive_released
    start_touch_display
    cast_shadows
    LONGPRESS_TOUCH=$scratch/touch run_tests "$@"
}

part_wayland() { on_sway 1 "$@"; }

part_monitors() { on_sway 2 "$@"; }

on_sway() { # MONITORS ARGUMENT...
    LONGPRESS_TOUCH=$scratch/touch on_compositor "start_sway $1" "${@:2}"
}

part_weston() { on_compositor start_weston "$@"; }

part_mutter() { LONGPRESS_TOUCH=$scratch/touch on_compositor start_mutter "$@"; }

# Runs the tests on a compositor that a command starts.
on_compositor() { # COMMAND ARGUMENT...
    drive_released
    start_touch_server "$no_key_repeat"
    # shellcheck disable=SC2086
    $1
    LONGPRESS_WAYLAND=$wayland GTK_IM_MODULE=$input_method run_tests "${@:2}" || {
        local status=$?
        # If the compositor has ended, that is the reason for all later failures.
        tail -n 20 "$scratch"/{sway,weston,mutter*}.log 2>/dev/null || true
        return "$status"
    }
}

part_adversary() { part_pointer "$@"; }

part_sandbox() { part_pointer "$@"; }

part_web() {
    if [[ $1 == WebWaylandTests.* ]]; then on_sway 1 "$@"; else part_touch "$@"; fi
}

part_programs() { part_pointer "$@"; }

part_languages() {
    export LONGPRESS_INSTALLED=$build/library/installed
    [[ -z ${LONGPRESS_SCREENSHOTS:-} ]] || shadows=yes
    case $1 in
    *Wayland*) on_sway 1 "$@" ;;
    *Touch*) part_touch "$@" ;;
    *) part_pointer "$@" ;;
    esac
}

# Random presses in programs that show files move some of them to the trash. Therefore these programs can write only to the
# tests' own files.
part_unchanged() {
    local rights=()
    [[ $EUID -eq 0 ]] || rights=(--user --map-root-user)
    unshare "${rights[@]}" --mount true ||
        { echo "FAIL  protecting files from these programs requires root or the right to make user namespaces"; return 1; }
    start_touch_display
    LONGPRESS_INSTALLED=$build/library/installed LONGPRESS_TOUCH=$scratch/touch \
        unshare "${rights[@]}" --mount --propagation private bash "$inside" part_unchanged_inside "$@"
}

part_unchanged_inside() {
    protect_files
    run_tests "$@"
}

# Makes all file systems read-only, except the part's own folder and the evidence of failed tests, while the mounts exist.
protect_files() {
    local own=$scratch/files folder point options
    mkdir "$own"
    mount --bind "$own" "$own"
    for folder in /tmp/.X11-unix "$scratch" "$world"; do
        [[ $folder == /tmp/* ]] || continue
        mkdir -p "$own/${folder#/tmp/}"
        mount --bind "$folder" "$own/${folder#/tmp/}"
    done
    mkdir -p "$LONGPRESS_EVIDENCE"
    mount --bind "$LONGPRESS_EVIDENCE" "$LONGPRESS_EVIDENCE"
    while read -r _ point _ options _; do
        point=$(printf '%b' "$point")
        case $point in
        /proc | /proc/* | /sys | /sys/* | /dev/pts | /dev/shm | "$scratch"/* | "$LONGPRESS_EVIDENCE") continue ;;
        esac
        options=$(tr , '\n' <<<"$options" | grep -xE 'nosuid|nodev|noexec|noatime|nodiratime|relatime' | paste -sd ,) || true
        # Nothing can be written below a folder that can't be entered.
        mount -o "remount,bind,ro${options:+,$options}" "$point" || ! [[ -x $point ]]
    done </proc/self/mounts
    mount --rbind "$own" /tmp
    ! touch "$build/written" 2>/dev/null || { echo "FAIL  files can't be protected from the programs"; return 1; }
}

# Draws shadows around windows, on white, for Tests/screenshots.
cast_shadows() {
    [[ -n ${shadows:-} ]] || return 0
    hsetroot -solid white
    picom --backend xrender --config /dev/null --shadow --shadow-radius 16 --shadow-opacity 0.4 --shadow-offset-x -16 \
        --shadow-offset-y -12 --shadow-exclude 'override_redirect' >"$scratch/picom.log" 2>&1 &
}

# Runs the tests for Tests/screenshots, with soft shadows as on any desktop.
part_pictures() {
    local shadows=yes
    start_display
    cast_shadows
    run_tests "$@"
}

# Makes the tests drive the release build if it is newer than the debug build. A debug build made later, for a test of a change,
# is driven instead.
drive_released() {
    local program
    program=$(released_program)
    [[ -z ${LONGPRESS_BINARY:-} && -z ${LONGPRESS_SANITIZE:-} && $program -nt $products/longpress ]] || return 0
    export LONGPRESS_BINARY=$program
    echo "the tests drive the release build"
}

run_tests() { # ARGUMENT...
    timeout --foreground --kill-after=10 "$((1200 + 120 * ${LONGPRESS_SOAK:-0}))" "$(test_program)" "$@"
}

# Prints the path of the release build.
released_program() { echo "$(dirname "$(realpath "$products")")/released/longpress"; }

test_program() { echo "$products"/*PackageTests.xctest; }
