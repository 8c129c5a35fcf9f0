# Prints a warning if the packages of the image are old, then runs nginx in place of this shell.
MAX_AGE_DAYS=60

read -r installed_at < /etc/packages-installed-at
age=$((($(/usr/bin/busybox date +%s) - installed_at) / 86400))
if [ "$age" -gt "$MAX_AGE_DAYS" ]; then
  echo "The packages in this image are $age days old: build it again, with --pull --no-cache, for Debian's security updates."
fi

# Without -e, nginx opens a log file under /var/log before it reads nginx.conf.
exec /usr/sbin/nginx -e stderr -g 'daemon off;'
