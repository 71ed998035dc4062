import { backendOrigin, identityOrigin, ports, reused } from "./ports.ts";

/** Options of the mock server on the suite's ports. */
export const mockOptions = [
  `--port=${ports.backend}`,
  `--registration-port=${ports.registration}`,
  `--identity-port=${ports.identity}`,
  `--portal-port=${ports.portal}`,
];

/** Variables of the portal's server, with the sources that its content security policy allows besides the portal itself. */
export const portalEnvironment = {
  PORTAL_BACKEND: backendOrigin,
  PORTAL_REGISTRATION_SERVICES: `http://localhost:${ports.registration}`,
  PORTAL_SIGN_IN_PROVIDERS: identityOrigin,
  PORTAL_TAG_MANAGER: "on",
};

function createServer(name: string, command: string, url: string, env: Record<string, string> = {}) {
  return {
    ...{ name, command, url, env },
    cwd: "..",
    reuseExistingServer: reused === "start",
    // A build beside other work takes more than Playwright's minute.
    timeout: 180_000,
    stdout: "ignore",
    stderr: "pipe",
  } as const;
}

const portalUrl = `http://127.0.0.1:${ports.portal}`;

/** `npm start`, which may run already. Its portal is not the build: policy, chunks and pictures differ. */
const startServers = [createServer("start", "node mock-server/cli/start.ts", portalUrl)];

const mock = `node mock-server/cli/main.ts ${mockOptions.join(" ")} --phone --phone-port=${ports.phone}`;
// The log is silent: Vite would print the stack of each connection that a test's fault breaks.
const preview = `vite preview --strictPort --logLevel silent --port ${ports.portal}`;
const portal = reused === "build" ? preview : `vite build --logLevel warn && ${preview}`;
const development = `vite --port ${ports.development} --logLevel warn`;

/** The mock server, the production build and the development server. */
const ownServers = [
  createServer("mock", mock, backendOrigin),
  createServer("portal", portal, portalUrl, portalEnvironment),
  createServer("development", development, `http://127.0.0.1:${ports.development}`, {
    PORTAL_BACKEND: backendOrigin,
  }),
];

/** The servers that Playwright starts before the tests. */
export const servers = reused === "start" ? startServers : ownServers;
