# The mock server. Run in the project's root folder:
#   docker build --file deploy/containers/mock.Dockerfile --tag taglys-mock .
#   docker run --init --publish 4000-4002:4000-4002 --env MOCK_PASSWORD=... taglys-mock
# Without MOCK_PASSWORD it prints a random password for the console and the control API.
# Arguments after the image's name are options of the mock server, such as `--country se`.

# The dependencies of the workspace mock-server alone. This stage stays cached until a dependency changes.
FROM node:24-slim AS dependencies
WORKDIR /mock
COPY .npmrc package.json package-lock.json ./
COPY .ci/completeInstall.js .ci/
COPY mock-server/package.json mock-server/
RUN npm ci --workspace mock-server --omit=dev

FROM node:24-slim
WORKDIR /mock
COPY --from=dependencies /mock/node_modules node_modules
COPY schema schema
COPY mock-server mock-server
USER node
EXPOSE 4000 4001 4002
HEALTHCHECK --interval=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "mock-server/cli/main.ts", "--host", "0.0.0.0"]
