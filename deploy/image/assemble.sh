#!/bin/sh
# assemble.sh FOLDER: puts the built site, nginx's configuration and a list of the npm packages into
# a folder, which becomes a layer of the image once stamp.sh has run. Runs after the build. The list
# is in CycloneDX: https://cyclonedx.org/docs/1.6/json/
set -eu
folder=$1

mkdir -p "$folder/srv" "$folder/etc/nginx" "$folder/usr/share/sbom"
cp -R --preserve=timestamps dist "$folder/srv/site"
cp --preserve=timestamps nginx.conf deploy/image/listen-ipv6.conf "$folder/etc/nginx/"
# Without its random serial number and its time, the list is the same in every build.
npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx | node -e '
  const input = require("fs").readFileSync(0, "utf8");
  const { serialNumber, metadata: { timestamp, ...metadata }, ...list } = JSON.parse(input);
  console.log(JSON.stringify({ ...list, metadata }));
' > "$folder/usr/share/sbom/site.cdx.json"
chmod -R u=rwX,go=rX "$folder"
