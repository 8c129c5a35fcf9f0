#!/bin/sh
# assemble.sh FOLDER: puts into a folder, which becomes a layer of the image, the built site, nginx's configuration,
# and a list of the npm packages (CycloneDX, https://cyclonedx.org/docs/1.6/json/). Runs after the build.
set -eu
folder=$1

mkdir -p "$folder/srv" "$folder/etc/nginx" "$folder/usr/share/sbom"
cp -R --preserve=timestamps dist "$folder/srv/site"
cp --preserve=timestamps nginx.conf deploy/image/listen-ipv6.conf "$folder/etc/nginx/"
# Without its number, which is random, and its time.
npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx | node -e '
  const { serialNumber, metadata: { timestamp, ...metadata }, ...list } = JSON.parse(require("fs").readFileSync(0, "utf8"));
  console.log(JSON.stringify({ ...list, metadata }));
' > "$folder/usr/share/sbom/site.cdx.json"
chmod -R u=rwX,go=rX "$folder"
# A reproducible layer: https://reproducible-builds.org/docs/source-date-epoch/
if [ -n "${SOURCE_DATE_EPOCH-}" ]; then
  find "$folder" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
fi
