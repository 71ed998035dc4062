# The production build of the portal, served by nginx with the configuration of deploy/nginx. Run in the project's root
# folder:
#   docker build --file deploy/containers/portal.Dockerfile --tag taglys-portal \
#     --build-arg PORTAL_BACKEND=https://api.example.com \
#     --build-arg PORTAL_REGISTRATION_SERVICES=https://registration.example.com \
#     --build-arg PORTAL_SIGN_IN_PROVIDERS=https://login.example.com --build-arg PORTAL_TAG_MANAGER=off .
# Without arguments it expects a mock server in the same network, as in compose.yaml.

FROM node:24-slim AS build
WORKDIR /portal
COPY .npmrc package.json package-lock.json ./
COPY .ci/completeInstall.js .ci/
RUN npm ci
COPY index.html tsconfig.json vite.config.ts ./
COPY deploy deploy
COPY schema schema
COPY src src
ARG PORTAL_REPORTS
ARG PORTAL_RELEASE
RUN npm run build

ARG PORTAL_BACKEND
ARG PORTAL_REGISTRATION_SERVICES
ARG PORTAL_SIGN_IN_PROVIDERS
ARG PORTAL_TAG_MANAGER
RUN npm run --silent nginx:config -- --root /var/www/portal --brotli > portal.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libnginx-mod-http-brotli-static nginx \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -s /dev/stdout /var/log/nginx/portal.access.log \
  && ln -s /dev/stderr /var/log/nginx/portal.error.log
COPY --from=build /portal/dist /var/www/portal
COPY --from=build /portal/portal.conf /etc/nginx/conf.d/portal.conf
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
