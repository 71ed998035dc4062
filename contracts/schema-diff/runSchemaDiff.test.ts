import { createServer } from "node:http";
import { buildSchema, introspectionFromSchema, printSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { MockServer } from "../../mock-server/server/startMockServer.ts";
import { loadSchema } from "../../schema/services.ts";
import { startMockBackend } from "../verification/mockBackend.ts";
import { runSchemaDiff } from "./runSchemaDiff.ts";

describe("schema:diff with the mock backend", () => {
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startMockBackend();
  });
  afterAll(() => mock.close());

  it("finds no difference in the main API and the REST API", async () => {
    const { exitCode, output } = await runSchemaDiff([
      `--url=${mock.origin}/graphql`,
      `--rest-url=${mock.origin}`,
    ]);
    expect(output).toContain("Result: 0 breaking, 0 dangerous, 0 safe.");
    expect(output).toContain("Note: GET /api/auth/me responded 401");
    expect(exitCode).toBe(0);
  });

  it("finds no difference in the registration service", async () => {
    const result = await runSchemaDiff([
      `--url=${mock.origins.registration}/de/graphql`,
      "--service=registration",
    ]);
    expect(result).toMatchObject({ exitCode: 0, output: expect.stringContaining("No difference.") });
  });

  it("suggests --service if the URL belongs to the other service", async () => {
    const { exitCode, output } = await runSchemaDiff([`--url=${mock.origins.registration}/de/graphql`]);
    expect(output).toContain("Is this another service (--service registration)?");
    expect(exitCode).toBe(1);
  });

  it("ends with exit code 2 if the URL is no GraphQL endpoint", async () => {
    const { exitCode, output } = await runSchemaDiff([`--url=${mock.origin}/api/nothing`]);
    expect(output).toContain("/api/nothing responded 404 to the introspection query.");
    expect(exitCode).toBe(2);
  });
});

describe("schema:diff with another service", () => {
  /** Starts a service that sends the same response to every request. */
  async function startService(status: number, body: unknown) {
    const authorizations: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      authorizations.push(request.headers.authorization);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The service has no port.");
    return { url: `http://127.0.0.1:${address.port}/graphql`, authorizations };
  }

  it("names the operations that a renamed field breaks", async () => {
    const sdl = printSchema(loadSchema("main")).replace(/\bremainingDays\b/, "daysLeft");
    const { url, authorizations } = await startService(200, {
      data: introspectionFromSchema(buildSchema(sdl)),
    });
    const { exitCode, output } = await runSchemaDiff([`--url=${url}`, "--header=authorization: Bearer me"]);
    expect(output).toContain("BREAKING: the portal fails until it or the service changes.");
    expect(output).toMatch(
      /Field 'remainingDays' was removed from object type 'RequestResponseModel'\.\n +used by CancelRequest, .*ShowRequest/,
    );
    expect(output).toContain("Result: 1 breaking, 0 dangerous, 1 safe.");
    expect(exitCode).toBe(1);
    expect(authorizations).toEqual(["Bearer me"]);

    const json = JSON.parse((await runSchemaDiff([`--url=${url}`, "--json"])).output);
    expect(json).toMatchObject({
      counts: { breaking: 1, dangerous: 0, safe: 1 },
      comparisons: [{ findings: [{ kind: "FIELD_REMOVED", level: "breaking" }, { kind: "FIELD_ADDED" }] }],
    });
  });

  it("ends with exit code 2 and the service's message if introspection is rejected", async () => {
    const { url } = await startService(400, { errors: [{ message: "No introspection." }] });
    const { exitCode, output } = await runSchemaDiff([`--url=${url}`]);
    expect(output).toContain('responded 400 to the introspection query: "No introspection.".');
    expect(exitCode).toBe(2);
  });

  it("ends with exit code 2 if the service is down", async () => {
    const { url } = await startService(503, {});
    expect(await runSchemaDiff([`--url=${url}`])).toEqual({
      exitCode: 2,
      output: `${url} is down: it responded 503.`,
    });
  });
});

describe("schema:diff options", () => {
  it("prints its usage for --help", async () => {
    const { exitCode, output } = await runSchemaDiff(["--help"]);
    expect(output).toContain("--rest-url <origin>");
    expect(exitCode).toBe(0);
  });

  it.each([
    [[], "Nothing to compare"],
    [["--url=example"], "--url must be a URL"],
    [["--url=http://a.example", "--service=other"], '--service must be main or registration, not "other".'],
    [["--url=http://a.example", "--header=broken"], '--header must be "name: value", not "broken".'],
    [["--bogus"], "--bogus"],
  ])("ends with exit code 2 for %j", async (args, message) => {
    const { exitCode, output } = await runSchemaDiff(args);
    expect(output).toContain(message);
    expect(exitCode).toBe(2);
  });
});
