import { backendFrom } from "./backend.ts";
import type { PortalOrigins } from "./securityHeaders.ts";

/** As the mock backend has them where nobody chose other ports. */
const ofMock = {
  PORTAL_REGISTRATION_SERVICES: "http://localhost:4001",
  PORTAL_SIGN_IN_PROVIDERS: "http://localhost:4002",
  PORTAL_TAG_MANAGER: "on",
};

/**
 * Reads the environment: `PORTAL_REGISTRATION_SERVICES` and `PORTAL_SIGN_IN_PROVIDERS` are addresses with spaces between
 * them, as many as the countries of one host have; `PORTAL_TAG_MANAGER` is `on` or `off`. Beside a backend on this
 * machine what is left out is the mock's.
 */
export function portalOrigins(environment: NodeJS.ProcessEnv): PortalOrigins {
  const isLocal = backendFrom(environment).isLocal;
  const read = (name: keyof typeof ofMock) => {
    const text = environment[name] ?? (isLocal ? ofMock[name] : undefined);
    if (text === undefined) throw new Error(`${name} is not set: the content security policy must name it.`);
    return text;
  };
  const tagManager = read("PORTAL_TAG_MANAGER");
  if (tagManager !== "on" && tagManager !== "off") {
    throw new Error(`PORTAL_TAG_MANAGER must be "on" or "off", not "${tagManager}".`);
  }
  return {
    registrationServices: originsIn(read("PORTAL_REGISTRATION_SERVICES")),
    signInProviders: originsIn(read("PORTAL_SIGN_IN_PROVIDERS")),
    hasTagManager: tagManager === "on",
  };
}

function originsIn(text: string): string[] {
  const addresses = text.split(/\s+/).filter((address) => address !== "");
  return [...new Set(addresses.map(originOf))];
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`"${address}" is no address such as https://service.example.com.`);
}
