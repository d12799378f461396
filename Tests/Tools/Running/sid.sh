# The Debian source package: built in a clean sid by what is in Debian alone, Swift among it, and checked there.

part_sid() {
    [[ $EUID -eq 0 ]] || { echo "FAIL  a clean Debian can only be made and entered by root"; return 1; }
    meson-notes/make-deb --source "$scratch/source"
    # With mounts of its own, which end with it.
    unshare --mount --propagation private bash "$inside" part_sid_inside
}

part_sid_inside() {
    root=$scratch/debian
    clean_debian sid
    mv "$scratch/source" "$root/var/tmp/source"
    in_debian apt-get -q update
    in_debian apt-get install -y -q --no-install-recommends build-essential lintian
    in_debian bash -c 'cd /var/tmp/source && dpkg-source --extract *.dsc made'
    in_debian apt-get build-dep -y -q --no-install-recommends /var/tmp/source/made
    in_debian bash -c 'cd /var/tmp/source/made && dpkg-buildpackage --no-sign'
    # Nobody has asked Debian for it yet.
    in_debian bash -c 'cd /var/tmp/source && ls -l *.deb && lintian --fail-on error,warning --tag-display-limit 0 \
        --suppress-tags initial-upload-closes-no-bugs *.changes'
}
