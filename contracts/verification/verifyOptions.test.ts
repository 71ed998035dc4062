import { describe, expect, it } from "vitest";
import { parseVerifyOptions } from "./verifyOptions.ts";

const url = "https://api.example.com";
const remote = ["--provider", "main-api", "--url", url, "--states-url", `${url}/states`];

describe("parseVerifyOptions", () => {
  it("verifies the mock backend by default, with limits for each interaction and for the run", () => {
    expect(parseVerifyOptions([], {})).toMatchObject({
      remote: undefined,
      interactionTimeoutMs: 10_000,
      timeoutMs: 600_000,
      source: { type: "committed" },
      isPublished: false,
    });
  });

  const environment = {
    PACT_BROKER_BASE_URL: "https://broker.example",
    PACT_BROKER_TOKEN: "t",
    PROVIDER_VERSION: "p1",
    PROVIDER_BRANCH: "main",
  };

  it("takes the pacts of the main branch and of deployed versions from a broker", () => {
    expect(parseVerifyOptions([...remote, "--broker", "--publish"], environment)).toMatchObject({
      source: {
        type: "broker",
        provider: "main-api",
        selectors: [{ mainBranch: true }, { deployedOrReleased: true }],
        includesPending: true,
      },
      broker: { url: "https://broker.example", token: "t" },
      providerVersion: "p1",
      providerBranch: "main",
      isPublished: true,
    });
  });

  it("takes the pacts that selectors name, without pending ones, or a single pact", () => {
    const selected = [...remote, "--broker", "--selector", '{"branch": "roof"}', "--no-pending"];
    expect(parseVerifyOptions(selected, environment)?.source).toMatchObject({
      selectors: [{ branch: "roof" }],
      includesPending: false,
    });
    expect(parseVerifyOptions([...remote, "--pact-url", `${url}/pact`], {})?.source).toEqual({
      type: "url",
      url: `${url}/pact`,
    });
  });

  it.each([
    ["an unknown option", ["--bogus"], "Unknown option '--bogus'. --help lists the options."],
    ["an argument that is no option", ["main-api"], "Unexpected argument 'main-api'."],
    ["--url without --states-url", ["--url", url], "--url and --states-url must be given together."],
    ["--url without --provider", remote.slice(2), "--url needs --provider: it belongs to one provider."],
    [
      "a URL without scheme",
      ["--provider", "main-api", "--url", "localhost:4000", "--states-url", url],
      '--url must be a URL such as https://api.example.com, not "localhost:4000".',
    ],
    ["a malformed header", [...remote, "--header", "key"], '--header must be "name: value", not "key".'],
    ["a limit of 0", ["--timeout", "0"], '--timeout must be a number of seconds above 0, not "0".'],
    ["--publish of the committed pacts", [...remote, "--publish"], "--publish needs --broker or --pact-url."],
    ["--publish for the mock backend", ["--pact-url", url, "--publish"], "--publish needs --url"],
    [
      "--publish without a version",
      [...remote, "--pact-url", url, "--publish"],
      "--publish needs --provider-version",
    ],
    ["--broker without its URL", [...remote, "--broker"], "PACT_BROKER_BASE_URL must be a URL"],
    ["two sources", [...remote, "--broker", "--pact-url", url], "exclude each other"],
    ["a malformed selector", [...remote, "--broker", "--selector", "main"], "--selector must be JSON"],
  ])("rejects %s", (_, args, message) => {
    expect(() => parseVerifyOptions(args, {})).toThrow(message);
  });
});
