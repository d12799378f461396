# What became of tests: read from what they print, told part by part, and summed up.

# Prints what became of a unit's tests, a line each: `passed NAME`, `failed NAME` or `note WORDS`. A skipped test counts as
# failed, and so does one that was to be run and never reported.
results() { # LOG SELECTION STATUS
    if grep -q 'Test run started\|Test run with' "$1"; then results_of_swift_testing "$@"; else results_of_xctest "$@"; fi
}

results_of_xctest() { # LOG SELECTION STATUS
    awk -v status="$3" '
        FNR == NR {
            if (match($0, /^Test Case .[^ ]+. (passed|failed|skipped) \(/)) {
                split($0, words, /[ '\'']+/)
                outcome[words[3]] = words[4]
            }
            next
        }
        {
            name = $0
            sub(/^[^.]*\./, "", name)
            sub(/\//, ".", name)
            if (outcome[name] == "passed") { print "passed " $0; next }
            print "failed " $0
            if (!(name in outcome)) lost++
        }
        END {
            if (lost) print "note " lost " of them never reported: the test program ended before (status " status ")"
        }' "$1" "$2"
    grep -ohE '.*(exited with unexpected signal code|Fatal error|SUMMARY: AddressSanitizer).*' "$1" | cut -c 1-200 |
        sed 's/^/note /' || true
}

# Swift Testing gives no names that could be asked for, so its modules count as they are summed up.
results_of_swift_testing() { # LOG SELECTION STATUS
    awk -v status="$3" '
        / Test run with [0-9]+ tests?/ { match($0, /[0-9]+ tests?/); total = substr($0, RSTART, RLENGTH) + 0 }
        /^✘ Test run / { next }
        /^✘ Test .* failed after|^➜ Test .* skipped/ { bad++ }
        END {
            if (total == 0) { bad = 1; print "note no test was run" } else if (status != 0 && !bad) bad = 1
            for (i = 1; i <= total - bad; i++) print "passed"
            for (i = 1; i <= bad; i++) print "failed"
        }' "$1"
}

# What a log says of its failures, and its end; what is said in one line is enough.
show_failures() { # LOG
    echo "--- what failed, from $1:"
    if grep '^FAIL' "$1" && ! grep -q '^Test Case' "$1"; then return; fi
    # A message may have many lines: it goes on until the log says what the tests do next.
    awk '/^Test (Case|Suite) |^[◇✔]/ { on = 0 } /error:|✘|^FAIL|Fatal error|ERROR: AddressSanitizer|-CRITICAL|^evidence:/ { on = 1 } on' "$1" |
        cut -c 1-400 | head -n 60 || true
    echo "..."
    tail -n 15 "$1" | cut -c 1-400
    echo "---"
}

all_passed=0 all_failed=0 report=()

# Tells of a part that has ended.
tell() { # PART SECONDS PASSED FAILED
    local word=ok told=""
    [[ $4 -eq 0 ]] || word=FAILED
    [[ $3 -eq 0 && $4 -eq 0 ]] || told="$3 passed, $4 failed"
    printf '%-8s  %-6s  %4s s  %s\n' "$1" "$word" "$2" "$told"
}

# Adds a part to the sums.
add_up() { # PART SECONDS PASSED FAILED
    report+=("$1 $2 s")
    all_passed=$((all_passed + $3)) all_failed=$((all_failed + $4))
}

seconds_since() { awk -v a="$1" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.0f", b - a }'; } # EPOCHREALTIME

# The same for a part that isn't made of tests: each of its checks, or the part as a whole.
results_of_check() { # PART LOG STATUS
    if [[ $1 == checks ]]; then
        sed -n 's/^ok  .*/passed/p; s/^FAIL  .*/failed/p' "$2"
        [[ $3 -eq 0 ]] || grep -q '^FAIL' "$2" || echo failed
    elif [[ $3 -ne 0 ]]; then
        echo failed
    fi
}
