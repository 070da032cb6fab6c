import Testing

@testable import AppCLI

/// The words of the help, as they are. A change of them is a change of this file.
@Suite struct HelpTests {
  private func help(_ command: String) throws -> String {
    HelpText.command(try CommandTable.find(command).manual)
  }

  @Test func `every command is listed, and has a page`() throws {
    for name in CommandTable.names {
      #expect(HelpText.overview.contains("\n  \(name) "))
      #expect(try help(name).hasPrefix("OVERVIEW: "))
    }
  }

  /// What every page of a command says.
  private let common = """
    OPTIONS OF EVERY COMMAND:
      --json           Print JSON, one value a line; errors too
      --state-dir DIR  Where the state is kept
      -q, --quiet      Do not confirm what was changed
      --color WHEN     Colour: auto, always or never (default auto)
      --no-color       The same as --color never
      -h, --help       Show the help of a command
      -V, --version    Show the version
    """

  @Test func `the overview`() {
    #expect(
      HelpText.overview == """
        OVERVIEW: Keep a user's name and age and a count, and watch them change.

        USAGE: appcli COMMAND [WORDS] [OPTIONS]

        COMMANDS:
          get      Print the current values, or one of them
          set      Set a value
          inc      Add to the count (1 unless N is given)
          dec      Take from the count (1 unless N is given)
          reset    Put back the initial values, or one of them
          watch    Print the current value, then each change as it is made
          log      Print the history of a stream, then end
          batch    Run one command a line, from a file or standard input
          marbles  Draw a marble file, or the recorded history
          doctor   Check the journal, and copy what is whole of a damaged one
          compact  Drop old history
          help     Show how the program, or a command, is used
          version  Print the version

        OPTIONS OF EVERY COMMAND:
          --json           Print JSON, one value a line; errors too
          --state-dir DIR  Where the state is kept
          -q, --quiet      Do not confirm what was changed
          --color WHEN     Colour: auto, always or never (default auto)
          --no-color       The same as --color never
          -h, --help       Show the help of a command
          -V, --version    Show the version

        The state is kept in the directory of --state-dir, else of APPCLI_STATE_DIR, else in appcli
        in XDG_STATE_HOME, else in ~/.local/state/appcli.

        EXIT CODES: 0 done, 1 the answer is no, 64 usage, 65 bad data, 66 no such file, 70 a bug,
        73 cannot create, 74 input or output failed, 75 lock timeout, 76 history gone,
        77 no permission, 78 bad environment, 124 timeout, 128 and more: ended by a signal.

        'appcli help COMMAND' shows the words and options of a command.
        """)
  }

  @Test func `the help of get`() throws {
    #expect(
      try help("get") == """
        OVERVIEW: Print the current values, or one of them.

        USAGE: appcli get [name|age|count]

        Without a key, one line for each value. In a pipe the fields are parted by tabs, and `get
        KEY` is the bytes of the value and a newline.

        \(common)

        EXAMPLES:
          appcli get
          appcli get name --json
        """)
  }

  @Test func `the help of set`() throws {
    #expect(
      try help("set") == """
        OVERVIEW: Set a value.

        USAGE: appcli set name TEXT [OPTIONS]
               appcli set age N [OPTIONS]
               appcli set count N [OPTIONS]

        TEXT is UTF-8, up to 65,536 bytes, and is kept byte for byte; it may be empty. An age is 0
        to 150, a count any 64-bit integer. A TEXT that begins with '-' needs '--' before it.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)

        EXAMPLES:
          appcli set name 'Grace Hopper'
          appcli set name -- -5
          appcli set age 36 --if-rev 41
        """)
  }

  @Test func `the help of inc`() throws {
    #expect(
      try help("inc") == """
        OVERVIEW: Add to the count (1 unless N is given).

        USAGE: appcli inc [N] [OPTIONS]

        A count that would leave the 64-bit integers is an error, and nothing is changed.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)

        EXAMPLES:
          appcli inc
          appcli inc 5
        """)
  }

  @Test func `the help of dec`() throws {
    #expect(
      try help("dec") == """
        OVERVIEW: Take from the count (1 unless N is given).

        USAGE: appcli dec [N] [OPTIONS]

        A count that would leave the 64-bit integers is an error, and nothing is changed.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)

        EXAMPLES:
          appcli dec
          appcli dec 5
        """)
  }

  @Test func `the help of reset`() throws {
    #expect(
      try help("reset") == """
        OVERVIEW: Put back the initial values, or one of them.

        USAGE: appcli reset [name|age|count] [OPTIONS]

        Without a key, all of them in one revision: an empty name, 0 and 0.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)

        EXAMPLES:
          appcli reset
          appcli reset count
        """)
  }

  @Test func `the help of watch`() throws {
    #expect(
      try help("watch") == """
        OVERVIEW: Print the current value, then each change as it is made.

        USAGE: appcli watch [user|count|all] [OPTIONS]

        The streams are user (name and age), count, and all (both; the default). One line for each
        revision that concerns the stream, with its value after the whole revision. -n, --rev and
        --since begin with history instead of the current value, and exclude each other and
        --once.

        OPTIONS:
          --once             Print the current value and end
          -n, --lines N|all  Begin with the last N lines of history
          --rev R            Begin with revision R; 0: with the value before it all
          --since T          Begin at a time: 2026-11-30T02:00:00Z, or -15min
          --limit N          End after N lines
          --timeout DUR      End after DUR, with exit code 124
          --until-rev R      End once revision R has passed
          --distinct         Drop a line whose value equals the one before

        \(common)

        EXAMPLES:
          appcli watch
          appcli watch user --rev 42 --json
          appcli watch count --limit 2 --timeout 10s
        """)
  }

  @Test func `the help of log`() throws {
    #expect(
      try help("log") == """
        OVERVIEW: Print the history of a stream, then end.

        USAGE: appcli log [user|count|all] [OPTIONS]

        All that is kept, unless -n, --rev or --since say where to begin; they exclude each other.
        The lines are those of watch. With --as swift-test it is a test: what was done, at the
        revisions as virtual times, and what the stream showed; put it into a test target that
        depends on UserModelKit and ReactiveLiteTest.

        OPTIONS:
          -n, --lines N|all  Begin with the last N lines of history
          --rev R            Begin with revision R; 0: with the value before it all
          --since T          Begin at a time: 2026-11-30T02:00:00Z, or -15min
          --limit N          End after N lines
          --timeout DUR      End after DUR, with exit code 124
          --until-rev R      End once revision R has passed
          --distinct         Drop a line whose value equals the one before
          --as swift-test    Print the history as a test in Swift

        \(common)

        EXAMPLES:
          appcli log -n 10
          appcli log count --since -15min --json
          appcli log --as swift-test > Tests/UserModelKitTests/RecordedTests.swift
        """)
  }

  @Test func `the help of batch`() throws {
    #expect(
      try help("batch") == #"""
        OVERVIEW: Run one command a line, from a file or standard input.

        USAGE: appcli batch [FILE|-] [OPTIONS]

        The lines are get, set, inc, dec and reset commands, as typed after 'appcli'. Words are
        quoted as in redis-cli: "…" with \" \\ \n \t \xHH \u{H…}, or '…'. A line that begins with
        # is a comment. Each line is answered as soon as it is on disk. The first line that fails
        ends the batch, and what came before it stays.

        OPTIONS:
          --keep-going        Go on after a line that fails
          --atomic            All lines or none, as one revision
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \#(common)

        EXAMPLES:
          printf 'set name Ann\nset age 36\n' | appcli batch
          appcli batch --atomic changes.txt
        """#)
  }

  @Test func `the help of marbles`() throws {
    #expect(
      try help("marbles") == """
        OVERVIEW: Draw a marble file, or the recorded history.

        USAGE: appcli marbles [FILE|-] [OPTIONS]

        In a file, rows of marbles (- a frame, a letter or digit an element, (ab) at one frame, |
        completed, # error, ^ subscription, ! disposal, 10ms 1.5s 2m time) are parted by blank
        lines. Below a row may stand 'title = NAME' and 'a := LABEL'; '> map { $0 * 10 }' is an
        operator, and % begins a comment. Swirly's [styles] and 'ghosts' are passed over.
        Without FILE, the last revisions are drawn: -n of them, else as many as fit the terminal.
        --check runs each operator on the rows that it names, or on those between it and the
        operator above, and compares with the row below: combineLatest, zip, merge, concat,
        withLatestFrom, amb, map, filter, scan, distinctUntilChanged, take, skip, startWith,
        debounce, throttle, delay. An expression has $0 and $1, numbers, "text", tuples and the
        operators of Swift. Rows are hot, but cold for concat. withLatestFrom gives the second
        row's element, unless an expression such as { ($0, $1) } says otherwise.

        OPTIONS:
          --svg FILE         Write the picture to FILE (-: standard output) as SVG
          --check            Run the operators on their rows and compare; exit 1 if one differs
          --ascii            Draw without box characters
          -n, --lines N|all  Begin with the last N lines of history

        \(common)

        EXAMPLES:
          appcli marbles diagram.txt --svg diagram.svg
          appcli marbles --check diagram.txt
          appcli marbles -n 5
        """)
  }

  @Test func `the help of doctor`() throws {
    #expect(
      try help("doctor") == """
        OVERVIEW: Check the journal, and copy what is whole of a damaged one.

        USAGE: appcli doctor [OPTIONS]

        Reads everything and changes nothing. The exit code is 0 for a sound journal and 1 for a
        damaged one. The beginning of a record, as a killed writer leaves it, is reported and is
        no damage.
        --salvage copies the part that can be replayed up to the latest revision to a directory
        that does not exist or is empty, and says what is lost. It is a state directory like any
        other: look at it with --state-dir.

        OPTIONS:
          --salvage DIR  Copy what is whole to a new directory

        \(common)

        EXAMPLES:
          appcli doctor
          appcli doctor --salvage rescued
        """)
  }

  @Test func `the help of compact`() throws {
    #expect(
      try help("compact") == """
        OVERVIEW: Drop old history.

        USAGE: appcli compact [OPTIONS]

        Drops whole files, the oldest first, so that more than was asked for may stay. The last
        10000 revisions and one full file are kept, unless --keep says otherwise. A file that a
        watch or log is reading ends it: nobody who follows misses anything. The current values
        always stay.

        OPTIONS:
          --keep N            Keep at least the last N revisions; 0: only the state
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)

        EXAMPLES:
          appcli compact
          appcli compact --keep 0
        """)
  }

  @Test func `the help of help`() throws {
    #expect(
      try help("help") == """
        OVERVIEW: Show how the program, or a command, is used.

        USAGE: appcli help [COMMAND]

        The same as COMMAND --help.

        \(common)

        EXAMPLES:
          appcli help set
        """)
  }

  @Test func `the help of version`() throws {
    #expect(
      try help("version") == """
        OVERVIEW: Print the version.

        USAGE: appcli version

        \(common)
        """)
  }
}
