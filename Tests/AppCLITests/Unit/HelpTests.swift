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

  @Test func `no line is wider than a terminal of 80 columns`() {
    let pages =
      [HelpText.short, HelpText.overview] + HelpTopic.allCases.map(HelpText.topic)
      + CommandTable.manuals.map(HelpText.command)

    #expect(pages.flatMap { $0.split(separator: "\n") }.filter { String($0).displayWidth > 80 } == [])
  }

  @Test func `every option is explained on the page of a command`() {
    let explained = CommandTable.manuals.map(HelpText.command).joined()

    for option in Option.allCases { #expect(explained.contains("  \(option.synopsis)  ")) }
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

        EXAMPLES:
          appcli set name 'Grace Hopper'
          appcli get
          appcli inc
          appcli watch

        USAGE: appcli COMMAND [WORDS] [OPTIONS]

        COMMANDS:
          get          Print the current values, or one of them
          set          Set a value
          inc          Add to the count (1 unless N is given)
          dec          Take from the count (1 unless N is given)
          reset        Put back the initial values, or one of them
          watch        Print the current value, then each change as it is made
          log          Print the history of a stream, then end
          batch        Run one command a line, from a file or standard input
          repl         Type one command after the other
          marbles      Draw a marble file, or the recorded history
          doctor       Check the journal, and copy what is whole of a damaged one
          compact      Drop old history
          help         Explain the program, a command or a topic
          version      Print the version
          completions  Print the script that lets a shell complete words
          man          Print the page for man(1)

        OPTIONS OF EVERY COMMAND:
          --json           Print JSON, one value a line; errors too
          --state-dir DIR  Where the state is kept
          -q, --quiet      Do not confirm what was changed
          --color WHEN     Colour: auto, always or never (default auto)
          --no-color       The same as --color never
          -h, --help       Show the help of a command
          -V, --version    Show the version

        TOPICS:
          syntax       How words, options, numbers and times are written
          streams      What watch and log show
          output       How answers and errors look
          environment  The variables that count
          exit-codes   What the exit code says

        'appcli help COMMAND' and 'appcli help TOPIC' show a page.
        """)
  }

  @Test func `the help of get`() throws {
    #expect(
      try help("get") == """
        OVERVIEW: Print the current values, or one of them.

        EXAMPLES:
          appcli get
          appcli get name --json

        USAGE: appcli get [name|age|count]

        Without a key, one line for each value. In a pipe the fields are parted by tabs,
        and `get KEY` is the bytes of the value and a newline.

        \(common)
        """)
  }

  @Test func `the help of set`() throws {
    #expect(
      try help("set") == """
        OVERVIEW: Set a value.

        EXAMPLES:
          appcli set name 'Grace Hopper'
          appcli set name -- -5
          appcli set age 36 --if-rev 41

        USAGE: appcli set name TEXT [OPTIONS]
               appcli set age N [OPTIONS]
               appcli set count N [OPTIONS]

        TEXT is UTF-8, up to 65,536 bytes, and is kept byte for byte; it may be empty.
        An age is 0 to 150, a count any 64-bit integer. A TEXT that begins with '-'
        needs '--' before it.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)
        """)
  }

  @Test func `the help of inc`() throws {
    #expect(
      try help("inc") == """
        OVERVIEW: Add to the count (1 unless N is given).

        EXAMPLES:
          appcli inc
          appcli inc 5

        USAGE: appcli inc [N] [OPTIONS]

        A count that would leave the 64-bit integers is an error, and nothing is
        changed.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)
        """)
  }

  @Test func `the help of dec`() throws {
    #expect(
      try help("dec") == """
        OVERVIEW: Take from the count (1 unless N is given).

        EXAMPLES:
          appcli dec
          appcli dec 5

        USAGE: appcli dec [N] [OPTIONS]

        A count that would leave the 64-bit integers is an error, and nothing is
        changed.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)
        """)
  }

  @Test func `the help of reset`() throws {
    #expect(
      try help("reset") == """
        OVERVIEW: Put back the initial values, or one of them.

        EXAMPLES:
          appcli reset
          appcli reset count

        USAGE: appcli reset [name|age|count] [OPTIONS]

        Without a key, all of them in one revision: an empty name, 0 and 0.

        OPTIONS:
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)
        """)
  }

  @Test func `the help of watch`() throws {
    #expect(
      try help("watch") == """
        OVERVIEW: Print the current value, then each change as it is made.

        EXAMPLES:
          appcli watch
          appcli watch user --rev 42 --json
          appcli watch count --limit 2 --timeout 10s

        USAGE: appcli watch [user|count|all] [OPTIONS]

        The streams are user (name and age), count, and all (both; the default). One
        line for each revision that concerns the stream, with its value after the whole
        revision. -n, --rev and --since begin with history instead of the current value,
        and exclude each other and --once.

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
        """)
  }

  @Test func `the help of log`() throws {
    #expect(
      try help("log") == """
        OVERVIEW: Print the history of a stream, then end.

        EXAMPLES:
          appcli log -n 10
          appcli log count --since -15min --json
          appcli log --as swift-test > Tests/UserModelKitTests/RecordedTests.swift

        USAGE: appcli log [user|count|all] [OPTIONS]

        All that is kept, unless -n, --rev or --since say where to begin; they exclude
        each other. The lines are those of watch. With --as swift-test it is a test:
        what was done, at the revisions as virtual times, and what the stream showed;
        put it into a test target that depends on UserModelKit and ReactiveLiteTest.

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
        """)
  }

  @Test func `the help of batch`() throws {
    #expect(
      try help("batch") == #"""
        OVERVIEW: Run one command a line, from a file or standard input.

        EXAMPLES:
          printf 'set name Ann\nset age 36\n' | appcli batch
          appcli batch --atomic changes.txt

        USAGE: appcli batch [FILE|-] [OPTIONS]

        The lines are get, set, inc, dec and reset commands, as typed after 'appcli'.
        Words are quoted as in redis-cli: "…" with \" \\ \n \t \xHH \u{H…}, or '…'. A
        line that begins with # is a comment. Each line is answered as soon as it is on
        disk. The first line that fails ends the batch, and what came before it stays.

        OPTIONS:
          --keep-going        Go on after a line that fails
          --atomic            All lines or none, as one revision
          --if-rev R          Only if the state is at revision R, else exit 1
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \#(common)
        """#)
  }

  @Test func `the help of repl`() throws {
    #expect(
      try help("repl") == """
        OVERVIEW: Type one command after the other.

        EXAMPLES:
          appcli repl

        USAGE: appcli repl

        The commands are typed without 'appcli', or with it, and quoted as in a batch.
        One that fails does not end the session; 'exit', 'quit' and Ctrl-D do. The
        prompt shows the last revision. 'watch' goes on above the prompt while you type,
        until 'unwatch'.

        TAB completes, Ctrl-R searches the history, and the other keys are those of a
        shell. The history is kept in the file of APPCLI_HISTFILE, else in
        appcli/history in XDG_STATE_HOME, else in ~/.local/state/appcli/history; a line
        that begins with a blank is not kept.

        Where input or output is no terminal, the first line that fails ends the
        session, as in a batch.

        \(common)
        """)
  }

  @Test func `the help of marbles`() throws {
    #expect(
      try help("marbles") == #"""
        OVERVIEW: Draw a marble file, or the recorded history.

        EXAMPLES:
          appcli marbles diagram.txt --svg diagram.svg
          appcli marbles --check diagram.txt
          printf '1-2-|\n\n> skip(1)\n\n--2-|\n' | appcli marbles --check -
          appcli marbles -n 5

        USAGE: appcli marbles [FILE|-] [OPTIONS]

        In a file, rows of marbles (- a frame of 1ms, a letter or digit an element, (ab)
        at one frame, | completed, # error, ^ subscription, ! disposal, 10ms 1.5s 2m
        time) are parted by blank lines. Below a row may stand 'title = NAME' and 'a :=
        LABEL'; the label of a tuple is 1,x. A line that begins with > is an operator,
        such as > map { $0 * 10 }, and % begins a comment. Swirly's [styles] and
        'ghosts' are passed over.

        Without FILE, the last revisions are drawn: -n of them, else as many as fit the
        terminal.

        --check runs each operator on the rows that it names, or on those between it and
        the operator above, and compares with the row below: combineLatest, zip, merge,
        concat, withLatestFrom, amb, map, filter, scan, distinctUntilChanged, take,
        skip, startWith, debounce, throttle, delay. An expression has $0 and $1,
        numbers, "text", tuples and the operators of Swift. Rows are hot, but cold for
        concat. withLatestFrom gives the second row's element, unless an expression such
        as { ($0, $1) } says otherwise.

        OPTIONS:
          --svg FILE         Write the picture to FILE (-: standard output) as SVG
          --check            Run the operators on their rows and compare; exit 1 if one
                             differs
          --ascii            Draw without box characters
          -n, --lines N|all  Begin with the last N lines of history

        \#(common)
        """#)
  }

  @Test func `the help of doctor`() throws {
    #expect(
      try help("doctor") == """
        OVERVIEW: Check the journal, and copy what is whole of a damaged one.

        EXAMPLES:
          appcli doctor
          appcli doctor --salvage rescued

        USAGE: appcli doctor [OPTIONS]

        Reads everything and changes nothing. The exit code is 0 for a sound journal and
        1 for a damaged one. The beginning of a record, as a killed writer leaves it, is
        reported and is no damage.
        --salvage copies the part that can be replayed up to the latest revision to a
        directory that does not exist or is empty, and says what is lost. It is a state
        directory like any other: look at it with --state-dir.

        OPTIONS:
          --salvage DIR  Copy what is whole to a new directory

        \(common)
        """)
  }

  @Test func `the help of compact`() throws {
    #expect(
      try help("compact") == """
        OVERVIEW: Drop old history.

        EXAMPLES:
          appcli compact
          appcli compact --keep 0

        USAGE: appcli compact [OPTIONS]

        Drops whole files, the oldest first, so that more than was asked for may stay.
        The last 10000 revisions and one full file are kept, unless --keep says
        otherwise. A file that a watch or log is reading ends it: nobody who follows
        misses anything. The current values always stay.

        OPTIONS:
          --keep N            Keep at least the last N revisions; 0: only the state
          --lock-timeout DUR  How long to wait for other writers (default 5s)

        \(common)
        """)
  }

  @Test func `the help of help`() throws {
    #expect(
      try help("help") == """
        OVERVIEW: Explain the program, a command or a topic.

        EXAMPLES:
          appcli help set
          appcli help exit-codes

        USAGE: appcli help [TOPIC]

        The topics are syntax, streams, output, environment, exit-codes. COMMAND --help
        is the same as help COMMAND.

        \(common)
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

  @Test func `the help of completions`() throws {
    #expect(
      try help("completions") == """
        OVERVIEW: Print the script that lets a shell complete words.

        EXAMPLES:
          appcli completions fish > ~/.config/fish/completions/appcli.fish

        USAGE: appcli completions bash|zsh|fish

        bash: Put this line into ~/.bashrc: source <(appcli completions bash)
        zsh: Save it as _appcli in a directory of $fpath, or after compinit: source
        <(appcli completions zsh)
        fish: Save it: appcli completions fish > ~/.config/fish/completions/appcli.fish

        \(common)
        """)
  }

  @Test func `the help of man`() throws {
    #expect(
      try help("man") == """
        OVERVIEW: Print the page for man(1).

        EXAMPLES:
          appcli man | man -l -

        USAGE: appcli man

        \(common)
        """)
  }

  @Test func `what there is to know about syntax`() {
    #expect(
      HelpText.topic(.syntax) == """
        OVERVIEW: How words, options, numbers and times are written.

        Options stand before or after words, as --option VALUE or --option=VALUE, each
        of them once, and none is abbreviated. After -- everything is a word.

          TEXT  UTF-8, kept byte for byte. One that begins with '-' needs -- before it
          N, R  ASCII digits, with a sign where that makes sense: set count -5
          DUR   250ms, 5s, 2min or 1h
          T     2026-11-30T02:00:00Z, 2026-11-30T04:00:00+02:00, or as long ago as
                -15min
        """)
  }

  @Test func `what there is to know about streams`() {
    #expect(
      HelpText.topic(.streams) == """
        OVERVIEW: What watch and log show.

          user   The name and the age
          count  The count
          all    Both of them

        watch shows the current value first, unless -n, --rev or --since begin with
        history, then one line for each revision that concerns the stream: on all every
        revision, on user those that set the name or the age, on count those that set
        the count. The value in it is that after the whole revision. Before anything was
        set, the revision is 0, the name empty, the age 0 and the count 0.

        Revisions are 1, 2, 3 and so on. To go on exactly where a watch has ended at
        revision R, begin with --rev R+1. If that part of the history was dropped, this
        is said, and the exit code is 76.
        """)
  }

  @Test func `what there is to know about output`() {
    #expect(
      HelpText.topic(.output) == #"""
        OVERVIEW: How answers and errors look.

          terminal  For people, in colour. What could act on the terminal is shown as
                    \u{1b}
          pipe      Fields between tabs; \ tab, newline and controls are escaped. get
                    KEY is the bytes themselves
          --json    One JSON value a line, with the exact text. Errors are JSON too, on
                    standard error

        In a pipe, watch and log print the revision and the values of the stream; a
        change, the revision, the key and the new value; get, the key and the value.
        With --json, watch and log have rev, stream, value, action and at, the time; a
        change has rev, key, old and value; an error has error, exit, message and hint.

        Each line is written whole, as soon as it is known. A terminal gets colour
        unless NO_COLOR is set or TERM is dumb; --color and --no-color, then
        CLICOLOR_FORCE, decide first.
        """#)
  }

  @Test func `what there is to know about environment`() {
    #expect(
      HelpText.topic(.environment) == """
        OVERVIEW: The variables that count.

          APPCLI_STATE_DIR  Where the state is kept, unless --state-dir says so
          XDG_STATE_HOME    Without these it is in appcli in this directory, if it is an
                            absolute path
          HOME              Without this too it is in .local/state/appcli in this one
          APPCLI_HISTFILE   Where the repl keeps its history; nowhere, if it is empty
          NO_COLOR          No colour, if it is not empty
          CLICOLOR_FORCE    Colour on a pipe too, if it is neither empty nor 0
          TERM              No colour, if it is dumb
        """)
  }

  @Test func `what there is to know about exit-codes`() {
    #expect(
      HelpText.topic(.exitCodes) == """
        OVERVIEW: What the exit code says.

          0      Done
          1      The answer is no: to --if-rev, to marbles --check, or of doctor
          64     The command line is wrong
          65     A value is wrong, or the journal is damaged
          66     A file is not there
          70     A bug of appcli
          73     A file or a directory cannot be created
          74     Reading or writing failed, or the disk is full
          75     Another process has been writing for longer than --lock-timeout
          76     That part of the history was dropped
          77     There is no permission for a file
          78     An environment variable is wrong
          124    The time of --timeout is up
          128+n  Ended by signal n: 130 INT, 141 PIPE, 143 TERM
        """)
  }
}
