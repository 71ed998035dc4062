import { createServer } from "node:http";
import { buildSchema, introspectionFromSchema, printSchema } from "graphql";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { MockServer } from "../../mock-server/startMockServer.ts";
import { startStandingMock } from "../startStandingMock.ts";
import { contractOf } from "./portalServices.ts";
import { runSchemaDiff } from "./runSchemaDiff.ts";

describe("against the mock backend", () => {
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startStandingMock();
  });
  afterAll(() => mock.close());

  it("finds no difference in the main API and the REST calls", async () => {
    const { exitCode, output } = await runSchemaDiff([
      `--url=${mock.origin}/graphql`,
      `--rest-url=${mock.origin}`,
    ]);
    expect(output).toContain("Result: 0 breaking, 0 dangerous, 0 safe.");
    expect(output).toContain("Note: GET /api/auth/me answered 401");
    expect(exitCode).toBe(0);
  });

  it("finds no difference in the registration service", async () => {
    const result = await runSchemaDiff([
      `--url=${mock.origins.registration}/de/graphql`,
      "--service=registration",
    ]);
    expect(result).toMatchObject({ exitCode: 0, output: expect.stringContaining("No difference.") });
  });

  it("guesses that it was given the other service", async () => {
    const { exitCode, output } = await runSchemaDiff([`--url=${mock.origins.registration}/de/graphql`]);
    expect(output).toContain("Is this another service (--service registration)?");
    expect(exitCode).toBe(1);
  });

  it("ends with 2 where there is no GraphQL", async () => {
    const { exitCode, output } = await runSchemaDiff([`--url=${mock.origin}/api/nothing`]);
    expect(output).toContain("/api/nothing answered 404 to the introspection query.");
    expect(exitCode).toBe(2);
  });
});

describe("against a service of its own mind", () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());

  /** Answers everything alike; keeps the headers of the last call. */
  async function serve(status: number, body: unknown) {
    const calls: { token: string | undefined }[] = [];
    const server = createServer((request, response) => {
      calls.push({ token: request.headers.authorization });
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stop = () => server.close();
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The service has no port.");
    return { url: `http://127.0.0.1:${address.port}/graphql`, calls };
  }

  it("names the documents that a renamed field breaks", async () => {
    const sdl = printSchema(contractOf("main")).replace(/\bremainingDays\b/, "daysLeft");
    const { url, calls } = await serve(200, { data: introspectionFromSchema(buildSchema(sdl)) });
    const { exitCode, output } = await runSchemaDiff([`--url=${url}`, "--header=authorization: Bearer me"]);
    expect(output).toContain("BREAKING: the portal fails here until it or the service changes.");
    expect(output).toMatch(
      /Field RequestResponseModel\.remainingDays was removed\.\n +used by CancelRequest, .*ShowRequest/,
    );
    expect(output).toContain("Result: 1 breaking, 0 dangerous, 1 safe.");
    expect(exitCode).toBe(1);
    expect(calls).toEqual([{ token: "Bearer me" }]);

    const json = JSON.parse((await runSchemaDiff([`--url=${url}`, "--json"])).output);
    expect(json).toMatchObject({
      counts: { breaking: 1, dangerous: 0, safe: 1 },
      comparisons: [{ findings: [{ kind: "FIELD_REMOVED", level: "breaking" }, { kind: "FIELD_ADDED" }] }],
    });
  });

  it("ends with 2 where introspection is refused, with what the service said", async () => {
    const { url } = await serve(400, { errors: [{ message: "No introspection." }] });
    const { exitCode, output } = await runSchemaDiff([`--url=${url}`]);
    expect(output).toContain('answered 400 to the introspection query: "No introspection.".');
    expect(exitCode).toBe(2);
  });

  it("ends with 2 where the service is down", async () => {
    const { url } = await serve(503, {});
    expect(await runSchemaDiff([`--url=${url}`])).toEqual({
      exitCode: 2,
      output: `${url} is down: it answered 503.`,
    });
  });
});

describe("the command line", () => {
  it("explains itself", async () => {
    const { exitCode, output } = await runSchemaDiff(["--help"]);
    expect(output).toContain("--rest-url <origin>");
    expect(exitCode).toBe(0);
  });

  it.each([
    [[], "Nothing to compare"],
    [["--url=example"], "--url must be an address"],
    [["--url=http://a.example", "--service=other"], '--service must be main or registration, not "other".'],
    [["--url=http://a.example", "--header=broken"], '--header must be "name: value", not "broken".'],
    [["--bogus"], "--bogus"],
  ])("%j ends with 2", async (args, expected) => {
    const { exitCode, output } = await runSchemaDiff(args);
    expect(output).toContain(expected);
    expect(exitCode).toBe(2);
  });
});
