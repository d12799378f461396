# A room: the session, scratch folder and environment in which one part, or one piece of a part, runs. Whatever is started
# in it ends with it.

session="" scratch="" shaker=""

enter_room() {
    scratch=$(mktemp -d /tmp/longpress-XXXXXX)
    # Programs that mustn't be root have their own folders in it.
    chmod 711 "$scratch"
}

# Ends all that was started in the room, servers and apps alike: they are all in its session.
leave_room() {
    local pid
    [[ -z $shaker ]] || kill -TERM "$shaker" 2>/dev/null || true
    [[ -z $session ]] || for pid in $(processes_of "$session"); do kill -KILL "$pid" 2>/dev/null || true; done
    [[ -z $scratch ]] || rm -rf "$scratch"
    session="" scratch="" shaker=""
}

processes_of() { # SESSION
    local stat line fields
    for stat in /proc/[0-9]*/stat; do
        { read -r line <"$stat"; } 2>/dev/null || continue
        read -ra fields <<<"${line##*) }"
        if [[ ${fields[3]} == "$1" && ${fields[0]} != Z ]]; then echo "${line%% *}"; fi
    done
}

# Runs a part of tests in a room. Answers with its status.
run_in_room() { # PART SELECTION LOG
    local status=0
    enter_room
    set_environment
    setsid env -i "${environment[@]}" LONGPRESS_BUILD="$build" LONGPRESS_PRODUCTS="$products" LONGPRESS_SCRATCH="$scratch" \
        LONGPRESS_ONLY="${LONGPRESS_ONLY:-}" ${shake_seed:+LONGPRESS_SHAKEN=1} bash "$self" --inside "$1" "$2" </dev/null >"$3" 2>&1 &
    session=$!
    if [[ -n $shake_seed && $1 != pure ]]; then
        # Each piece has its own stops, the same ones whenever it is shaken by this seed.
        shake "$((shake_seed + $(basename "$3" | cksum | cut -d ' ' -f 1)))" "$session" >"${3%.log}.shaken" 2>/dev/null &
        shaker=$!
    fi
    wait "$session" || status=$?
    leave_room
    return "$status"
}

# The same for what is about the tree: it sees the machine as it is.
run_on_machine() { # PART LOG
    local status=0
    enter_room
    LONGPRESS_BUILD=$build LONGPRESS_PRODUCTS=$products LONGPRESS_SCRATCH=$scratch setsid nice -n "${3:-0}" bash "$self" --inside "$1" </dev/null \
        >"$2" 2>&1 &
    session=$!
    wait "$session" || status=$?
    leave_room
    return "$status"
}
