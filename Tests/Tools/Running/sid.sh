# Builds and checks the Debian source package in a clean sid, using only packages from Debian, including Swift.

part_sid() {
    [[ $EUID -eq 0 ]] || { echo "FAIL  only root can make and enter a clean Debian"; return 1; }
    meson-notes/make-deb --source "$scratch/source"
    # The mounts end with the process.
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
    # There is no request for the package at Debian yet.
    in_debian bash -c 'cd /var/tmp/source && ls -l *.deb && lintian --fail-on error,warning --tag-display-limit 0 \
        --suppress-tags initial-upload-closes-no-bugs *.changes'
}
