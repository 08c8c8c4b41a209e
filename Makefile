# Everything that is done with this project, one target each. `make help` lists them.
# The targets call SwiftPM; nothing here is needed to use the package from another one.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
SOURCES := Package.swift Sources Tests
BINARY := .build/release/notelet-media

.DEFAULT_GOAL := help
# The targets share .build and the package manager's lock.
.NOTPARALLEL:
.PHONY: help deps deps-test deps-samples build release run test test-fast test-kill test-full bench test-preview lint format samples test-docker install uninstall clean

help: ## List the targets
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

deps: ## Install the libraries that building needs, where they are missing
	@Scripts/install-missing build

deps-test: ## Install what only the tests need, where it is missing
	@Scripts/install-missing test

deps-samples: ## Install what making the samples needs, where it is missing
	@Scripts/install-missing samples

build: deps ## Build for debugging
	$(SWIFT) build

release: deps ## Build for use: .build/release/notelet-media
	$(SWIFT) build -c release --product notelet-media

run: release ## Build, process Samples/notes.json into Samples/assets and show the result
	$(BINARY) process Samples/notes.json --out Samples/assets
	@echo
	@echo "Look at Samples/assets: squares, posters and the rewritten notes.json. The same for your own notes:"
	@echo "    $(BINARY) process path/to/notes.json --out path/to/assets"

test: deps-test run ## Do what `run` does, then run every test
	@NOTELET_MEDIA="$(CURDIR)/$(BINARY)" Scripts/test-preview --if-installed
	@SWIFT="$(SWIFT)" Scripts/run-tests

test-fast: deps-test ## Run the tests that are not marked Slow, in under a minute once built
	@SWIFT="$(SWIFT)" Scripts/run-tests --skip Slow

test-kill: deps-test ## Kill runs 200 times at random moments, and start 150 at once in threes
	@SWIFT="$(SWIFT)" NOTELET_TEST_FULL=1 Scripts/run-tests --filter disturbed

test-full: deps-test ## Run every test in its long form: thousands of random images, hundreds of videos
	@SWIFT="$(SWIFT)" NOTELET_TEST_FULL=1 Scripts/run-tests

bench: release ## Measure what an unchanged run costs, beside the program's own start
	Benchmarks/unchanged

test-preview: ## Test the page of `preview` in headless Chromium, which is installed where it is missing
	@SWIFT="$(SWIFT)" Scripts/test-preview

lint: ## Check the formatting of the Swift files
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Format the Swift files in place
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

samples: deps-samples ## Make the media in Samples/ again from the pages in Samples/make
	Samples/make/make-samples

test-docker: ## Build the Dockerfile without Docker and process the samples in its image (root, Debian)
	@SWIFT="$(SWIFT)" Scripts/test-docker

# Where each shell and man look for what belongs to a program below PREFIX.
SHARE := $(DESTDIR)$(PREFIX)/share
INSTALLED := $(DESTDIR)$(PREFIX)/bin/notelet-media $(SHARE)/man/man1/notelet-media.1 \
	$(SHARE)/bash-completion/completions/notelet-media $(SHARE)/zsh/site-functions/_notelet-media \
	$(SHARE)/fish/vendor_completions.d/notelet-media.fish

install: release ## Install the program, its manual page and completions below PREFIX (/usr/local)
	@for file in $(INSTALLED); do install -d "$$(dirname "$$file")"; done
	install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/notelet-media"
	$(BINARY) man >"$(SHARE)/man/man1/notelet-media.1"
	$(BINARY) completions bash >"$(SHARE)/bash-completion/completions/notelet-media"
	$(BINARY) completions zsh >"$(SHARE)/zsh/site-functions/_notelet-media"
	$(BINARY) completions fish >"$(SHARE)/fish/vendor_completions.d/notelet-media.fish"

uninstall: ## Remove what `install` put below PREFIX
	rm -f $(foreach file,$(INSTALLED),"$(file)")

clean: ## Remove what was built, and Samples/assets
	rm -rf .build Samples/assets
