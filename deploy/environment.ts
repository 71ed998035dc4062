/** Where the portal's origin forwards requests for services. */
export interface Backend {
  url: string;
  /** The mock server, or another backend on this machine: it receives the portal's host name, which selects the country. */
  isLocal: boolean;
}

/** Other origins that the portal sends requests to. */
export interface PortalOrigins {
  /** Empty if the main API also serves the registration service's operations. */
  registrationServices: readonly string[];
  signInProviders: readonly string[];
  hasTagManager: boolean;
  /** URL that receives the browsers' reports; undefined if none are sent. */
  reportCollector?: string | undefined;
}

/** Defaults for a local backend: the default ports of the mock server. */
const mockServerDefaults = {
  PORTAL_REGISTRATION_SERVICES: "http://localhost:4001",
  PORTAL_SIGN_IN_PROVIDERS: "http://localhost:4002",
  PORTAL_TAG_MANAGER: "on",
};

/** Reads `PORTAL_BACKEND`; the default is the mock server. */
export function parseBackend(environment: NodeJS.ProcessEnv): Backend {
  const url = environment["PORTAL_BACKEND"] ?? "http://127.0.0.1:4000";
  return { url, isLocal: /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(url) };
}

/**
 * Reads `PORTAL_REGISTRATION_SERVICES` and `PORTAL_SIGN_IN_PROVIDERS`, URLs separated by spaces (one host may serve several
 * countries), and `PORTAL_TAG_MANAGER`, `on` or `off`. All are required unless the backend is local.
 */
export function parsePortalOrigins(environment: NodeJS.ProcessEnv): PortalOrigins {
  const { isLocal } = parseBackend(environment);
  const read = (name: keyof typeof mockServerDefaults) => {
    const value = environment[name] ?? (isLocal ? mockServerDefaults[name] : undefined);
    if (value === undefined) throw new Error(`${name} is not set. The content security policy needs it.`);
    return value;
  };
  const tagManager = read("PORTAL_TAG_MANAGER");
  if (tagManager !== "on" && tagManager !== "off") {
    throw new Error(`PORTAL_TAG_MANAGER must be "on" or "off", not "${tagManager}".`);
  }
  return {
    registrationServices: parseOrigins(read("PORTAL_REGISTRATION_SERVICES")),
    signInProviders: parseOrigins(read("PORTAL_SIGN_IN_PROVIDERS")),
    hasTagManager: tagManager === "on",
    reportCollector: parseReportCollector(environment),
  };
}

/** Reads `PORTAL_REPORTS`, the URL of a collector of reports; without it nothing is reported. */
export function parseReportCollector({ PORTAL_REPORTS }: NodeJS.ProcessEnv): string | undefined {
  if (!PORTAL_REPORTS) return undefined;
  parseOrigin(PORTAL_REPORTS);
  return PORTAL_REPORTS;
}

function parseOrigins(value: string): string[] {
  const urls = value.split(/\s+/).filter((url) => url !== "");
  return [...new Set(urls.map(parseOrigin))];
}

function parseOrigin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`"${value}" is not a URL such as https://service.example.com.`);
}
