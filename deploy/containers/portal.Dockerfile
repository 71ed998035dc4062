# The production build of the portal, served by nginx. One image serves all environments: nginx reads their settings, which
# deploy/nginx/configure.sh describes, when it starts. Run in the project's root folder:
#   docker build --file deploy/containers/portal.Dockerfile --tag taglys-portal .
#   docker run --publish 8080:80 --env PORTAL_BACKEND=https://api.example.com \
#     --env PORTAL_REGISTRATION_SERVICES=https://registration.example.com \
#     --env PORTAL_SIGN_IN_PROVIDERS=https://login.example.com --env PORTAL_TAG_MANAGER=off taglys-portal
# Without settings it expects a mock server in the same network, as in compose.yaml.

# The image of the release before, whose scripts stay available to open tabs. By default there is none.
ARG PREVIOUS=build

FROM node:24-slim AS build
WORKDIR /portal
COPY .npmrc package.json package-lock.json ./
COPY .ci/completeInstall.js .ci/
RUN npm ci
COPY index.html tsconfig.json vite.config.ts ./
COPY deploy deploy
COPY schema schema
COPY src src
RUN npm run build \
  && npm run --silent nginx:config > portal.conf.template \
  && mkdir -p /var/www && cp -R dist /var/www/portal
COPY contracts contracts
ARG PORTAL_RELEASE=unknown
RUN npm run artifacts

FROM ${PREVIOUS} AS previous

# The files of a release that no host serves: `docker build --target artifacts --output <folder>`.
FROM scratch AS artifacts
COPY --from=build /portal/source-maps source-maps
COPY --from=build /portal/artifacts ./

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates curl gettext-base libnginx-mod-http-brotli-static nginx \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && echo "brotli_static on;" > /etc/nginx/conf.d/brotli.conf \
  && ln -s /run/portal.conf /etc/nginx/conf.d/portal.conf \
  && ln -s /dev/stdout /var/log/nginx/portal.access.log \
  && ln -s /dev/stderr /var/log/nginx/portal.error.log
COPY --from=previous /var/www/portal/assets /var/www/portal/previous/assets
COPY --from=build /portal/dist /var/www/portal
COPY --from=build /portal/portal.conf.template /etc/nginx/
COPY deploy/nginx/configure.sh /etc/nginx/
ARG PORTAL_RELEASE=unknown
ENV PORTAL_RELEASE=$PORTAL_RELEASE
LABEL org.opencontainers.image.revision=$PORTAL_RELEASE
EXPOSE 80
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --start-period=10s CMD ["curl", "--fail", "--silent", "http://127.0.0.1/health"]
CMD ["sh", "-c", "/etc/nginx/configure.sh /etc/nginx/portal.conf.template > /run/portal.conf && exec nginx -g 'daemon off;'"]
