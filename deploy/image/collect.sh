#!/bin/sh
# collect.sh FOLDER: copies nginx and the files that it needs, without the rest of Debian, into a
# folder, which becomes the image. Runs in a Debian container where nginx and busybox are installed.
# The variables TRUSTED_PROXIES and SOURCE_DATE_EPOCH may be empty.
set -eu
folder=$1

# The health check and start.sh need busybox.
set -- /usr/sbin/nginx /usr/lib/nginx/modules/ngx_http_brotli_static_module.so /etc/nginx/mime.types \
  /usr/bin/busybox
libraries=$(ldd /usr/sbin/nginx "$2" | grep -o '/[^ ]*\.so[^ ]*' | grep -v ':$' | sort -u)

for file in "$@" $libraries; do
  install -D -m "$(stat -c %a "$(readlink -f "$file")")" "$(readlink -f "$file")" "$folder$file"
done
mkdir -p "$folder/bin" "$folder/etc/nginx/modules-enabled" "$folder/srv"
ln -s /usr/bin/busybox "$folder/bin/wget"
cp -L /etc/nginx/modules-enabled/*brotli-static*.conf "$folder/etc/nginx/modules-enabled/"
# As on Debian, nginx's configuration names modules by a path that goes through this link.
mkdir -p "$folder/usr/share/nginx"
ln -s ../../lib/nginx/modules "$folder/usr/share/nginx/modules"
install -d -m 1777 "$folder/tmp"
install -m 644 "$(dirname "$0")/start.sh" "$folder/start.sh"
# Writes SOURCE_DATE_EPOCH or, without it, when the packages were installed, for start.sh and
# stamp.sh. The image may be newer than its packages, which Docker may take from its cache.
date -d "@${SOURCE_DATE_EPOCH:-$(stat -c %Y /var/lib/dpkg/status)}" +%s > "$folder/etc/packages-installed-at"
echo 'site:x:101:101::/:/bin/false' > "$folder/etc/passwd"

# Writes the file of trusted proxies that nginx.conf includes. Host names are refused, because nginx
# does not start if it cannot look up one of them.
for proxy in ${TRUSTED_PROXIES-}; do
  echo "events {} http { set_real_ip_from $proxy; }" > /tmp/proxy.conf
  case $proxy in *[!0-9a-fA-F.:/]*) false ;; esac && nginx -t -q -c /tmp/proxy.conf 2> /dev/null || {
    echo "TRUSTED_PROXIES: $proxy is neither an address nor a range such as 203.0.113.0/24" >&2
    exit 1
  }
  echo "set_real_ip_from $proxy;" >> "$folder/etc/nginx/trusted-proxies.conf"
done

# Copies the licenses of the Debian packages that these files come from, and writes a list of the
# packages (CycloneDX).
packages=$(for file in "$@" $libraries; do
  # Some packages still list their files by the paths from before Debian moved /lib into /usr/lib.
  dpkg -S "$(readlink -f "$file")" 2>/dev/null || dpkg -S "${file#/usr}" 2>/dev/null || dpkg -S "$file"
done | sed 's/[:,].*//' | sort -u)
for package in $packages; do
  install -D -m 644 "/usr/share/doc/$package/copyright" "$folder/usr/share/doc/$package/copyright"
done
sbom_folder=$folder/usr/share/sbom
mkdir -p "$sbom_folder"
{
  printf '{"bomFormat":"CycloneDX","specVersion":"1.6","version":1,"components":['
  # shellcheck disable=SC2086,SC2016 # $packages is several words; dpkg-query reads ${Package}
  dpkg-query --show --showformat \
    '{"type":"library","name":"${Package}","version":"${Version}","purl":"pkg:deb/debian/${Package}@${Version}?arch=${Architecture}"},' \
    $packages | sed 's/,$//'
  printf ']}\n'
} > "$sbom_folder/debian.cdx.json"

# Gives all files the time SOURCE_DATE_EPOCH, as stamp.sh does with the rest of the image.
if [ -n "${SOURCE_DATE_EPOCH-}" ]; then
  find "$folder" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
fi
