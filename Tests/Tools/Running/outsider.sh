# A package of somebody else's: the program in README, every sample in the documentation, and ten programs with their tests.
# It depends on this package by path, and by the address of a repository, as it is now.

part_outsider() {
    local tools=Tests/Tools/Outsider folder=$scratch/outsider started articles
    mkdir -p "$folder"
    ln -s "$PWD" "$folder/longpress"
    first_program
    programs_with_menus
    python3 "$tools/lines.py"
}

# README's own manifest and program, by path.
first_program() {
    local size
    mkdir -p "$folder/hello/Sources/hello"
    "$tools/samples.py" --named manifest README.md >"$folder/hello/Package.swift"
    "$tools/samples.py" --named program README.md >"$folder/hello/Sources/hello/main.swift"
    started=$SECONDS
    swift build --package-path "$folder/hello" --scratch-path "$folder/build" --product hello
    echo "README's program: built in $((SECONDS - started)) s"
    started=$SECONDS
    swift build --package-path "$folder/hello" --scratch-path "$folder/build" --product hello -c release -Xlinker -s
    size=$(stat -L -c %s "$folder/build/release/hello")
    echo "README's program: built for release in $((SECONDS - started)) s; $((size / 1000)) kB stripped"
    # It grows unseen otherwise, by whatever a module that every program links holds besides.
    ((size <= 2850000)) || { echo "FAIL  README's program takes more than 2850 kB"; return 1; }
    # What only tests need is no part of a program.
    ! find "$folder"/build/*/{LongpressTesting,CMainThread}.build/ -name '*.o' 2>/dev/null | grep . ||
        { echo "FAIL  a program builds the tests' library"; return 1; }
}

# By the address of a repository, which has what is in the working tree.
programs_with_menus() {
    local package=$folder/programs
    mkdir -p "$package/Sources/Samples" "$package/Tests/ProgramsTests" "$package/Sources/Programs"
    git_repository "$folder/longpress.git"
    sed "s,FOLDER,$folder,g" "$tools/Package.swift.in" >"$package/Package.swift"
    cp "$tools"/Programs/*.swift Sources/Examples/Verse/Verse.swift "$package/Sources/Programs/"
    cp "$tools"/ProgramsTests/*.swift "$package/Tests/ProgramsTests/"
    cp "$tools"/Samples/*.swift "$package/Sources/Samples/"
    mapfile -t articles < <(find Sources -name '*.md' -path '*.docc/*' | sort)
    "$tools/samples.py" README.md "${articles[@]}" "$package/Sources/Samples" "$package/Tests/ProgramsTests"
    started=$SECONDS
    swift build --package-path "$package" --build-tests
    echo "ten programs and all samples: built in $((SECONDS - started)) s"
    # As on the desk of somebody who has no Tests/run.
    env -u LONGPRESS_WORLD -u DISPLAY swift test --package-path "$package" --skip-build
    env -u LONGPRESS_WORLD -u DISPLAY LONGPRESS_TEST_DISPLAY=touch \
        swift test --package-path "$package" --skip-build --filter TouchTests
}

# A repository with one commit: what is in the working tree, committed or not.
git_repository() { # FOLDER
    local tree commit
    git init -q --bare -b main "$1"
    tree=$(GIT_DIR=$1 GIT_WORK_TREE=$PWD git add -A . && GIT_DIR=$1 git write-tree)
    commit=$(GIT_DIR=$1 git -c user.name=tests -c user.email=tests@localhost commit-tree "$tree" -m "As it is")
    GIT_DIR=$1 git update-ref refs/heads/main "$commit"
}
