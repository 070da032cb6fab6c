# `make check` is what a change must pass; .ci/run runs it and more.
.PHONY: build test lint check bench docs picture tsan asan

build:
	swift build

test:
	swift test

lint:
	swift format lint --strict --recursive Sources Tests Fuzz Benchmarks/Sources Package.swift Benchmarks/Package.swift

check: build test lint

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

# The picture in the README, from a run of the built program.
picture: build
	Scripts/terminal-picture "$$(swift build --show-bin-path)/appcli" > docs/terminal.svg
