# Checks of the source tree: the parts `checks`, `ids` and `meson`.

part_checks() {
    local failures=0
    check() { # NAME COMMAND...
        local name=$1 output
        shift
        if output=$("$@" 2>&1); then
            echo "ok    $name"
        else
            echo "FAIL  $name"
            [[ -z $output ]] || echo "      ${output//$'\n'/$'\n'      }"
            failures=$((failures + 1))
        fi
    }
    check "format" swift format lint --strict --recursive Sources Tests Package.swift
    check "only Platform, Files, Gtk, GtkEditor, WebKitGtk, Pictures, Documents, Markup and Localization import C libraries, each only its own; nothing imports Foundation" forbidden_words
    check "no pointer is taken from an object that nothing else keeps alive" lasting_objects
    check "deinit releases C resources only through giveBack" given_back_later
    check "text is shown through ShownText; only labels of user content show it unchanged" shown_text
    check "only Files and Platform/Files access files, on threads that nothing else waits for" files_in_their_room
    check "a program with only menus doesn't link libxml2" no_xml
    check "a program without web pages doesn't link LongpressWeb" no_web
    check "style sheets and scripts are in separate files" in_files_of_their_own
    check "JavaScript: each file parses, and all files of a folder parse together" scripts_parse
    check "each style class in a style sheet is used by the code" style_classes
    check "each type is in a file named after it" types_have_files
    check "file lengths" file_lengths
    check "each test module, class and suite is run by a part" tests_take_part
    check "comments of public API don't use the ids of rules" words_for_rules
    check "the public API matches Tests/Tools/PublicAPI" Tests/public-api
    check "the line counts of the ten programs match the article (Tests/Tools/Outsider/lines.py)" lines_counted
    check "documentation: one archive without warnings, each public type under a topic" Tests/documentation "$scratch"
    check "licence, change log, readme" test -s LICENSE -a -s CHANGELOG.md -a -s README.md
    check "desktop file" desktop-file-validate data/*.desktop
    check "metainfo" metainfo
    check "translations" meson-notes/translations check
    check "icons" icons_draw
    check "the icons embedded in the program match data/icons (data/icons/embed)" icons_embedded
    check "man pages" mandoc -T lint -W warning data/longpress.1 data/longpress-in.1
    check "Flatpak manifest" flatpak_manifest
    check "the version is the same everywhere" one_version
    check "meson-notes/release lists what a release lacks" release_is_checked
    check "data/icons/names lists exactly the theme icons that are used (< only listed, > only used)" icon_names
    [[ $failures -eq 0 ]]
}

# Succeeds if nothing is found. Each line found is an error.
forbidden_words() {
    ! {
        # XCTest requires Foundation.
        grep -rnE --include='*.swift' --exclude-dir=LongpressTesting '^[^/]*\bimport +(Foundation|FoundationEssentials)\b' Sources
        grep -rnE --include='*.swift' '^[^/]*\bimport +(CGtk|CXml)\b|^[^/]*\bunsafe\b([^-]|$)' \
            Sources/{Geometry,Pages,Menus,MenuGuidelines,RichText,Formats,Notes,Longpress,LongpressAudit,LongpressWeb,LongpressApp,Examples}
        grep -rlE --include='*.swift' '^[^/]*\bimport +CXml\b' Sources | grep -v '^Sources/Markup/'
        grep -rnE --include='*.swift' '^[^/]*\b(g[tds]k|pango|graphene|gdk_pixbuf)_[a-z]' Sources/Platform Sources/Files Sources/Markup
        grep -rnP --include='*.swift' '^[^/]*\b(gtk_|gsk_|pango_|graphene_|gdk_(?!pixbuf_))[a-z]' Sources/Pictures
        grep -rnE --include='*.swift' '^[^/]*\bimport +(Gtk|Longpress|Documents)\b' \
            Sources/Platform Sources/Files Sources/Markup Sources/Formats Sources/Pictures Sources/Notes
        grep -rnE --include='*.swift' '^[^/]*\bimport +(Pictures|Notes)\b' Sources/{Platform,Files,Gtk,GtkEditor,Markup,Formats}
        # The modules that every program with menus links don't need these.
        grep -rnE --include='*.swift' '^[^/]*\bimport +(Files|GtkEditor|MenuGuidelines|LongpressAudit)\b' \
            Sources/{Platform,Gtk,Menus,Longpress,WebKitGtk,LongpressWeb,Markup,Formats}
        grep -rnE --include='*.swift' '^[^/]*\bimport +Platform\b' Sources/Markup Sources/Formats
        grep -rnE --include='*.swift' '^[^/]*\bimport +CGtk\b' Sources/Localization
        grep -rlE --include='*.swift' '^[^/]*\bimport +CIntl\b' Sources | grep -v '^Sources/Localization/'
        :  # Without this, a last grep that finds nothing would fail the whole pipe.
    } | grep .
}

# Finds pointers taken from an object that nothing else keeps alive, such as `make().widget`. The object may be freed before the
# pointer is used, and at once on threads that haven't called `beginWork` (GivingBack.swift).
lasting_objects() { ! grep -rnE '[A-Za-z]\([^()]*\)\.(widget|opaque|raw|pointer)\b' Sources/{Platform,Files,Gtk,GtkEditor,WebKitGtk,Pictures,Documents,Markup}; }

# Swift may deinitialize an object right after its pointer has been read for the last time. Whatever `deinit` frees in C may
# then still be used by the call that the pointer was read for.
given_back_later() {
    ! grep -rnE '\bimport +COwnership\b' Sources --include='*.swift' |
        grep -v '^Sources/Platform/Core/GivingBack.swift:' || return 1
    # LongpressTesting keeps its objects alive until each of their calls has returned (withExtendedLifetime).
    ! find Sources -name '*.swift' ! -path '*/LongpressTesting/*' -print0 | xargs -0 awk '
        /^ *(isolated )?deinit / { match($0, /^ */); indent = RLENGTH; inside = 1 }
        inside && !/giveBack\(/ && (/(^|[^A-Za-z_])[a-z]+_[a-z0-9_]*(unref|free|clear|destroy|close)\(/ || /\.(deallocate|free[A-Za-z]*)\(/) {
            print FILENAME ":" FNR ": " $0
        }
        inside && (/deinit .*} *$/ || ($0 ~ /^ *}/ && match($0, /^ */) && RLENGTH == indent)) { inside = 0 }' | grep .
}

# Texts shown by GTK, a screen reader or a terminal may contain a file's name or an error. The program's own texts take outside
# values through placeholders in braces, where ShownText makes them safe to show; a quotation concatenated by hand would not be.
# A label's `text` is for text written by the user: a caption.
shown_text() {
    ! {
        grep -rnE --include='*.swift' '(gtk_label_new|gtk_(label|window|widget|button|entry)_set_(text|title|label|markup|tooltip_text|tooltip_markup|placeholder_text)|gtk_button_new_with_[a-z]*label|g_menu_(append|insert)(_submenu)?|lp_announce|lp_choose_files|lp_log_warning|g_value_set_string\(value, is|STDERR_FILENO, [a-z]+,|lp_tell)\(' Sources |
            grep -vE 'ShownText|Self\.literal\(|marked|Sources/Gtk/Widgets/Label\.swift|lp_choose_files\($'
        grep -rnE --include='*.swift' '\bLabel\("|\bLabel\([a-z]+(\.[a-z]+)+\)|\bLabel\(localized|[lL]abel\.text = ' \
            Sources/Longpress Sources/LongpressWeb Sources/LongpressApp
        grep -rnE --include='*.swift' '[“‘]\\\(' Sources/LongpressApp Sources/Notes Sources/Platform/Files Sources/Files Sources/Pictures Sources/Documents Sources/Formats Sources/Localization
        :  # Without this, a last grep that finds nothing would fail the whole pipe.
    } | grep .
}

# A disk may never answer. Code that calls the system or GIO for a file is in Sources/Files or Sources/Platform/Files, and
# requires a `Cancellation`, which only work on its own thread has. Only code that runs on such a thread anyway may use the
# folders with the program's own state.
files_in_their_room() {
    local calls='lp_(open_[a-z_]+|stat|stat_path|touch|folder_names|read|write|cut|sync|rename|remove|remove_folder|lock|(set_|remove_)?attribute[a-z_]*)'
    calls+='|g_file_(query_(info|exists|file_type|filesystem|default|settable|writable)[a-z_]*|read|read_[a-z_]+|load_[a-z_]+'
    calls+='|replace[a-z_]*|create[a-z_]*|delete[a-z_]*|enumerate_[a-z_]+|make_[a-z_]+|copy[a-z_]*|move[a-z_]*|trash[a-z_]*'
    calls+='|monitor[a-z_]*|get_contents|set_[a-z_]+|test|open_[a-z_]+|append_to[a-z_]*|find_enclosing[a-z_]*)'
    calls+='|g_(open|creat|rename|mkdir[a-z_]*|mkd?temp[a-z_]*|stat|lstat|unlink|remove|rmdir|fopen|chmod|access|chdir|dir_[a-z_]+'
    calls+='|mapped_file_[a-z_]+|key_file_load_from_(file|dirs|data_dirs)|find_program_in_path)'
    calls+='|fopen|opendir|mkd?temp|realpath|readlink|dlopen|bindtextdomain|Glibc\.(open|stat|rename|unlink|mkdir)'
    calls+='|gtk_recent_(info|manager)_[a-z_]+|g_bookmark_file_(load_from_(file|data_dirs)|to_file)|g[td]k_[a-z_]+_(new|load)_(from|for)_(file|filename|path)[a-z_]*'
    # The user's programs and folders are listed in files, too.
    calls+='|g_app_info_(get_(all|default|recommended|fallback)|launch_default|set_as|reset_)[a-z_]*|g_content_type_[a-z_]+'
    calls+='|g_get_(home_dir|user_(config|data|cache|state|special)_dir)|g_settings_new[a-z_]*|g_volume_monitor_[a-z_]+'
    # Exceptions: files of the kernel (/proc, the marker of a sandbox), the program's own texts and libraries, and the desktop's
    # programs.
    local besides='LongpressTesting/(Display/XLibrary|Processes/TemporaryFolder)|Documents/Desktop/Portal|Documents/Recognition/Helper(Process|Program)'
    besides+='|Localization/Catalog(File)?|Gtk/Spelling/EnchantLibrary|WebKitGtk/WebKitLibrary|Gtk/Application/((Installed)?Programs|Program\+Default)'
    ! {
        grep -rnE --include='*.swift' "^[^/]*(^|[^A-Za-z0-9_.])($calls)\(" Sources |
            grep -vE "^Sources/((Platform/)?Files/|($besides)\.swift)"
        grep -rnE --include='*.swift' '^[^/]*\bCancellation\(\)' Sources |
            grep -vE '^Sources/(Platform/Core/(BlockingWork|Worker)|Files/Kept/StateFolder)\.swift'
        grep -rnE --include='*.swift' '^[^/]*\b(StateFolder|JournalFolder|SettingsFile)\b' Sources |
            grep -vE '^Sources/(Files/|Documents/Desktop/RecentFiles|Notes/Journal/(Recovery|Journal(Folder|Writer|Recovery))\.swift|Notes/Settings/Settings(File|Store)\.swift|Notes/(Folder/IndexFile|Search/RecognizedTexts)\.swift)'
        :  # Without this, a last grep that finds nothing would fail the whole pipe.
    } | grep .
}

lines_counted() { diff <(grep '^|' Sources/Longpress/Longpress.docc/TenPrograms.md) <(python3 -B Tests/Tools/Outsider/lines.py); }

# Compares the folders of tests with the modules of the parts and with the tests that the test program lists.
tests_take_part() {
    local parts known
    parts=$(python3 Tests/Tools/Running/parts.py | cut -d ' ' -f 2- | tr ' ' '\n' | sort -u)
    diff <(find Tests -mindepth 2 -maxdepth 2 -type d -name '*Tests' -printf '%f\n' | sort) <(echo "$parts") |
        sed -n 's/^< \(.*\)/no part runs \1/p; s/^> \(.*\)/there is no Tests\/\1/p' | { ! grep .; } || return 1
    known=$({ "$(test_program)" --list-tests; "$(test_program)" --testing-library swift-testing --list-tests; } 2>/dev/null |
        sed -nE 's#^([A-Za-z]+Tests\.[A-Za-z0-9_]+)/.*#\1#p' | sort -u)
    [[ $(wc -l <<<"$known") -gt 100 ]] || { echo "the tests can't be listed"; return 1; }
    comm -23 <(declared_tests | sort -u) <(echo "$known") | sed 's/^/no part runs /' | { ! grep .; }
}

# Lists the classes and suites that declare tests, as MODULE.NAME. `open` base classes don't count.
declared_tests() {
    find Tests/*/*Tests -name '*.swift' -print0 | xargs -0 awk '
        FNR == 1 { name = "" }
        /^(final class|class|struct) [A-Za-z0-9_]+/ {
            match($0, /(class|struct) [A-Za-z0-9_]+/)
            name = substr($0, RSTART, RLENGTH); sub(/^(class|struct) /, "", name)
        }
        /^}/ { name = "" }
        name != "" && (/^    func test[A-Z][A-Za-z0-9_]*\(/ || /^    @Test/) {
            split(FILENAME, folders, "/"); print folders[3] "." name
        }'
}

# The guest has menus but no other part of the app. The check on the app itself shows that the search would find the library.
no_xml() {
    local program
    for program in longpress longpress-guest; do
        [[ -x $products/$program ]] || { echo "$program isn't built: Tests/run build"; return 1; }
    done
    links_xml longpress || { echo "the search doesn't find libxml2 even in the app, which links it"; return 1; }
    ! links_xml longpress-guest
}

# The example has menus but no web pages. The check on the guest, which has both, shows that the search would find them.
no_web() {
    local program
    for program in longpress-example-label longpress-guest; do
        [[ -x $products/$program ]] || { echo "$program isn't built: Tests/run build"; return 1; }
    done
    links_web longpress-guest || { echo "the search doesn't find LongpressWeb even in the guest, which links it"; return 1; }
    ! links_web longpress-example-label
}

# Searches for the mangled names of the two modules' symbols, which contain the module's name and its length.
links_web() { nm "$products/$1" | awk '/ \$s(12LongpressWeb|9WebKitGtk)/ && count++ < 5 { print } END { exit !count }'; } # PROGRAM

links_xml() { readelf --dynamic "$products/$1" | grep 'NEEDED.*libxml2'; } # PROGRAM

# In a Swift string literal, nothing would parse them before the program runs.
in_files_of_their_own() { ! grep -rnE --include='*.swift' '@theme_|alpha\(@|\bconst [a-z]' Sources; }

# Parsing all files of a folder together finds names declared twice, and a function or bracket that one file leaves open.
scripts_parse() {
    local folder file folders
    folders=$(find Sources -name '*.js' -printf '%h\n' | sort -u)
    [[ -n $folders ]] || { echo "there are no scripts"; return 1; }
    while IFS= read -r folder; do
        for file in "$folder"/*.js; do node --check "$file" || return 1; done
        { echo '"use strict";'; cat "$folder"/*.js; } >"$scratch/whole.js"
        node --check "$scratch/whole.js" || return 1
    done <<<"$folders"
}

style_classes() {
    comm -23 <(grep -rhoE --include='*.css' '\.longpress-[a-z-]+' Sources | tr -d . | sort -u) \
        <(grep -rhoE --include='*.swift' '"longpress-[a-z-]+' Sources | tr -d '"' | sort -u) |
        sed 's/^/no code uses the style class /' | { ! grep .; }
}

# `Type.swift` declares that type, and `Type+Topic.swift` extends it. Other types in the file must be private.
types_have_files() {
    ! find Sources -name '*.swift' ! -path '*/Examples/*' -print0 | xargs -0 awk '
        FNR == 1 { name = FILENAME; sub(/.*\//, "", name); sub(/(\+.*)?\.swift$/, "", name) }
        /^[^ \/]*.*(class|struct|enum|protocol|actor) [A-Z]/ && /^(@|public|package|internal|open|final|nonisolated|indirect|class|struct|enum|protocol|actor)/ {
            if (/^[^{]*(private|fileprivate) /) next
            if (!match($0, /(class|struct|enum|protocol|actor) [A-Z][A-Za-z0-9]*/)) next
            type = substr($0, RSTART, RLENGTH); sub(/^[a-z]+ /, "", type)
            if (type != name) print FILENAME " has " type
        }' | LC_ALL=C sort | grep .
}

file_lengths() {
    local lengths
    lengths=$(find Sources Tests \( -name '*.swift' -o -name '*.js' -o -name '*.css' \) -exec awk 'END { print FNR, FILENAME }' {} \; | sort -n)
    awk '{ lines[NR] = $1 } $1 > 400 { print $2 " has " $1 " lines, more than 400"; bad = 1 }
        END {
            median = lines[int((NR + 1) / 2)]
            if (median >= 150) { print "the median is " median " lines; it must be under 150"; bad = 1 }
            exit bad
        }' <<<"$lengths"
}

# Succeeds if no doc comment of public API contains the id of a rule, which means nothing to its readers. The members of a
# public protocol count as public, and so do the cases of every enumeration.
words_for_rules() {
    find Sources -name '*.swift' -exec awk '
        FNR == 1 { doc = ""; inProtocol = 0 }
        /^ *\/\/\// {
            if ($0 ~ /(^|[^A-Za-z0-9_])[ERC][0-9]+([^A-Za-z0-9_]|$)/) doc = doc FILENAME ":" FNR ":" $0 "\n"
            next
        }
        /^ *@[A-Za-z]+(\([^)]*\))?$/ { next }
        /^ *(@[A-Za-z]+ )*(public|open) / || /^ *case / || inProtocol { printf "%s", doc; found = found doc }
        /^(@[A-Za-z]+ )*public protocol / { inProtocol = 1 }
        /^}/ { inProtocol = 0 }
        { doc = "" }
        END { exit found != "" }' {} +
}

# In addition to appstreamcli's checks, the screenshots named in the metainfo have to exist.
metainfo() {
    local picture
    meson-notes/check-metainfo.sh appstreamcli data/*.metainfo.xml || return 1
    for picture in $(grep -oE 'screenshots/[^<]+' data/*.metainfo.xml); do
        [[ -s data/$picture ]] || { echo "data/$picture doesn't exist"; return 1; }
    done
}

icons_draw() {
    local icon found=0
    while IFS= read -r icon; do
        rsvg-convert --width 128 --output "$scratch/icon.png" "$icon" || { echo "$icon can't be drawn"; return 1; }
        found=1
    done < <(find data -name '*.svg')
    [[ $found -eq 1 ]] || { echo "there are no icons"; return 1; }
}

# Checks that flatpak-builder understands everything in the manifest, and that the sandbox has exactly the known permissions: no
# network, and none of the user's files except those chosen in the file portal.
flatpak_manifest() {
    local file=$PWD/meson-notes/org.longpress.Longpress.json
    json-glib-validate "$file" &&
        diff <(jq -S . "$file") <(cd "$scratch" && flatpak-builder --show-manifest "$file" | jq -S .) &&
        diff <(jq -r '."finish-args"[]' "$file" | sort) \
            <(printf '%s\n' --device=dri --share=ipc --socket=fallback-x11 --socket=wayland)
}

one_version() {
    local version
    version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/LongpressApp/LongpressApplication.swift)
    grep -q "version: '$version'," meson-notes/meson.build || { echo "meson.build doesn't have the version $version"; return 1; }
    [[ $(grep -om 1 '<release version="[^"]*"' data/*.metainfo.xml) == *"\"$version\"" ]] ||
        { echo "the newest release in the metainfo isn't $version"; return 1; }
}

# Runs the release check on a copy of the tree with another version and with one name removed from the public API.
release_is_checked() {
    local tree=$scratch/release
    git clone -q --depth 1 "file://$PWD" "$tree" 2>/dev/null && cp meson-notes/release "$tree/meson-notes/" || return 1
    (
        cd "$tree" || exit 1
        commit() { git add -A && git -c user.name=Test -c user.email=test@example.org -c commit.gpgsign=false commit -qm "$1"; }
        # The caller tests the function's status, so a failing command alone doesn't end it.
        says() { # VERSION LINE
            local said
            said=$(meson-notes/release "$1") || true
            grep -qxF -- "$2" <<<"$said" || { echo "not reported for $1: $2"; echo "$said"; exit 1; }
        }
        commit "The script as it is" || true
        git tag 0.8.0
        sed -i 's/static let version = ".*"/static let version = "0.9.0"/' Sources/LongpressApp/LongpressApplication.swift
        sed -i "s/^  version: '.*',/  version: '0.9.0',/" meson-notes/meson.build
        sed -i 's/<releases>/&<release version="0.9.0" date="2030-01-02"><\/release>/' data/*.metainfo.xml
        sed -i 's/^## \[Unreleased\]$/&\n\n## [0.9.0] - 2030-01-02/' CHANGELOG.md
        says 0.9.0 "- commit or remove the uncommitted changes"
        sed -i '/\bDeferredCommands\b/d' Tests/Tools/PublicAPI/*.txt
        sed -i 's/DeferredCommands/others/g' CHANGELOG.md
        commit "Another version"
        says 0.9.0 "- CHANGELOG.md doesn't mention DeferredCommands, which was removed"
        says 0.8.1 "- the public API has removals or changes since 0.8.0, for which 0.8.1 is too small a step"
        says 0.8.1 "- the program has the version 0.9.0 (LongpressApplication.swift)"
        says 0.7.9 "- 0.7.9 isn't newer than 0.8.0"
        git tag 0.9.0
        says 0.9.0 "- the tag 0.9.0 already exists"
        git tag --delete 0.9.0 >/dev/null
        sed -i 's/^## \[0.9.0\].*/&\n\n`DeferredCommands` has gone./' CHANGELOG.md
        commit "What has gone"
        says 0.9.0 "0.9.0 can be tagged once all tests have passed (see --help)"
    )
}

# Checks that the embedded icons were drawn from the current icon, in each size.
icons_embedded() {
    local file=Sources/LongpressApp/Resources/icons.gresource size icon
    local id=org.longpress.Longpress
    gresource extract "$file" "/org/longpress/Longpress/source" |
        cmp - <(sha256sum <"data/icons/hicolor/scalable/apps/$id.svg") || return 1
    for size in 16 32 48 64 128 256; do
        icon=/org/longpress/Longpress/icons/${size}x$size/apps/$id.png
        gresource extract "$file" "$icon" >"$scratch/embedded.png" &&
            [[ $(od -An -tu4 --endian=big -j16 -N8 "$scratch/embedded.png" | xargs) == "$size $size" ]] ||
            { echo "$icon is missing or has the wrong size"; return 1; }
    done
}

icon_names() {
    diff <(grep -v '^#' data/icons/names) \
        <(grep -rhoE --include='*.swift' --include='*.css' '"[a-z0-9-]+-symbolic"' Sources | tr -d '"' | sort -u)
}

part_ids() { Tests/requirements; }

part_meson() {
    local stage=$scratch/stage id=org.longpress.Longpress file program
    # The release build is kept beside the debug build, so that a second run has little to do.
    meson setup --prefix=/usr "$scratch/meson" meson-notes -Dscratch_path="$build/meson"
    meson compile -C "$scratch/meson"
    meson test -C "$scratch/meson" --print-errorlogs
    DESTDIR=$stage meson install -C "$scratch/meson" --no-rebuild
    (cd "$stage" && find . -type f)
    for file in bin/longpress share/applications/$id.desktop share/metainfo/$id.metainfo.xml share/man/man1/longpress.1 \
        share/dbus-1/services/$id.service \
        share/locale/{de,ko}/LC_MESSAGES/longpress{,-menus}.mo \
        share/icons/hicolor/scalable/apps/$id.svg share/icons/hicolor/symbolic/apps/$id-symbolic.svg; do
        [[ -s $stage/usr/$file ]] || { echo "FAIL  $file wasn't installed"; return 1; }
    done
    grep -q '^Name\[de\]=Neue Notiz$' "$stage/usr/share/applications/$id.desktop" ||
        { echo "FAIL  the desktop file isn't translated"; return 1; }
    make_locales
    [[ $(env LC_ALL=de_DE.UTF-8 LOCPATH="$build/locale" "$stage/usr/bin/longpress" --help) == Aufruf:* ]] ||
        { echo "FAIL  the installed program isn't translated into German"; return 1; }
    for program in $(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$stage/usr/share/dbus-1/services/$id.service" \
        "$stage/usr/share/applications/$id.desktop"); do
        [[ -x $stage/usr/bin/${program#/usr/bin/} ]] || { echo "FAIL  the desktop can't start $program"; return 1; }
    done
    env -u DISPLAY -u WAYLAND_DISPLAY "$stage/usr/bin/longpress" --version
    DESTDIR=$stage ninja -C "$scratch/meson" uninstall
    [[ -z $(find "$stage" -type f) ]] || { echo "FAIL  left after uninstalling: $(find "$stage" -type f)"; return 1; }
}
