# How a Debian beside the machine's own is made: for Tests/platform, and a clean one to install the package in.

# The archive that the machine itself has its packages from, or another that is named.
archive() {
    [[ -z ${LONGPRESS_MIRROR:-} ]] || { echo "$LONGPRESS_MIRROR"; return; }
    grep -hE '^(URIs:|deb )' /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2>/dev/null |
        grep -oE '[a-z]+://[^] ]+/debian/?( |$)' | tr -d ' ' | head -n 1 || true
}

# Makes the Debian SUITE in a folder. If it can't, it says why. Needs to be root.
make_debian() { # SUITE FOLDER LOG
    local from tools=/usr/share/debootstrap script new=$2.new
    from=$(archive)
    [[ -n $from ]] ||
        { echo "none of the machine's package sources is Debian's archive: name one in LONGPRESS_MIRROR"; return 1; }
    command -v debootstrap >/dev/null || apt-get -o DPkg::Lock::Timeout=300 install -y -qq debootstrap >/dev/null ||
        { echo "debootstrap, which makes a Debian, isn't there and can't be installed"; return 1; }
    rm -rf --one-file-system "$new"
    mkdir -p "$new"
    # Of a suite that is newer than debootstrap it only doesn't know the name.
    script=$tools/scripts/$1
    [[ -e $script ]] || script=$tools/scripts/sid
    debootstrap --variant=minbase "$1" "$new" "$from" "$script" >"$3" 2>&1 ||
        { echo "$1 couldn't be made from $from: $(tail -n 1 "$3") (all of it: $3)"; return 1; }
    # How the machine reaches the archive. A mirror that stands still for a while is good enough.
    apt-config dump | grep -E '^Acquire::https?::' >"$new/etc/apt/apt.conf.d/90reach" || true
    printf 'Acquire::Check-%s "false";\n' Valid-Until Date >"$new/etc/apt/apt.conf.d/90valid"
    mv "$new" "$2"
}
