# The mock backend. In the project's folder:
#   docker build --file deploy/containers/mock.Dockerfile --tag taglys-mock .
#   docker run --init --publish 4000-4002:4000-4002 taglys-mock
# What comes after the image's name are options of the mock, such as `--country se`.

FROM node:24-slim AS package
WORKDIR /mock
COPY package.json ./
COPY deploy/containers deploy/containers
COPY mock-server mock-server
RUN npm run --silent mock:package > mock-package.json

# Stays in the cache until a library changes.
FROM node:24-slim AS libraries
WORKDIR /mock
COPY .npmrc package-lock.json ./
COPY --from=package /mock/mock-package.json package.json
RUN npm install --omit=dev

FROM node:24-slim
WORKDIR /mock
COPY --from=libraries /mock/package.json ./
COPY --from=libraries /mock/node_modules node_modules
COPY schema schema
COPY mock-server mock-server
USER node
EXPOSE 4000 4001 4002
# The console's page: it writes nothing into a journal.
HEALTHCHECK --interval=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "--import", "./mock-server/quickStart.js", "mock-server/main.ts", "--host", "0.0.0.0"]
