# Builds other packages that depend on this one: the program in README, every sample in the documentation, and ten programs with
# their tests. They depend on this package by path, or by the address of a repository with the current working tree.

part_outsider() {
    local tools=Tests/Tools/Outsider folder=$scratch/outsider started articles
    mkdir -p "$folder"
    ln -s "$PWD" "$folder/longpress"
    first_program
    programs_with_menus
    python3 "$tools/lines.py"
}

# Builds README's manifest and program, with a dependency by path.
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
    # Without this check, the size could grow unnoticed with anything in a module that every program links.
    ((size <= 3000000)) || { echo "FAIL  README's program is larger than 3000 kB"; return 1; }
    # A program must not build what only tests need.
    ! find "$folder"/build/*/{LongpressTesting,CMainThread}.build/ -name '*.o' 2>/dev/null | grep . ||
        { echo "FAIL  a program builds LongpressTesting, which only tests need"; return 1; }
}

# Builds the ten programs and all samples, with a dependency by the address of a repository that contains the working tree.
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
    # Runs the tests as a developer without Tests/run does.
    env -u LONGPRESS_WORLD -u DISPLAY swift test --package-path "$package" --skip-build
    env -u LONGPRESS_WORLD -u DISPLAY LONGPRESS_TEST_DISPLAY=touch \
        swift test --package-path "$package" --skip-build --filter TouchTests
}

# Creates a repository with one commit that contains the working tree, committed or not.
git_repository() { # FOLDER
    local tree commit
    git init -q --bare -b main "$1"
    tree=$(GIT_DIR=$1 GIT_WORK_TREE=$PWD git add -A . && GIT_DIR=$1 git write-tree)
    commit=$(GIT_DIR=$1 git -c user.name=tests -c user.email=tests@localhost commit-tree "$tree" -m "As it is")
    GIT_DIR=$1 git update-ref refs/heads/main "$commit"
}
