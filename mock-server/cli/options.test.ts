import { describe, expect, it } from "vitest";
import { dialectNames } from "../rules/dialects.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { formatAnnouncement } from "./formatAnnouncement.ts";
import { parseOptions, UsageError, usage } from "./options.ts";

const ports = { port: 4000, registrationPort: 4001, identityPort: 4002, portalPort: 5173 };
const defaults = { country: "DE", scenario: "standing", ...ports };

describe("parseOptions", () => {
  it("has defaults for the server's country, scenario and ports only", () => {
    expect(parseOptions([])).toEqual(defaults);
  });

  it("reads country, scenario and ports", () => {
    const args =
      "--country se --scenario empty --port 0 --registration-port 0 --identity-port 3 --portal-port 65535";
    expect(parseOptions(args.split(" "))).toEqual({
      ...{ country: "SE", scenario: "empty" },
      ...{ port: 0, registrationPort: 0, identityPort: 3, portalPort: 65_535 },
    });
  });

  it("reads options of the server's behaviour", () => {
    const args = "--host 0.0.0.0 --allow-portal https://a.example --dialect spring --phone --phone-port 5444";
    expect(parseOptions(args.split(" "))).toEqual({
      ...defaults,
      password: expect.stringMatching(/^[\w-]{12}$/),
      host: "0.0.0.0",
      dialect: "spring",
      allowedPortals: ["https://a.example"],
      phonePort: 5444,
    });
  });

  it("needs no password without the control API", () => {
    expect(parseOptions(["--no-control", "--host", "0.0.0.0"])).toEqual({
      ...defaults,
      servesControl: false,
      host: "0.0.0.0",
    });
  });

  it("accepts every country in lower and upper case", () => {
    for (const country of countries) {
      expect(parseOptions(["--country", country])).toMatchObject({ country });
      expect(parseOptions([`--country=${country.toLowerCase()}`])).toMatchObject({ country });
    }
  });

  it("reads operations and paths to mock in front of a backend", () => {
    const effect = { kind: "mock" };
    expect(parseOptions(["--mock", "Projects", "--mock=/api/*"], "https://api.example.com")).toEqual({
      ...defaults,
      backend: "https://api.example.com",
      mocks: [
        { operation: "Projects", effect },
        { path: "/api/*", effect },
      ],
    });
    expect(() => parseOptions(["--mock=Projects"])).toThrow("PORTAL_BACKEND");
    expect(() => parseOptions(["--mock=projets"], "https://a.example")).toThrow(
      new UsageError('There is no operation "projets". Did you mean "Projects"?'),
    );
    expect(() => parseOptions([], "api.example.com")).toThrow("PORTAL_BACKEND must be a URL");
  });

  it("lists every option in the help, in lines that fit a terminal", () => {
    const [, ...lines] = usage.split("\n");
    const names =
      "country scenario dialect scenarios port registration-port identity-port portal-port no-control mock host allow-portal phone phone-port help";
    for (const name of names.split(" ")) expect(usage).toMatch(new RegExp(`^ {2}(-h, )?--${name}[ ,]`, "m"));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
  });

  const anyPort = "a port from 0 to 65535";
  const address = "an address such as 127.0.0.1 or 0.0.0.0";
  it.each<[option: string, value: string, expected: string]>([
    ["--port", "", anyPort],
    ["--registration-port", "65536", anyPort],
    ["--identity-port", "http", anyPort],
    ["--portal-port", "0", "a port from 1 to 65535"],
    ["--portal-port", "1.5", "a port from 1 to 65535"],
    ["--host", "", address],
    ["--host", "256.0.0.1", address],
    ["--host", "127.0.0.1:80", address],
  ])("rejects %s=%s", (option, value, expected) => {
    const message = `${option} must be ${expected}, not "${value}".`;
    expect(() => parseOptions([`${option}=${value}`])).toThrow(new UsageError(message));
  });

  it.each([
    ["--dialect=yoga", `There is no dialect "yoga". Known dialects: ${dialectNames.join(", ")}.`],
    ["--country=uk", `There is no country "uk". Known countries: ${countries.join(", ")}.`],
    ["--allow-portal=https://a.example/", "--allow-portal must be an origin such as"],
    ["--no-control=yes", "--no-control"],
    ["--nothing", "Unknown option '--nothing'. --help lists the options."],
    ["--country", "--country"],
    ["de", "de"],
  ])("rejects %s", (argument, message) => {
    expect(() => parseOptions([argument])).toThrow(UsageError);
    expect(() => parseOptions([argument])).toThrow(message);
  });
});

describe("formatAnnouncement", () => {
  const origin = "http://localhost:4100";
  const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };
  const options = { country: "SE", portalPort: 5199 } as const;

  it("lists the URLs, the personas and the passwords", () => {
    const text = formatAnnouncement({ ...options, password: "open sesame" }, { origin, origins });
    const urls = ["http://localhost:5199", origin, origins.identity];
    for (const part of [...urls, "anna@se.example", "Password  open sesame", "Daylight-2026"])
      expect(text).toContain(part);
  });

  it("explains that --host opens the services, not the portal", () => {
    const network = (host: string) =>
      /Network .*/.exec(formatAnnouncement({ ...options, host }, { origin, origins }))?.[0];
    expect(network("0.0.0.0")).toBe(
      "Network   other machines reach ports 4100, 4001, 4002; the portal only with --phone",
    );
    expect(network("127.0.0.1")).toBeUndefined();
  });

  it("names no console without the control API", () => {
    const text = formatAnnouncement({ ...options, servesControl: false }, { origin, origins });
    expect(text).toContain("Backend   http://localhost:4100");
    expect(text).not.toMatch(/console/i);
  });
});
