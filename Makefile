# `make check` is what a change must pass; .ci/run runs it and more.
.PHONY: build test lint check help bench docs docs-check picture tsan asan

# Everything.
build:
	swift build

# All tests.
test:
	swift test

# The layout and the rules of swift format.
lint:
	swift format lint --strict --recursive Sources Tests Benchmarks/Sources Package.swift Benchmarks/Package.swift \
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

# The reference documentation of the libraries, as a static site in .docc-build.
docs:
	Scripts/documentation .docc-build

# Every block of code and every marble diagram of the documentation, compiled and run.
docs-check:
	Scripts/docs-check

# The picture in the README, from a run of the built program.
picture: build
	Scripts/terminal-picture "$$(swift build --show-bin-path)/appcli" > docs/terminal.svg
