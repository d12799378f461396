#!/usr/bin/env bash
# Runs in a room (rooms.py): calls one of the functions in the files beside this one, in a shell that exits at the first error.
set -euo pipefail
umask 022
export LC_ALL=C.UTF-8

inside=$(realpath "${BASH_SOURCE[0]}")
cd "$(dirname "$inside")/../../.."
for piece in packages world displays parts building checks debian deb sid outsider; do
    # shellcheck source=/dev/null
    source "Tests/Tools/Running/$piece.sh"
done
build=$LONGPRESS_BUILD products=$LONGPRESS_PRODUCTS scratch=$LONGPRESS_SCRATCH world=${LONGPRESS_WORLD:-}
"$@"
