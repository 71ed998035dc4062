/** The target to which the portal's origin forwards requests for services. */
export interface Backend {
  url: string;
  /** The mock server, or another backend on this machine: it receives the portal's host name, which selects the country. */
  isLocal: boolean;
}

/** The sources that the content security policy allows besides the portal's own origin. */
export interface PortalOrigins {
  /** Origins of the registration services and the sign-in providers. */
  connections: readonly string[];
  hasTagManager: boolean;
}

/** Reads `PORTAL_BACKEND`; the default is the mock server. */
export function parseBackend(environment: NodeJS.ProcessEnv): Backend {
  const url = environment["PORTAL_BACKEND"] ?? "http://127.0.0.1:4000";
  return { url, isLocal: /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(url) };
}

/** Reads the variables that `nginx/configure.sh` describes, for `vite preview`; the defaults are the mock server's. */
export function parsePortalOrigins({
  PORTAL_REGISTRATION_SERVICES = "http://localhost:4001",
  PORTAL_SIGN_IN_PROVIDERS = "http://localhost:4002",
  PORTAL_TAG_MANAGER = "on",
}: NodeJS.ProcessEnv): PortalOrigins {
  const urls = `${PORTAL_REGISTRATION_SERVICES} ${PORTAL_SIGN_IN_PROVIDERS}`.match(/\S+/g) ?? [];
  return {
    connections: [...new Set(urls.map((url) => new URL(url).origin))],
    hasTagManager: PORTAL_TAG_MANAGER === "on",
  };
}
