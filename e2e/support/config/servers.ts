import type { PlaywrightTestConfig } from "@playwright/test";
import { backendOrigin, identityOrigin, ports } from "./ports.ts";

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

/** What Playwright starts before the tests: the mock server, the production build and the development server. */
export const servers: NonNullable<PlaywrightTestConfig["webServer"]> = [
  {
    name: "mock",
    command: `node mock-server/cli/main.ts ${mockOptions.join(" ")}`,
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
    command: `vite build --logLevel warn && vite preview --strictPort --logLevel silent --port ${ports.portal}`,
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
