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
