#!/bin/sh
# Builds one product with SwiftPM, copies the built FILE to OUTPUT, and writes the list of its sources to DEPFILE.
# Usage: build-with-swiftpm.sh SWIFT PACKAGE SCRATCH FILE OUTPUT DEPFILE [SWIFT BUILD OPTION...]
set -eu

swift=$1 package=$(cd "$2" && pwd -P) scratch=$3 file=$4 output=$5 depfile=$6
shift 6
set -- --package-path "$package" --scratch-path "$scratch" "$@"

"$swift" build "$@"
bin=$("$swift" build "$@" --show-bin-path)

# Writes a new file beside the old one and renames it, so that a running program keeps its own copy.
cp "$bin/$file" "$output.new"
mv -f "$output.new" "$output"

# Folders are listed, too, so that an added or removed file counts as a change.
{
    printf '%s:' "$output"
    find "$package/Package.swift" "$package/Sources" \
        -name '*.docc' -prune -o \( -type f -o -type d \) -print |
        sed 's/[ #]/\\&/g' | while IFS= read -r path; do printf ' \\\n  %s' "$path"; done
    printf '\n'
} >"$depfile"
