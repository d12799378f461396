# Programs that stand still for a while, at random, as on a machine with much to do. A test, and the app, must not mind.

# Stops the programs of a session, one at a time, for 0.2 to 2 s each, until it is ended. The same seed stops the same kinds
# of programs for the same times. Prints each stop, so that a failure can be held against it.
shake() { # SEED SESSION
    local pid="" kinds kind names
    RANDOM=$1
    trap '[[ -z $pid ]] || kill -CONT "$pid"; exit' TERM
    while true; do
        sleep "$(thousandths $((300 + RANDOM % 1200)))"
        mapfile -t names < <(shakeable "$2")
        mapfile -t kinds < <(printf '%s\n' "${names[@]#* }" | sort -u)
        kind=${kinds[RANDOM % ${#kinds[@]}]}
        mapfile -t names < <(printf '%s\n' "${names[@]}" | grep -F " $kind")
        pid=${names[RANDOM % ${#names[@]}]%% *}
        [[ -n $pid ]] || continue
        milliseconds=$((200 + RANDOM % 1800))
        echo "$(date +%T.%3N) $kind $pid for $milliseconds ms"
        kill -STOP "$pid" || continue
        sleep "$(thousandths "$milliseconds")"
        kill -CONT "$pid"
        pid=""
    done
}

thousandths() { printf '%d.%03d' $(($1 / 1000)) $(($1 % 1000)); } # NUMBER

# The app, the window manager, the servers, the buses and the tests: number and kind.
shakeable() { # SESSION
    local pid name
    for pid in $(processes_of "$1"); do
        { read -r name <"/proc/$pid/comm"; } 2>/dev/null || continue
        case $name in
        longpress) echo "$pid app" ;;
        openbox | sway | weston | mutter) echo "$pid manager" ;;
        Xvfb | Xorg) echo "$pid server" ;;
        dbus-daemon | at-spi2-registr*) echo "$pid bus" ;;
        longpressPackag*) echo "$pid tests" ;;
        esac
    done
}
