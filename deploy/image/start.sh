# Starts nginx. Before, it says in the log when the packages of the image are old, which nginx cannot know:
# the image has no other shell than busybox's, which runs this and is then replaced by nginx.
MAX_AGE_DAYS=60

read -r installed_at < /etc/packages-installed-at
age=$((($(/usr/bin/busybox date +%s) - installed_at) / 86400))
if [ "$age" -gt "$MAX_AGE_DAYS" ]; then
  echo "The packages in this image are $age days old: build it again, with --pull --no-cache, for Debian's security updates."
fi

# -e: nginx would otherwise open its log file under /var/log before it reads nginx.conf.
exec /usr/sbin/nginx -e stderr -g 'daemon off;'
