# A test that has failed is run once more, alone and unshaken. If it passes then, the run need not fail, but the test or the program has
# a fault that is to be looked into: the summary names it.

# So many may pass only then.
tolerated_second_tries=3
passed_on_second_try=()

# Tries the failed tests of a folder's pieces again; takes those that pass from `all_failed`.
try_again() { # FOLDER
    local id part name tries=0 again=$1/again shake_seed=""
    mkdir -p "$again"
    while read -r id part _; do
        is_test_part "$part" || continue
        while read -r name; do
            # With many failures it isn't a matter of chance.
            tries=$((tries + 1))
            [[ $tries -le 10 ]] || continue
            try_one_again "$again" "$part" "$id" "$name"
        done < <(failed_of "$1" "$id")
    done <"$1/queue"
}

# The names of the failed tests of a piece; the piece's own name where its tests have none.
failed_of() { # FOLDER ID
    awk -v id="$2" '$1 == "failed" { print (NF > 1 ? $2 : id) }' "$1/$2.results" | sort -u
}

try_one_again() { # FOLDER PART ID NAME
    local piece=$2.${4//\//.} status=0
    if [[ $4 == "$3" ]]; then cp "$1/../$3.tests" "$1/$piece.tests"; else echo "$4" >"$1/$piece.tests"; fi
    run_in_room "$2" "$1/$piece.tests" "$1/$piece.log" || status=$?
    results "$1/$piece.log" "$1/$piece.tests" "$status" >"$1/$piece.results"
    if grep -q '^failed' "$1/$piece.results"; then
        echo "$4 ($2) failed again, alone: $1/$piece.log"
        return
    fi
    passed_on_second_try+=("$4 ($2)")
    local count
    count=$(grep -c "^failed${4:+.*}" "$1/../$3.results")
    [[ $4 == "$3" ]] || count=1
    all_failed=$((all_failed - count)) all_passed=$((all_passed + count))
}
