#!/bin/sh
# Publishes the site on a virtual server: npm run publish-site. What must happen before a release
# has its own Node is done here: one publishing at a time, the repository's changes, a folder for
# the release, its packages. publish-site.ts does the rest. PUBLISH_INSTALL names another command
# than npm ci.
set -eu
# The service's own user reads what is published, whatever the one who publishes keeps from others.
umask 022

fail() {
  echo "$1" >&2
  exit 1
}

# Removes a release that was not published, also one that an earlier publishing was killed over.
discard_unpublished() {
  for folder in "$root"/releases/*/; do
    folder=${folder%/}
    [ -d "$folder" ] || continue
    [ "$(readlink -f "$folder")" != "$(readlink -f "$root/current")" ] || continue
    # Written when all checks have succeeded, and taken away again when its server does not answer.
    [ ! -e "$folder/release.json" ] || continue
    rm -rf "$folder"
  done
}

# Brings the clone's files to the newest commit. Not by git pull, which fails on the lock files and
# half-written files that a killed publishing leaves. Two marker files are left over then:
# "taking-in" in any case, and "taking-in.writing" when Git was writing files.
take_in_changes() {
  begun=$root/taking-in
  writing=$root/taking-in.writing
  [ ! -e "$begun" ] || find "$repository/.git" -name '*.lock' -type f -delete
  touch "$begun"
  if [ ! -e "$writing" ] && [ -n "$(git -C "$repository" status --porcelain)" ]; then
    fail_before_writing "Files in $repository were changed and not committed (git status names them). Publish from your own copy: git push there."
  fi
  git -C "$repository" fetch --quiet ||
    fail_before_writing "The repository's changes could not be taken in; Git says why above."
  git -C "$repository" merge-base --is-ancestor HEAD '@{upstream}' ||
    fail_before_writing "Commits in $repository are not in the repository that it was cloned from; push them first."
  touch "$writing"
  git -C "$repository" reset --hard --quiet '@{upstream}' ||
    fail "The repository's changes could not be taken in; Git says why above. The site is as it was."
  rm "$writing" "$begun"
}

fail_before_writing() {
  rm "$begun"
  fail "$1 The site is as it was."
}

main() {
  # Without "--" npm takes the options as its own and sets npm_config_*; it passes the name of a
  # backup on as an argument, or takes it as the option's value.
  swallowed=
  [ -z "${npm_config_undo:-}" ] || swallowed=--undo
  case "${npm_config_backup:-}" in
    "") ;;
    true) swallowed="--backup ${1:-NAME}" ;;
    *) swallowed="--backup $npm_config_backup" ;;
  esac
  [ -z "$swallowed" ] ||
    fail "Write two dashes before the option: npm run publish-site -- $swallowed. Nothing was changed."
  case "$#:${1:-}:${2:-}" in
    0:* | 1:--undo: | 2:--backup:[!-]*) ;;
    *) fail "It is: npm run publish-site, npm run publish-site -- --undo, or npm run publish-site -- --backup NAME. Nothing was changed." ;;
  esac
  repository=$(git rev-parse --show-toplevel 2>/dev/null) || repository=
  [ "$(basename "$repository")" = repository ] ||
    fail "This publishes on a server, from /opt/washrooms/repository (docs/owner-handbook.md). On your own machine: npm start."
  root=$(dirname "$repository")
  mkdir -p "$root/releases" "$root/cache"

  # The system releases the lock however the processes that have it open end.
  exec 9>"$root/publish.lock"
  flock --nonblock 9 || fail "Another publishing is under way. Wait until it has ended, then publish again."

  if [ "${1:-}" = --undo ]; then
    [ -e "$root/current" ] || fail "Nothing is published yet, so there is nothing to undo."
    cd "$root/current"
    exec node_modules/.bin/node scripts/publish/publish-site.ts --root "$root" --undo
  fi

  discard_unpublished
  trap 'echo "Stopped. The site is as it was." >&2; exit 1' INT TERM HUP
  echo "Taking in what changed …"
  take_in_changes
  commit=$(git -C "$repository" rev-parse --short HEAD)
  name=$(date -u +%Y%m%dT%H%M%SZ)-$commit
  release=$root/releases/$name
  trap discard_unpublished EXIT
  # A copy of the files and no worktree of Git's: one that was half made when it was killed stops
  # every later fetch.
  { mkdir "$release" && git -C "$repository" archive --output "$release/source.tar" "$commit" &&
    tar -xf "$release/source.tar" -C "$release" && rm "$release/source.tar"; } ||
    fail "The release's folder could not be made; what is wrong is said above. The site is as it was."
  ln -s "$root/cache" "$release/.cache"
  cd "$release"

  echo "Installing packages …"
  sh -c "${PUBLISH_INSTALL:-npm ci --include=dev --loglevel=error}" ||
    fail "The packages could not be installed; npm says why above. The site is as it was."
  # publish-site.ts ends at a signal until it switches releases; from then on it ignores signals,
  # finishes, and reports the result.
  trap : INT TERM HUP
  code=0
  node_modules/.bin/node scripts/publish/publish-site.ts --root "$root" --release "$name" "$@" || code=$?
  case $code in
    129 | 130 | 143) fail "Stopped. The site is as it was." ;;
    *) exit "$code" ;;
  esac
}

# Read whole before it runs: taking in what changed may change this file.
main "$@"
exit 0
