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
      publication: undefined,
    });
  });

  it("reads the broker, its token and the versions from the environment or from options", () => {
    const environment = {
      PACT_BROKER_BASE_URL: "https://broker.example/",
      PACT_BROKER_TOKEN: "t",
      PROVIDER_VERSION: "p1",
      PROVIDER_BRANCH: "main",
      GIT_COMMIT: "c1",
    };
    const publication = {
      broker: { baseUrl: "https://broker.example", authorization: "Bearer t" },
      providerVersion: "p1",
      providerBranch: "main",
      portalVersion: "c1",
    };
    expect(parseVerifyOptions([...remote, "--publish"], environment)?.publication).toEqual(publication);
    const options = [
      ...["--broker-url", "https://broker.example", "--broker-token", "t", "--provider-version", "p1"],
      ...["--provider-branch", "main", "--version", "c1"],
    ];
    expect(parseVerifyOptions([...remote, "--publish", ...options], {})?.publication).toEqual(publication);
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
    ["--publish for the mock backend", ["--publish"], "--publish needs --url"],
    ["--publish without a version", [...remote, "--publish"], "--publish needs --provider-version"],
    [
      "--publish without a broker",
      [...remote, "--publish", "--provider-version", "1"],
      "PACT_BROKER_BASE_URL is missing",
    ],
  ])("rejects %s", (_, args, message) => {
    expect(() => parseVerifyOptions(args, {})).toThrow(message);
  });
});
