import { describe, expect, it } from "vitest";
import { formatScenarioList } from "../scenarios/scenarios.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { formatAnnouncement } from "./formatAnnouncement.ts";
import { parseOptions, UsageError, usage } from "./options.ts";

const defaults = {
  country: "DE",
  scenario: "standing",
  port: 4000,
  registrationPort: 4001,
  identityPort: 4002,
  portalPort: 5173,
};

/** The text that the command line asks for. */
async function getText(args: readonly string[]): Promise<string> {
  const options = parseOptions(args);
  return "getText" in options ? await options.getText() : "";
}

describe("parseOptions", () => {
  it("has defaults for all options", () => {
    expect(parseOptions([])).toMatchObject(defaults);
  });

  it("reads every option", () => {
    const args =
      "--country se --scenario standing --port 1 --registration-port 2 --identity-port 3 --portal-port 65535";
    expect(parseOptions(args.split(" "))).toMatchObject({
      country: "SE",
      scenario: "standing",
      port: 1,
      registrationPort: 2,
      identityPort: 3,
      portalPort: 65_535,
    });
  });

  it("reads options of the server's behaviour", () => {
    const args =
      "--latency 250 --idle-minutes 5 --host 0.0.0.0 --allow-host mock.example.com --allow-host Test";
    expect(parseOptions(args.split(" "))).toEqual({
      ...defaults,
      password: expect.stringMatching(/^[\w-]{12}$/),
      latency: 250,
      idleMinutes: 5,
      host: "0.0.0.0",
      allowedHosts: ["mock.example.com", "test"],
    });
  });

  it("needs no password without the control API", () => {
    expect(parseOptions(["--no-control", "--host", "0.0.0.0"])).toEqual({
      ...defaults,
      servesControl: false,
      host: "0.0.0.0",
    });
  });

  it("leaves out options that are not given, so that the server's defaults apply", () => {
    expect(parseOptions([])).toEqual(defaults);
  });

  it.each(["--port", "--registration-port", "--identity-port"])("accepts 0 for %s, any free port", (flag) => {
    expect(Object.values(parseOptions([flag, "0"]))).toContain(0);
  });

  it("returns the list of scenarios for --scenarios", async () => {
    const list = await getText(["--scenarios"]);
    expect(list).toBe(formatScenarioList());
    expect(list).toMatch(/^ {2}standing +Anna with 23 projects in all statuses, /);
  });

  it.each(countries)("accepts the country %s in lower and upper case", { tags: ["R9.1"] }, (country) => {
    expect(parseOptions(["--country", country])).toMatchObject({ country });
    expect(parseOptions([`--country=${country.toLowerCase()}`])).toMatchObject({ country });
  });

  it.each(["--help", "-h"])("returns a help text with all options for %s", async (flag) => {
    const options =
      "--country --scenario --scenarios --port --registration-port --identity-port --portal-port --latency --no-control --idle-minutes --host --allow-host --help";
    expect(await getText(["--port", "nonsense", flag])).toBe(usage);
    for (const option of options.split(" "))
      expect(usage).toMatch(new RegExp(`^ {2}(-h, )?${option}[ ,]`, "m"));
    for (const line of usage.split("\n").slice(1)) expect(line.length).toBeLessThanOrEqual(110);
  });

  it.each([
    {
      args: ["--country", "uk"],
      message: `There is no country "uk". Known countries: ${countries.join(", ")}.`,
    },
    {
      args: ["--allow-host", "http://mock.example.com"],
      message: '--allow-host must be a host name such as mock.example.com, not "http://mock.example.com".',
    },
    {
      args: ["--allow-host", "mock.example.com:4000"],
      message: '--allow-host must be a host name such as mock.example.com, not "mock.example.com:4000".',
    },
    { args: ["--portal-port", "0"], message: '--portal-port must be a port from 1 to 65535, not "0".' },
    {
      args: ["--registration-port", "65536"],
      message: '--registration-port must be a port from 0 to 65535, not "65536".',
    },
    {
      args: ["--identity-port", "http"],
      message: '--identity-port must be a port from 0 to 65535, not "http".',
    },
    { args: ["--portal-port", "1.5"], message: '--portal-port must be a port from 1 to 65535, not "1.5".' },
    { args: ["--port="], message: '--port must be a port from 0 to 65535, not "".' },
    ...["fast", "-1", "1.5", "", "600001"].map((text) => ({
      args: [`--latency=${text}`],
      message: `--latency must be a whole number from 0 to 600000, not "${text}".`,
    })),
    ...["soon", "0", "-1", "0.5", ""].map((text) => ({
      args: [`--idle-minutes=${text}`],
      message: `--idle-minutes must be a whole number from 1 to 600000, not "${text}".`,
    })),
    ...["", "nowhere", "256.0.0.1", "127.0.0.1:80", "http://127.0.0.1"].map((text) => ({
      args: [`--host=${text}`],
      message: `--host must be an address such as 127.0.0.1 or 0.0.0.0, not "${text}".`,
    })),
    { args: ["--no-control=yes"], message: "--no-control" },
    { args: ["--country="], message: 'There is no country "". Known countries: AT, CH,' },
    { args: ["--nothing"], message: "--nothing" },
    { args: ["--country"], message: "--country" },
    { args: ["de"], message: "de" },
  ])("rejects $args", ({ args, message }) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(message);
  });
});

describe("formatAnnouncement", () => {
  it("contains the URLs and the personas", () => {
    const text = formatAnnouncement(
      { country: "SE", portalPort: 5199, password: "open sesame" },
      {
        origin: "http://localhost:4100",
        origins: { registration: "http://localhost:4001", identity: "http://localhost:4002" },
      },
    );
    for (const part of [
      "http://localhost:5199",
      "http://localhost:4100",
      "http://localhost:4002",
      "anna@se.example",
      "Password  open sesame",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Daylight-2026");
  });

  it("names no console without the control API", () => {
    const text = formatAnnouncement(
      { country: "SE", portalPort: 5199, servesControl: false },
      {
        origin: "http://localhost:4100",
        origins: { registration: "http://localhost:4001", identity: "http://localhost:4002" },
      },
    );
    expect(text).toContain("Backend   http://localhost:4100");
    expect(text).not.toMatch(/console/i);
  });
});
