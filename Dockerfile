# Compose 1 passes an empty value for a variable that is not set. The empty value would replace a
# default here, so the FROM lines have the defaults.
ARG NODE_IMAGE
ARG BASE_IMAGE

FROM ${NODE_IMAGE:-node:24-trixie-slim} AS build
# The build needs git, because it reads from the history when each page was last updated.
RUN apt-get update && apt-get install --yes --no-install-recommends git
WORKDIR /site
COPY package.json package-lock.json ./
ENV npm_config_omit=dev
RUN npm ci --no-audit --no-fund
COPY . .
# For a reproducible build: --build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
ARG SOURCE_DATE_EPOCH
# With PUBLISH=1, the build fails if the site is still a sample. npm run ready lists what to change.
ARG PUBLISH
RUN npm run --silent build -- --compress
RUN deploy/image/assemble.sh /ours

FROM ${BASE_IMAGE:-debian:trixie-slim} AS server
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static busybox-static
COPY deploy/image/collect.sh deploy/image/stamp.sh deploy/image/start.sh /
# More proxies whose X-Forwarded-For nginx accepts: addresses and ranges, separated by spaces.
ARG TRUSTED_PROXIES
ARG SOURCE_DATE_EPOCH
RUN /collect.sh /image
COPY --from=build /ours /ours
RUN /stamp.sh /ours /image/etc/packages-installed-at
# A mistake in nginx.conf stops the build here, not the container at its start.
RUN cp -R /ours/. / && nginx -t

# Of Debian's programs, the final image has only nginx, with its libraries, and busybox.
FROM scratch
COPY --from=server /image /
COPY --from=server /ours /
# The user is a number, because Kubernetes, for one, cannot tell from a name that it is not root.
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=2s \
  CMD ["/bin/wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
CMD ["/usr/bin/busybox", "sh", "/start.sh"]
