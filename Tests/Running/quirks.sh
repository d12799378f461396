# What GTK itself gets wrong (Tests/Quirks), and what is left out because of it.

# The patterns of a kind that are about the GTK which is installed.
quirks() { # KIND
    awk -v kind="$1" -v installed="$(pkg-config --modversion gtk4)" '
        function number(version,    parts) { split(version, parts, "."); return parts[1] * 1000 + parts[2] }
        $1 == kind && number($2) <= number(installed) && number(installed) <= number($3) {
            sub(/^[^ ]+ +[^ ]+ +[^ ]+ +/, "")
            print
        }' Tests/Quirks
}

left_out=0

# Takes the tests that GTK itself fails from a list, and names them.
leave_out_quirks() { # TESTS
    local pattern name
    while read -r pattern; do
        if ! grep -qE "$pattern" "$1"; then
            # Of a part of the tests it may be none.
            [[ -z ${LONGPRESS_ONLY:-} ]] || continue
            echo "FAIL  Tests/Quirks names a test that there isn't: $pattern"
            all_failed=$((all_failed + 1))
            continue
        fi
        while read -r name; do
            wants_any "$(parts_with "$name")" || continue
            echo "LEFT OUT  $name: GTK $(pkg-config --modversion gtk4) itself fails it (Tests/Quirks)"
            left_out=$((left_out + 1))
        done < <(grep -E "$pattern" "$1")
        grep -vE "$pattern" "$1" >"$1.kept" || true
        mv "$1.kept" "$1"
    done < <(quirks test)
}

wants_any() { # PARTS
    local part
    for part in $1; do
        if wants "$part"; then return 0; fi
    done
    return 1
}

# The parts that run a test.
parts_with() { # TEST
    awk -v module="${1%%.*}" '{ for (i = 3; i <= NF; i++) if ($i == module) print $1 }' < <(test_parts)
}
