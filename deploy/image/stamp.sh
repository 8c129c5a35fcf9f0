#!/bin/sh
# stamp.sh FOLDER FILE: writes into site.json when Debian's packages were installed, which the build
# cannot know. assemble.sh has made FOLDER, and collect.sh has written that time into FILE.
set -eu
folder=$1
file=$folder/srv/site/.well-known/site.json
placeholder='"packagesInstalledAt": null'

grep -q "$placeholder" "$file" || {
  echo "$file lacks $placeholder, which deploy/image/stamp.sh replaces" >&2
  exit 1
}
time=$(date -u -d "@$(cat "$2")" +%Y-%m-%dT%H:%M:%SZ)
sed -i "s/$placeholder/\"packagesInstalledAt\": \"$time\"/" "$file"
# Gives all files the time SOURCE_DATE_EPOCH, so that the layer is reproducible:
# https://reproducible-builds.org/docs/source-date-epoch/
if [ -n "${SOURCE_DATE_EPOCH-}" ]; then
  find "$folder" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
fi
