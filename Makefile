# `make check` is what a change must pass; .ci/run runs it and more.
.PHONY: build test lint check help bench docs docs-check picture tsan asan promises fuzz release install uninstall tutorial \
  exercise exercises

# Everything.
build:
	swift build

# All tests.
test:
	swift test

# The layout and the rules of swift format.
lint:
	swift format lint --strict --recursive Sources Tests Fuzz Benchmarks/Sources Package.swift Benchmarks/Package.swift \
	  DocsCheck/Package.swift DocsCheck/Sources DocsCheck/Contexts DocsCheck/Tests/DocumentationTests/Output.swift

# What a change must pass.
check: build test lint

# This list.
help:
	@awk '/^# / { if (!text) text = substr($$0, 3) } /^$$/ { text = "" } \
	  /^[a-z-]+:/ { sub(":.*", ""); sub("[.;] .*", ".", text); printf "make %-12s %s\n", $$0, text }' Makefile

# What every benchmark costs an event, beside its goal and Benchmarks/baseline.txt; fails when one has become 5 % slower.
bench:
	Benchmarks/measure

# The core's tests under the thread sanitizer, which sees the lock in its pthread form only.
tsan:
	swift test --sanitize=thread --scratch-path .build-tsan -Xswiftc -DPTHREAD_LOCK -Xswiftc -DSANITIZED \
	  --filter ReactiveLiteTests

# The same under the address sanitizer. Leaks are for the tests to find: XCTest itself has some.
asan:
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build-asan -Xswiftc -DSANITIZED \
	  --filter ReactiveLiteTests

# Twenty random runs of the journal's promises, and what the program costs.
promises:
	Scripts/promises

# Bytes of all kinds for each parser, 20 seconds each.
fuzz:
	Scripts/fuzz

# The reference documentation of the libraries, as a static site in .docc-build.
docs:
	Scripts/documentation .docc-build

# Every block of code and every marble diagram of the documentation, compiled and run.
docs-check:
	Scripts/docs-check

# The picture in the README, from a run of the built program.
picture: build
	Scripts/terminal-picture "$$(swift build --show-bin-path)/appcli" > docs/terminal.svg

# The chapters of the tutorial, one line each, and how to run one.
tutorial:
	@Scripts/tutorial

# Looks at your answer to an exercise: make exercise N=3.
exercise:
	@Scripts/exercise "$(N)"

# Which exercises are solved.
exercises:
	@Scripts/exercise

PREFIX ?= /usr/local
static := .build-static
bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share

# Without any dynamic library the program starts in a third of the time: most of it would be the dynamic linker's. The
# linker warns of functions that need libraries all the same; the program calls none of them. Where there is no libc.a:
# make install LINK=--static-swift-stdlib
LINK ?= --static-swift-stdlib -Xswiftc -static-executable

# The program as it is installed, optimised and without symbols, and what comes with it.
release:
	@echo "This takes a minute or two. Warnings of 'statically linked applications' are expected."
	swift build -c release --product appcli $(LINK) -Xlinker -s --scratch-path $(static)
	$(static)/release/appcli man > $(static)/appcli.1
	$(static)/release/appcli completions bash > $(static)/appcli.bash
	$(static)/release/appcli completions zsh > $(static)/appcli.zsh
	$(static)/release/appcli completions fish > $(static)/appcli.fish

# The program, its man page and the completions of three shells, below PREFIX; DESTDIR is for packaging.
install: release
	install -Dm 755 $(static)/release/appcli "$(bin)/appcli"
	install -Dm 644 $(static)/appcli.1 "$(share)/man/man1/appcli.1"
	install -Dm 644 $(static)/appcli.bash "$(share)/bash-completion/completions/appcli"
	install -Dm 644 $(static)/appcli.zsh "$(share)/zsh/site-functions/_appcli"
	install -Dm 644 $(static)/appcli.fish "$(share)/fish/vendor_completions.d/appcli.fish"

# Takes away what install has put there.
uninstall:
	rm -f "$(bin)/appcli" "$(share)/man/man1/appcli.1" "$(share)/bash-completion/completions/appcli" \
	  "$(share)/zsh/site-functions/_appcli" "$(share)/fish/vendor_completions.d/appcli.fish"
