import type { PlaywrightTestConfig } from "@playwright/test";
import { backendOrigin, identityOrigin, ports, reused } from "./ports.ts";

/** Options of the mock server on the suite's ports. */
export const mockOptions = [
  `--port=${ports.backend}`,
  `--registration-port=${ports.registration}`,
  `--identity-port=${ports.identity}`,
  `--portal-port=${ports.portal}`,
];

/** Variables of the portal's server, with what its content security policy lets through besides the portal itself. */
export const portalEnvironment = {
  PORTAL_BACKEND: backendOrigin,
  PORTAL_REGISTRATION_SERVICES: `http://localhost:${ports.registration}`,
  PORTAL_SIGN_IN_PROVIDERS: identityOrigin,
  PORTAL_TAG_MANAGER: "on",
};

/** A build beside other work takes more than Playwright's minute. */
const startTimeoutMs = 180_000;

type Servers = NonNullable<PlaywrightTestConfig["webServer"]>;

/** `npm start`, which may run already. Its portal is not the build: policy, chunks and pictures differ. */
const startServers: Servers = [
  {
    name: "start",
    command: "node mock-server/cli/start.ts",
    cwd: "..",
    url: `http://127.0.0.1:${ports.portal}`,
    reuseExistingServer: true,
    timeout: startTimeoutMs,
    stdout: "ignore",
    stderr: "pipe",
  },
];

const preview = `vite preview --strictPort --logLevel silent --port ${ports.portal}`;

/** The mock server, the production build and the development server. */
const ownServers: Servers = [
  {
    name: "mock",
    command: `node mock-server/cli/main.ts ${mockOptions.join(" ")} --phone --phone-port=${ports.phone}`,
    cwd: "..",
    url: backendOrigin,
    reuseExistingServer: false,
    timeout: startTimeoutMs,
    stdout: "ignore",
    stderr: "pipe",
  },
  {
    name: "portal",
    // Silent: Vite would print the stack of each connection that a fault of a test breaks.
    command: reused === "build" ? preview : `vite build --logLevel warn && ${preview}`,
    cwd: "..",
    env: portalEnvironment,
    url: `http://127.0.0.1:${ports.portal}`,
    reuseExistingServer: false,
    timeout: startTimeoutMs,
    stdout: "ignore",
    stderr: "pipe",
  },
  {
    name: "development",
    command: `vite --port ${ports.development} --logLevel warn`,
    cwd: "..",
    env: { PORTAL_BACKEND: backendOrigin },
    url: `http://127.0.0.1:${ports.development}`,
    reuseExistingServer: false,
    timeout: startTimeoutMs,
    stdout: "ignore",
    stderr: "pipe",
  },
];

/** What Playwright starts before the tests. */
export const servers = reused === "start" ? startServers : ownServers;
