# Creates a Debian in a folder, for Tests/platform and for the clean system that the package is installed in.

# Prints the address of the Debian archive that the machine uses, or of the one that LONGPRESS_MIRROR names.
archive() {
    [[ -z ${LONGPRESS_MIRROR:-} ]] || { echo "$LONGPRESS_MIRROR"; return; }
    grep -hE '^(URIs:|deb )' /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2>/dev/null |
        grep -oE '[a-z]+://[^] ]+/debian/?( |$)' | tr -d ' ' | head -n 1 || true
}

# Creates the Debian SUITE in a folder. Prints the reason if it fails. Has to run as root.
make_debian() { # SUITE FOLDER LOG
    local from tools=/usr/share/debootstrap script new=$2.new
    from=$(archive)
    [[ -n $from ]] ||
        { echo "this machine's package sources don't include Debian's archive: set LONGPRESS_MIRROR"; return 1; }
    command -v debootstrap >/dev/null || apt-get -o DPkg::Lock::Timeout=300 install -y -qq debootstrap >/dev/null ||
        { echo "debootstrap isn't installed and can't be installed"; return 1; }
    rm -rf --one-file-system "$new"
    mkdir -p "$new"
    # debootstrap has no script for a suite newer than itself; the one for sid works.
    script=$tools/scripts/$1
    [[ -e $script ]] || script=$tools/scripts/sid
    debootstrap --variant=minbase "$1" "$new" "$from" "$script" >"$3" 2>&1 ||
        { echo "$1 can't be made from $from: $(tail -n 1 "$3") (full log: $3)"; return 1; }
    # Copies the machine's proxy settings. A mirror that hasn't been updated for a while is accepted.
    apt-config dump | grep -E '^Acquire::https?::' >"$new/etc/apt/apt.conf.d/90reach" || true
    printf 'Acquire::Check-%s "false";\n' Valid-Until Date >"$new/etc/apt/apt.conf.d/90valid"
    mv "$new" "$2"
}
