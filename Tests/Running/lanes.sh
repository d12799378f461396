# Tests side by side: dealt out in pieces, the longest first, to as many lanes as keep the processors busy. Tests wait much
# of the time, so there are more lanes than processors.

# Writes the pieces into a folder: for each, ID.tests with its tests; and `queue`, a line each: ID, part, seconds that it
# is thought to take.
deal_out() { # FOLDER TESTS
    mkdir -p "$1"
    awk -v folder="$1" -v times="$build/test-times" -v parts="${parts[*]}" '
        BEGIN {
            while ((getline line < times) > 0) { split(line, words, " "); took[words[1]] = words[2] }
            # What a test takes where nothing is known yet.
            usual["pointer"] = 2.5; usual["touch"] = 4; usual["walk"] = 100; usual["widgets"] = 0.2
            count = split(parts, names, " ")
            for (i = 1; i <= count; i++) wanted[names[i]] = 1
        }
        FNR == NR {
            for (i = 3; i <= NF; i++) if (!($i in first)) first[$i] = $1
            for (i = 3; i <= NF; i++) if ($1 in wanted) { parts_of[$i] = parts_of[$i] " " $1; grain[$1] = $2 }
            next
        }
        {
            split($0, words, /[.\/]/)
            module = words[1]
            several = split(parts_of[module], homes, " ")
            for (i = 1; i <= several; i++) {
                id = grain[homes[i]] == "class" ? module "." words[2] : module
                if (homes[i] == "pure") id = "pure"
                # The first part that has a module, as they are listed, names its pieces as if it were the only one.
                if (homes[i] != first[module]) id = homes[i] "." id
                print > (folder "/" id ".tests")
                in_part[id] = homes[i]
                guess[id] += (homes[i] in usual) ? usual[homes[i]] : 3
            }
        }
        END {
            for (id in in_part) printf "%s %s %d\n", id, in_part[id], (id in took) ? took[id] : guess[id]
        }' <(test_parts) "$2" | sort -k3,3nr -k1,1 >"$1/queue"
}

# The parts of the tree that can be checked beside the tests, whenever there is a processor with nothing to do.
beside_tests() { [[ " checks meson " == *" $1 "* ]]; } # PART

lanes=()

# Runs all pieces of a folder.
run_pieces() { # FOLDER
    local count lane
    count=$(($(nproc) * 2 + 1))
    for ((lane = 1; lane <= count; lane++)); do
        run_lane "$1" "$lane" &
        lanes+=($!)
    done
    wait "${lanes[@]}" || true
    lanes=()
}

# The first lane begins with what needs the one display with a touch screen; all take what nobody else has taken.
run_lane() { # FOLDER LANE
    # What ends a lane may come more than once, and must not break off its tidying up.
    trap 'trap "" INT TERM; exec 2>/dev/null; leave_room' EXIT
    trap 'exit 143' TERM
    local id part
    while read -r id part _; do
        if needs_touch_screen "$part"; then [[ $2 -eq 1 ]] || continue; fi
        mkdir "$1/$id.taken" 2>/dev/null || continue
        run_piece "$1" "$id" "$part"
    done < <(if [[ $2 -eq 1 ]]; then touch_pieces <"$1/queue"; fi; cat "$1/queue")
}

touch_pieces() {
    local id part
    while read -r id part _; do
        if needs_touch_screen "$part"; then echo "$id $part"; fi
    done
}

# Runs a piece; notes what became of its tests in ID.results and ID.seconds.
run_piece() { # FOLDER ID PART
    local start=$EPOCHREALTIME status=0 log=$1/$2.log
    if beside_tests "$3"; then
        run_on_machine "$3" "$log" 19 || status=$?
        results_of_check "$3" "$log" "$status" >"$1/$2.results"
    else
        run_in_room "$3" "$1/$2.tests" "$log" || status=$?
        results "$log" "$1/$2.tests" "$status" >"$1/$2.results"
    fi
    seconds_since "$start" >"$1/$2.seconds"
    # Whoever has ended a part's last piece tells of it.
    (
        flock 8
        touch "$1/$2.done"
        tell_if_done "$1" "$3"
    ) 8>"$1/lock"
}

# A part's line, when all of its pieces are done.
tell_if_done() { # FOLDER PART
    local id part passed=0 failed=0 seconds=0
    while read -r id part _; do
        [[ $part == "$2" ]] || continue
        [[ -e $1/$id.done ]] || return 0
        passed=$((passed + $(grep -c '^passed' "$1/$id.results" || true)))
        failed=$((failed + $(grep -c '^failed' "$1/$id.results" || true)))
        seconds=$((seconds + $(<"$1/$id.seconds")))
    done <"$1/queue"
    echo "$seconds $passed $failed" >"$1/$2.sum"
    tell "$2" "$seconds" "$passed" "$failed"
    while read -r id part _; do
        [[ $part == "$2" ]] || continue
        grep -q '^failed' "$1/$id.results" || continue
        show_failures "$1/$id.log"
        sed -n 's/^note /--- /p' "$1/$id.results"
    done <"$1/queue"
}

# How long each piece took, for the next run to deal out by.
remember_times() { # FOLDER
    local id part
    while read -r id part _; do
        if [[ -s $1/$id.seconds ]] && ! grep -q '^failed' "$1/$id.results"; then echo "$id $(<"$1/$id.seconds")"; fi
    done <"$1/queue" >"$1/times"
    # What ran in part only took less than it takes.
    [[ -z ${LONGPRESS_ONLY:-} && -z $shake_seed ]] || return 0
    [[ ! -e $build/test-times ]] || awk 'FNR == NR { seen[$1]; next } !($1 in seen)' "$1/times" "$build/test-times" \
        >>"$1/times"
    mv "$1/times" "$build/test-times"
}
