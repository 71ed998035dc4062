import { describe, expect, it } from "vitest";
import { announcement } from "./announcement.ts";
import { optionsFrom, UsageError } from "./commandLine.ts";

const usual = {
  country: "DE",
  scenario: "standing",
  port: 4000,
  registrationPort: 4001,
  identityPort: 4002,
  portalPort: 5173,
};

describe("optionsFrom", () => {
  it("has a default for everything", () => {
    expect(optionsFrom([])).toMatchObject(usual);
  });

  it("reads every option", () => {
    const args =
      "--country se --scenario standing --port 1 --registration-port 2 --identity-port 3 --portal-port 65535";
    expect(optionsFrom(args.split(" "))).toMatchObject({
      country: "SE",
      scenario: "standing",
      port: 1,
      registrationPort: 2,
      identityPort: 3,
      portalPort: 65_535,
    });
  });

  it.each(["AT", "CH", "DE", "DK", "GB", "IE", "NO", "SE"])("knows %s in any case [R9.1]", (country) => {
    expect(optionsFrom(["--country", country])).toMatchObject({ country });
    expect(optionsFrom([`--country=${country.toLowerCase()}`])).toMatchObject({ country });
  });

  it.each(["--help", "-h"])("answers %s with every option", (flag) => {
    const options = "--country --scenario --port --registration-port --identity-port --portal-port --help";
    const help = JSON.stringify(optionsFrom(["--port", "nonsense", flag]));
    for (const option of options.split(" ")) expect(help).toContain(option);
  });

  it.each([
    {
      args: ["--country", "uk"],
      message: 'There is no country "uk". Known countries: AT, CH, DE, DK, GB, IE, NO, SE.',
    },
    { args: ["--scenario", "nothing"], message: 'There is no scenario "nothing". Known scenarios: standing' },
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
    { args: ["--nothing"], message: "--nothing" },
    { args: ["--country"], message: "--country" },
    { args: ["de"], message: "de" },
  ])("refuses $args", ({ args, message }) => {
    expect(() => optionsFrom(args)).toThrow(UsageError);
    expect(() => optionsFrom(args)).toThrow(message);
  });
});

describe("announcement", () => {
  it("tells the addresses and who to sign in as", () => {
    const text = announcement(
      { country: "SE", portalPort: 5199 },
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
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Daylight-2026");
  });
});
