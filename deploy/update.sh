#!/bin/sh
# Replaces the site on this machine by the newest version in the registry, without a lost request.
# If anything fails, the version in use stays, one line says why, and the exit code is not 0.
#
#   update.sh compose       the site runs behind Caddy, with compose.yaml
#   update.sh docker        the site runs on one of two ports, and your own proxy knows both
#   update.sh compose back  returns to the version before (also: docker back)
#
# Variables, for example in /etc/site-update.env (see site-update.service):
#   UPDATE_FROM   the image in the registry, such as codeberg.org/our-association/site:latest
#   SITE_IMAGE    the name that the image in use gets on this machine: site, if it is not set
#   SITE_PORTS    only with docker: the two ports, 127.0.0.1:8080 127.0.0.1:8081 if it is not set
#   STATE_FOLDER  where the script keeps its notes: /var/lib/site-update, if it is not set
#   START_LIMIT   how many seconds a new version may take to answer: 60, if it is not set
#   PULL_LIMIT    how many seconds the registry may take to send it: 600, if it is not set
#   SITE_DOMAIN, BARE_DOMAIN, COMPOSE_PROJECT_NAME: only with compose, see compose.yaml
set -eu

mode=${1-}
action=${2-update}
name=${SITE_IMAGE:-site}
ports=${SITE_PORTS:-127.0.0.1:8080 127.0.0.1:8081}
state=${STATE_FOLDER:-/var/lib/site-update}
project=${COMPOSE_PROJECT_NAME:-deploy}
folder=$(dirname "$0")

start_limit=${START_LIMIT:-60}
pull_limit=${PULL_LIMIT:-600}

# How many versions stay on this machine.
KEPT_VERSIONS=3
OPTIONS='--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges'

fail() {
  echo "$1" >&2
  exit 1
}

# Prints several lines as one.
join_lines() {
  tr '\n' ' ' | sed 's/ *$//'
}

compose() {
  program='docker-compose'
  if docker compose version > /dev/null 2>&1; then
    program='docker compose'
  fi
  # shellcheck disable=SC2086 # the program may be two words
  SITE_IMAGE=$name $program --project-name "$project" --file "$folder/compose.yaml" "$@"
}

# Prints how a person recognizes an image: the commit from which it was built, and its id.
describe() {
  docker image inspect --format \
    '{{with .Config.Labels}}{{with index . "org.opencontainers.image.revision"}}commit {{.}}, {{end}}{{end}}{{.Id}}' "$1"
}

# Prints the ids of the site's containers.
site_containers() {
  if [ "$mode" = compose ]; then
    docker ps --all --quiet --no-trunc "$@" \
      --filter "label=com.docker.compose.project=$project" \
      --filter label=com.docker.compose.service=site
  else
    docker ps --all --quiet --no-trunc "$@" --filter "label=site-updated-as=$name"
  fi
}

# Prints the ids of the site's containers that were made from an image.
containers_from() {
  for container in $(site_containers); do
    if [ "$(docker inspect --format '{{.Image}}' "$container")" = "$1" ]; then
      echo "$container"
    fi
  done
}

# Prints what a container answers for a path of the site.
request() {
  docker exec "$1" /bin/wget -q -T 3 -O - "http://127.0.0.1:8080$2" 2> /dev/null
}

# Prints the canonical address that the home page in a container names.
address_in() {
  request "$1" / | sed -n 's/.*<link rel="canonical" href="\([^"]*\)".*/\1/p'
}

# Waits until a container answers. If it does not, prints why.
wait_for_answer() {
  seconds=0
  until [ "$(request "$1" /healthz)" = ok ]; do
    if [ "$(docker inspect --format '{{.State.Status}} {{.RestartCount}}' "$1")" != 'running 0' ]; then
      echo "it ends after its start: $(docker logs --tail 3 "$1" 2>&1 | join_lines)"
      return 1
    fi
    if [ "$seconds" -ge "$start_limit" ]; then
      echo "/healthz does not answer in $start_limit seconds"
      return 1
    fi
    seconds=$((seconds + 1))
    sleep 1
  done
}

remove_trials() {
  docker ps --all --quiet --filter "label=site-trial-of=$name" |
    xargs -r docker rm --force --volumes > /dev/null
}

# Starts a container of an image where no visitor reaches it. If something is wrong, prints what.
#   try_image IMAGE
try_image() {
  # shellcheck disable=SC2086 # several options
  output=$(docker run --detach --network none --label "site-trial-of=$name" $OPTIONS "$1" 2>&1) || {
    echo "it does not start: $(echo "$output" | join_lines)"
    return 1
  }
  trial=$(docker ps --quiet --latest --filter "label=site-trial-of=$name")
  wait_for_answer "$trial" || return 1
  in_use=$(site_containers --filter status=running | head -n 1)
  if [ -n "$in_use" ]; then
    old_address=$(address_in "$in_use")
    new_address=$(address_in "$trial")
    if [ "$new_address" != "$old_address" ]; then
      echo "it is the site of ${new_address:-no address}, the one in use that of $old_address"
      return 1
    fi
  fi
}

# Starts one more container, of the image that has the site's name now. Visitors reach it.
start_beside() {
  if [ "$mode" = compose ]; then
    count=$(site_containers | wc -l)
    compose up --detach --no-build --no-recreate --scale "site=$((count + 1))"
    return
  fi
  for port in $ports; do
    if [ -z "$(docker ps --all --quiet --filter "label=site-port=$port")" ]; then
      # shellcheck disable=SC2086 # several options
      docker run --detach --restart unless-stopped --label "site-updated-as=$name" \
        --label "site-port=$port" --publish "$port:8080" $OPTIONS "$name"
      return
    fi
  done
  echo "each of $ports has a container"
  return 1
}

# Stops and removes the site's containers, except those that were made from an image.
#   keep_only IMAGE
keep_only() {
  kept=$(containers_from "$1")
  for container in $(site_containers); do
    case $kept in
      *"$container"*) ;;
      *)
        # nginx first finishes the answers that it is sending.
        docker stop --time 20 "$container" > /dev/null
        # With --force, because a run that was cut off may have started the container just now.
        docker rm --force --volumes "$container" > /dev/null
        ;;
    esac
  done
}

# Puts an image into use. The file “versions” says which image is in use. If this run is cut off
# before “versions” names the new image, the next run goes back to the old one, and updates again.
#   deploy IMAGE
deploy() {
  if ! problem=$(try_image "$1"); then
    remove_trials
    fail "The version $(describe "$1") is not put into use: $problem. The version in use stays."
  fi
  remove_trials
  docker tag "$1" "$name"
  if ! problem=$(start_beside 2>&1); then
    problem="it does not start: $(echo "$problem" | join_lines)"
  elif problem=$(wait_for_answer "$(containers_from "$1")"); then
    return
  fi
  keep_only "$used"
  [ -z "$used" ] || docker tag "$used" "$name"
  fail "The version $(describe "$1") is not put into use: $problem. The version in use stays."
}

# Reads ids of versions from its input, the one in use first, and stores the first of them.
remember() {
  head -n "$KEPT_VERSIONS" > "$state/versions.new"
  mv "$state/versions.new" "$state/versions"
}

# Returns to the state before a run that was cut off, for example when the machine went off.
finish_earlier_run() {
  remove_trials
  if [ -n "$(containers_from "$used")" ]; then
    keep_only "$used"
    docker tag "$used" "$name"
  fi
}

restart_unhealthy() {
  for container in $(site_containers --filter health=unhealthy); do
    echo "Restarting $container, whose /healthz does not answer."
    docker restart --time 20 "$container" > /dev/null
  done
}

# Removes the images that this script has pulled, except the newest and the last versions. If an
# image cannot be removed, for example because somebody uses it, the next run tries again.
#   remove_old_images NEWEST
remove_old_images() {
  while read -r image; do
    if [ "$image" = "$1" ] || grep -q "$image" "$state/versions" ||
      ! docker rmi --force "$image" > /dev/null 2>&1; then
      echo "$image"
    fi
  done < "$state/pulled" > "$state/pulled.new"
  mv "$state/pulled.new" "$state/pulled"
}

update() {
  code=0
  output=$(timeout "$pull_limit" docker pull --quiet "$UPDATE_FROM" 2>&1) || code=$?
  if [ "$code" = 124 ]; then
    output="the registry has not sent it in $pull_limit seconds"
  fi
  if [ "$code" != 0 ]; then
    fail "$UPDATE_FROM is not pulled: $(echo "$output" | join_lines). The version in use stays."
  fi
  newest=$(docker image inspect --format '{{.Id}}' "$UPDATE_FROM")
  grep -q "$newest" "$state/pulled" || echo "$newest" >> "$state/pulled"
  remove_old_images "$newest"
  if [ "$newest" = "$used" ] || [ "$newest" = "$(cat "$state/kept-back")" ]; then
    return
  fi
  deploy "$newest"
  { echo "$newest"; cat "$state/versions"; } | remember
  keep_only "$newest"
  : > "$state/kept-back"
  remove_old_images "$newest"
  echo "The version $(describe "$newest") is in use now."
}

back() {
  before=$(sed -n 2p "$state/versions")
  [ -n "$before" ] || fail 'There is no version before on this machine.'
  deploy "$before"
  echo "$used" > "$state/kept-back"
  sed 1d "$state/versions" | remember
  keep_only "$before"
  echo "The version $(describe "$before") is in use again."
  echo "The version $(describe "$used") is kept back until the registry has a newer one."
}

case "$mode $action" in
  'compose update' | 'compose back' | 'docker update' | 'docker back') ;;
  *) fail 'Use: update.sh compose, update.sh docker, update.sh compose back, update.sh docker back' ;;
esac
[ -n "${UPDATE_FROM-}" ] || fail 'UPDATE_FROM is not set: it is the image of the site in the registry.'

mkdir -p "$state"
exec 9> "$state/lock"
if ! flock --nonblock 9; then
  echo 'Another update runs.'
  exit 0
fi
touch "$state/versions" "$state/pulled" "$state/kept-back"
if [ ! -s "$state/versions" ]; then
  # The first run takes the image of a container that exists already for the version in use.
  site_containers | head -n 1 | xargs -r docker inspect --format '{{.Image}}' | remember
fi
used=$(sed -n 1p "$state/versions")
finish_earlier_run
restart_unhealthy
"$action"
