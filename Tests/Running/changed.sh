# Which tests a change can have touched: those in the files that it changes, and those whose name or folder speaks of what
# it changes. Never all of them: it is for a quick look, not in place of a whole run.

# In seconds of waiting tests, as many as the lanes get done in two minutes.
changed_budget() { echo $((110 * ($(nproc) * 2 + 1))); }

# The files that have changed since the last commit; if none have, those that it changed.
changed_files() {
    local files
    files=$({ git diff --name-only HEAD; git ls-files --others --exclude-standard; } | sort -u)
    [[ -n $files ]] || files=$(git diff --name-only HEAD~1 HEAD 2>/dev/null || true)
    [[ -z $files ]] || printf '%s\n' "$files"
}

# Leaves those tests in a list (of Module.Class/method) that the change can have touched and there is time for.
keep_changed() { # TESTS
    local told
    changed_files >"$logs/changed"
    [[ -s $logs/changed ]] || { echo "nothing has changed"; : >"$1"; return; }
    class_files >"$logs/classes"
    told=$(awk -v budget="$(changed_budget)" -v times="$build/test-times" -v kept="$1.kept" '
        # The words of a path or name, in lower case and without what all have in common: "Sources/Longpress/EditMenu" has
        # edit and menu.
        function words_of(text, found,    count, list, i, word) {
            gsub(/[A-Z]/, " &", text)
            count = split(tolower(text), list, /[^a-z]+/)
            split("", found)
            for (i = 1; i <= count; i++) {
                word = list[i]
                sub(/s$/, "", word)
                if (length(word) > 2 && !(word in common)) found[word]
            }
        }
        BEGIN {
            count = split("source test swift longpress gtk menus app case sh widget view text file driving pointer", list, " ")
            for (i = 1; i <= count; i++) common[list[i]]
            while ((getline line < times) > 0) { split(line, fields, " "); took[fields[1]] = fields[2] }
        }
        FILENAME ~ /changed$/ {
            changed[$0]
            if ($0 ~ /^Sources|^Tests/) { words_of($0, found); for (word in found) topics[word] }
            # What a module builds on can have touched all of its tests in process, which are quick.
            if ($0 ~ /^Sources\/(CGtk|COwnership|Platform)\//) whole["PlatformTests"] = 1
            if ($0 ~ /^Sources\/(CGtk|Platform|Gtk|Geometry|RichText)\//) whole["GtkTests"] = whole["DocumentsTests"] = whole["AppModelTests"] = whole["pure"] = 1
            if ($0 ~ /^Sources\/(CXml|Markup|Formats|Documents)\//) whole["DocumentsTests"] = whole["AppModelTests"] = whole["pure"] = 1
            if ($0 ~ /^Sources\/(CIntl|Localization|Geometry|Menus|Longpress|LongpressWeb)\//) whole["LongpressTests"] = whole["pure"] = 1
            if ($0 ~ /^Sources\/(Notes|LongpressApp)\//) whole["AppModelTests"] = whole["pure"] = 1
            if ($0 ~ /^Tests\/(LocalizationTests|MenusTests|RichTextTests|FormatsTests|NotesTests|AppLogicTests|Randomness)\//) whole["pure"] = 1
            next
        }
        FILENAME ~ /classes$/ { home[$1] = $2; next }
        {
            if ($0 !~ /\//) { if ("pure" in whole) print > kept; next }
            class = $0
            sub(/\/.*/, "", class)
            module = class
            sub(/\..*/, "", module)
            tests[class] = tests[class] $0 "\n"
            number[class]++
            if (class in score) next
            score[class] = 0
            if (home[class] in changed) score[class] = 100
            if (module in whole) score[class] = 50
            words_of(class " " home[class], found)
            for (word in found) if (word in topics) score[class]++
        }
        function seconds(class) {
            if (class in took) return took[class]
            return number[class] * (class ~ /^(PlatformTests|GtkTests|DocumentsTests|LongpressTests|AppModelTests)/ ? 0.2 : class ~ /^Walk/ ? 100 : 3)
        }
        END {
            spent = left = 0
            for (rank = 150; rank > 0; rank--) for (class in score) if (score[class] == rank) {
                # What has changed itself is run however long it takes.
                if (rank < 100 && spent + seconds(class) > budget) { left += number[class]; continue }
                spent += seconds(class)
                printf "%s", tests[class] > kept
                run += number[class]
            }
            printf "%d tests that speak of what has changed", run
            if (left) printf "; %d more have no room in two minutes", left
        }' "$logs/changed" "$logs/classes" "$1")
    echo "changed   $(wc -l <"$logs/changed") files, $told"
    touch "$1.kept"
    sort -u "$1.kept" >"$1"
    # The part of the tree that takes longest is built only where something of it has changed.
    grep -qE '^(meson-notes|data|Package.swift)' "$logs/changed" || parts=("${parts[@]/#meson/}")
}

# Each class of tests with the file that it is in.
class_files() {
    grep -roE --include='*.swift' '^(final )?class [A-Za-z0-9]+' Tests/*Tests |
        sed -E 's,^(Tests/([^/]+)/[^:]+):.*class (.*),\2.\3 \1,'
}
