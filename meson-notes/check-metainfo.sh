#!/bin/sh
# Has appstreamcli say all that it has to say about a metainfo file; anything but what is known is a fault.
# Usage: check-metainfo.sh APPSTREAMCLI METAINFO
set -eu

# There is no page about the program yet; its identifier has had its capital from the beginning; and `developer`, which is the
# newer way, is unknown to appstreamcli before 1.0.
known='url-homepage-missing|cid-contains-uppercase-letter|unknown-tag developer$'

said=$("$1" validate --pedantic --no-net --no-color "$2" || true)
# Its last line tells whether it had anything to say.
case $said in
*Validation*) ;;
*) echo "$said"; exit 1 ;;
esac
! printf '%s\n' "$said" | grep -E '^[EWIP]: ' | grep -vE "$known"
