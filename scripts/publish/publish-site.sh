#!/bin/sh
# Publishes the site on a virtual server: npm run publish-site. What must happen before a release
# has its own Node is done here: one publishing at a time, the repository's changes, a folder for
# the release, its packages. publish-site.ts does the rest.
set -eu
# The service's own user reads what is published, whatever the one who publishes keeps from others.
umask 022

fail() {
  echo "$1${2- The site is as it was.}" >&2
  exit 1
}

# Removes a release that was not published, also one that an earlier publishing was killed over:
# release.json is written when all checks have succeeded, and removed when its server fails.
discard_unpublished() {
  for folder in "$root"/releases/*/; do
    [ "$(readlink -f "$folder")" != "$(readlink -f "$root/current")" ] || continue
    [ -e "$folder/release.json" ] || rm -rf "$folder"
  done
}

# Brings the clone's files to the newest commit. Not by git pull, which fails on the lock files and
# half-written files that a killed publishing leaves; the marker file says that Git was writing.
take_in_changes() {
  writing=$root/taking-in.writing
  find "$repository/.git" -name '*.lock' -type f -delete
  [ -e "$writing" ] || [ -z "$(git -C "$repository" status --porcelain)" ] ||
    fail "Files in $repository were changed and not committed (git status names them). Publish from your own copy: git push there."
  git -C "$repository" fetch --quiet ||
    fail "The repository's changes could not be taken in; Git says why above."
  git -C "$repository" merge-base --is-ancestor HEAD '@{upstream}' ||
    fail "Commits in $repository are not in the repository that it was cloned from; push them first."
  touch "$writing"
  git -C "$repository" reset --hard --quiet '@{upstream}' ||
    fail "The repository's changes could not be taken in; Git says why above."
  rm "$writing"
}

main() {
  usage="npm run publish-site, npm run publish-site -- --undo, or npm run publish-site -- --backup NAME. Nothing was changed."
  # Without the two dashes npm takes the options as its own.
  [ -z "${npm_config_undo:-}${npm_config_backup:-}" ] ||
    fail "Write two dashes before the option: $usage" ""
  case "$#:${1:-}:${2:-}" in
    0:* | 1:--undo: | 2:--backup:[!-]*) ;;
    *) fail "It is: $usage" "" ;;
  esac
  repository=$(git rev-parse --show-toplevel 2>/dev/null) || repository=
  [ "$(basename "$repository")" = repository ] ||
    fail "This publishes on a server, from /opt/washrooms/repository (docs/owner-handbook.md). On your own machine: npm start." ""
  root=$(dirname "$repository")
  mkdir -p "$root/releases" "$root/cache"

  # The system releases the lock however the processes that have it open end.
  exec 9>"$root/publish.lock"
  flock --nonblock 9 ||
    fail "Another publishing is under way. Wait until it has ended, then publish again." ""

  if [ "${1:-}" = --undo ]; then
    [ -e "$root/current" ] || fail "Nothing is published yet, so there is nothing to undo." ""
    cd "$root/current"
    exec node_modules/.bin/node scripts/publish/publish-site.ts --root "$root" --undo
  fi

  discard_unpublished
  trap discard_unpublished EXIT
  trap 'fail Stopped.' INT TERM HUP
  echo "Taking in what changed …"
  take_in_changes
  commit=$(git -C "$repository" rev-parse --short HEAD)
  name=$(date -u +%Y%m%dT%H%M%SZ)-$commit
  # A publishing that failed within this second has left a release of the same name.
  while [ -e "$root/releases/$name" ]; do
    sleep 1
    name=$(date -u +%Y%m%dT%H%M%SZ)-$commit
  done
  release=$root/releases/$name
  # A copy of the files and no worktree of Git's: one that was half made when it was killed stops
  # every later fetch.
  { mkdir "$release" && git -C "$repository" archive --output "$release/source.tar" HEAD &&
    tar -xf "$release/source.tar" -C "$release" && rm "$release/source.tar"; } ||
    fail "The release's folder could not be made; what is wrong is said above."
  ln -s "$root/cache" "$release/.cache"
  cd "$release"
  echo "Installing packages …"
  npm ci --include=dev --loglevel=error ||
    fail "The packages could not be installed; npm says why above."
  # publish-site.ts ends at a signal until it switches releases; from then on it ignores signals,
  # finishes, and reports the result.
  trap : INT TERM HUP
  node_modules/.bin/node scripts/publish/publish-site.ts --root "$root" --release "$name" "$@" ||
    { [ $? -lt 128 ] || fail Stopped.; exit 1; }
}

# Read whole before it runs: taking in what changed may change this file.
main "$@"
exit 0
