# The parts that run tests: which modules they are, and what display and bus each has. A folder of Tests is a module.

# On weston and mutter each class has a compositor of its own, since these keep what was copied when its program has ended.
# A part, how its tests are dealt out ("class": each class on a display of its own; "module": all of a module on one),
# and its modules. A module may be in several parts, which run it on different desktops.
test_parts() {
    cat <<'END'
pure      module  LocalizationTests MenusTests RichTextTests FormatsTests NotesTests AppLogicTests
widgets   module  PlatformTests GtkTests DocumentsTests LongpressTests LongpressWebTests AppModelTests
pointer   class   PointerTests
walk      class   WalkTests
touch     class   TouchTests
wayland   module  WaylandTests WaylandTouchTests SwayTests
weston    class   WaylandTests
mutter    class   WaylandTests WaylandTouchTests
monitors  module  MonitorsTests
adversary class   AdversaryTests
sandbox   class   SandboxTests
web       class   WebTests WebWaylandTests
programs  class   ProgramsTests
END
}

# These use servers with a touch screen, which are in each other's way: they run one after another.
needs_touch_screen() { [[ " touch wayland weston mutter monitors web " == *" $1 "* ]]; } # PART

modules_of() { test_parts | sed -n "s/^$1 *[a-z]* *//p" | tr ' ' '\n'; } # PART

is_test_part() { test_parts | grep -q "^$1 "; } # PART

# Each runs in a shell of its own that ends at the first error, in a session and an environment of its own (world.sh). The
# file `selection` has the tests' names.

part_pure() {
    local name filters=()
    while read -r name; do
        # Of a test there may be several, which differ in their arguments; a module has the point behind its name.
        if [[ $name == */* ]]; then name+='('; else name+=.; fi
        filters+=(--filter "^$(sed 's/[.()]/\\&/g' <<<"$name")")
    done < <(sort -u "$selection")
    run_tests --testing-library swift-testing "${filters[@]}"
}

part_widgets() {
    start_display
    start_bus
    GTK_A11Y=test G_DEBUG=fatal-criticals GDK_BACKEND=x11 GSK_RENDERER=cairo run_tests "$(selected)"
}

# No bus here: each app under test gets one.
part_pointer() {
    drive_released
    start_display
    run_tests "$(selected)"
}

part_walk() {
    [[ -z ${LONGPRESS_SEED:-} ]] || echo "seed $LONGPRESS_SEED"
    part_pointer
}

part_touch() {
    drive_released
    start_touch_display
    LONGPRESS_TOUCH=$scratch/touch run_tests "$(selected)"
}

part_wayland() { on_sway 1; }

part_monitors() { on_sway 2; }

on_sway() { # MONITORS
    with_touch on_compositor start_sway "$1"
}

part_weston() { on_compositor start_weston; }

part_mutter() { with_touch on_compositor start_mutter; }

with_touch() { LONGPRESS_TOUCH=$scratch/touch "$@"; } # COMMAND...

# Runs the tests on a compositor that a command starts.
on_compositor() { # COMMAND...
    drive_released
    start_touch_server "$no_key_repeat"
    "$@"
    # Wayland has an input method of its own.
    LONGPRESS_WAYLAND=$wayland GTK_IM_MODULE=wayland run_tests "$(selected)" || {
        local status=$?
        # A compositor that has ended is the reason for all that failed since.
        tail -n 20 "$scratch"/{sway,weston,mutter}.log 2>/dev/null || true
        return "$status"
    }
}

part_adversary() { part_pointer; }

part_sandbox() { part_pointer; }

part_web() {
    if grep -q '^WebWaylandTests' "$selection"; then on_sway 1; else part_touch; fi
}

part_programs() { part_pointer; }

# For Tests/screenshots: with soft shadows, as on any desktop.
part_pictures() {
    start_display
    picom --backend xrender --config /dev/null >"$scratch/picom.log" 2>&1 &
    run_tests "$(selected)"
}

# Has the tests drive what people run. Whoever changes the program and builds it for a test gets that.
drive_released() {
    local program
    program=$(released_program)
    [[ -z ${LONGPRESS_BINARY:-} && -z ${LONGPRESS_SANITIZE:-} && $program -nt $products/longpress ]] || return 0
    export LONGPRESS_BINARY=$program
    echo "the release build is driven"
}

selected() { paste -sd , "$selection"; }

run_tests() { # ARGUMENT...
    timeout --foreground --kill-after=10 1200 "$(test_program)" "$@"
}

# The program as people run it.
released_program() { echo "$(dirname "$(realpath "$products")")/released/longpress"; }

test_program() { echo "$products"/*PackageTests.xctest; }
