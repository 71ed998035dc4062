import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, introspectionFromSchema, printSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type MockServer, startMockServer } from "#mock-server/server/startMockServer.ts";
import { loadService, type ServiceName } from "#schema/services.ts";
import { CommandError } from "../commandLine.ts";
import { startServer } from "../startServer.ts";
import { runCompare } from "./runCompare.ts";

/** A service's SDL with a change of a query that the portal sends. */
function changeQuery(service: ServiceName, createChange: (name: string) => [RegExp, string]) {
  const { schema, operations } = loadService(service);
  const query = operations.find((it) => it.type === "query");
  const name = query?.rootField ?? "";
  return { name, sdl: printSchema(schema).replace(...createChange(name)) };
}

describe("contracts:compare with the mock backend", () => {
  let mock: MockServer;
  beforeAll(async () => {
    mock = await startMockServer();
  });
  afterAll(() => mock.close());

  it("finds no difference in the main API", async () => {
    const { exitCode, output } = await runCompare([`--url=${mock.origin}/graphql`]);
    expect(output).toContain("Result: 0 breaking, 0 dangerous.");
    expect(exitCode).toBe(0);
  });

  it("finds no difference in the registration service", async () => {
    const result = await runCompare([
      `--url=${mock.origins.registration}/de/graphql`,
      "--service=registration",
    ]);
    expect(result).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("No difference that affects the portal."),
    });
  });

  it("suggests --service if the URL belongs to the other service", async () => {
    const { exitCode, output } = await runCompare([`--url=${mock.origins.registration}/de/graphql`]);
    expect(output).toContain("Is this another service (--service registration)?");
    expect(exitCode).toBe(1);
  });

  it("reports a URL that is no GraphQL endpoint", async () => {
    await expect(runCompare([`--url=${mock.origin}/api/nothing`])).rejects.toThrow(
      "/api/nothing responded 404 to the introspection query.",
    );
  });
});

describe("contracts:compare with another service", () => {
  /** Starts a service that sends the same response to every request. */
  async function startService(status: number, body: unknown) {
    const authorizations: (string | undefined)[] = [];
    const server = await startServer((request, response) => {
      authorizations.push(request.headers.authorization);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    onTestFinished(() => server.close());
    return { url: `${server.url}/graphql`, authorizations };
  }

  it("names the operations that a renamed field breaks", async () => {
    const { name, sdl } = changeQuery("main", (name) => [new RegExp(`\\b${name}\\b`), "renamed"]);
    const { url, authorizations } = await startService(200, {
      data: introspectionFromSchema(buildSchema(sdl)),
    });
    const { exitCode, output } = await runCompare([`--url=${url}`, "--header=authorization: Bearer me"]);
    expect(output).toContain("BREAKING: the portal fails until it or the service changes.");
    expect(output).toMatch(new RegExp(`Cannot query field "${name}" on type "Query"\\..*\\n +used by \\w+`));
    expect(output).toContain("Result: 1 breaking, 0 dangerous.");
    expect(exitCode).toBe(1);
    expect(authorizations).toEqual(["Bearer me"]);
  });

  it("reports why the service rejects introspection", async () => {
    const { url } = await startService(400, { errors: [{ message: "No introspection." }] });
    await expect(runCompare([`--url=${url}`])).rejects.toThrow(
      'responded 400 to the introspection query: "No introspection.".',
    );
  });

  it("reads the SDL of a service whose introspection is off", async () => {
    const sdl = printSchema(loadService("registration").schema);
    const server = await startServer((request, response) => {
      const isSdl = request.method === "GET" && request.url === "/graphql?sdl";
      response.end(isSdl ? sdl : '{"errors":[{"message":"Introspection is not allowed."}]}');
    });
    onTestFinished(() => server.close());
    const { output } = await runCompare([`--url=${server.url}/graphql`, "--service=registration"]);
    expect(output).toContain("No difference that affects the portal.");
  });

  it("reports that the service is down", async () => {
    const { url } = await startService(503, {});
    await expect(runCompare([`--url=${url}`])).rejects.toThrow(`${url} is down: it responded 503.`);
  });
});

describe("contracts:compare with SDL files", () => {
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  function writeSdl(name: string, sdl: string): string {
    const path = join(folder, name);
    writeFileSync(path, sdl);
    return `--sdl=${path}`;
  }

  it("reads a schema from several files and lists the fields that the portal does not read", async () => {
    const sdl = printSchema(loadService("registration").schema);
    const extension = 'extend type Query @key(fields: "id") { weight: Float }';
    const files = [writeSdl("windows.graphql", sdl), writeSdl("weights.graphql", extension)];
    const { exitCode, output } = await runCompare([...files, "--service=registration"]);
    expect(output).toContain("No difference that affects the portal.");
    expect(output).toMatch(/UNUSED: [\s\S]*\n {2}- Query: (.*, )?weight\n/);
    expect(exitCode).toBe(0);
  });

  it("reads the JSON of an introspection", async () => {
    const data = introspectionFromSchema(loadService("registration").schema);
    const file = writeSdl("introspection.json", JSON.stringify({ data }));
    const { output } = await runCompare([file, "--service=registration"]);
    expect(output).toContain("No difference that affects the portal.");
  });

  it("warns of an input in a variable if the service counts its cost", async () => {
    const sdl = printSchema(loadService("main").schema);
    const costly = sdl.replace(/customer: CustomerInput!/, '$& @cost(weight: "10")');
    const { exitCode, output } = await runCompare([writeSdl("costs.graphql", costly)]);
    expect(output).toContain("Mutation.updateCustomer(customer:): costs as much as the largest value,");
    expect(output).toContain("Result: 0 breaking, 1 dangerous.");
    expect(exitCode).toBe(0);
  });

  it("names the service's operation in place of an assumed one, and the parts to delete from the extension", async () => {
    const sdl = printSchema(loadService("main").schema).replace(
      /rating: Int!\s[^)]*/,
      "stars: Int, text: String",
    );
    const { exitCode, output } = await runCompare([writeSdl("feedback.graphql", sdl)]);
    expect(output).toContain(
      "Mutation.giveFeedback: takes stars, text; the portal sends rating, comment.\n      used by GiveFeedback",
    );
    expect(output).toContain(
      "Note: The service has Mutation.giveFeedback, Mutation.cancelRequest(customReason:). Delete that",
    );
    expect(exitCode).toBe(1);
  });

  it("names an operation that the portal sends without a sign-in although the service requires one", async () => {
    const sdl = printSchema(loadService("main").schema)
      .replace("type Query {", "type Query @authorize {")
      .replace("type Mutation {", "type Mutation @authorize {")
      .replace(/associateProject[\s\S]*?\): Boolean!/, "$& @allowAnonymous")
      .replace(/giveFeedback[\s\S]*?\): Boolean!/, "$& @allowAnonymous");
    const { output } = await runCompare([writeSdl("authorized.graphql", sdl)]);
    expect(output).toContain("- Query.runtimeConfig: needs a sign-in by @authorize, and is sent without.");
    expect(output).toContain("Result: 1 breaking, 0 dangerous.");
  });

  it("prints findings, their number and unused fields as JSON", async () => {
    const deprecate = (name: string): [RegExp, string] => [new RegExp(`\\b${name}.*`), "$& @deprecated"];
    const { name, sdl } = changeQuery("registration", deprecate);
    const file = writeSdl("deprecated.graphql", `${sdl} extend type Query { weight: Float }`);
    const { exitCode, output } = await runCompare([file, "--service=registration", "--json"]);
    expect(JSON.parse(output)).toMatchObject({
      counts: { breaking: 0, dangerous: 1 },
      findings: [{ level: "dangerous", description: `Query.${name}: deprecated. No longer supported` }],
      removable: { Query: expect.arrayContaining(["weight"]) },
    });
    expect(exitCode).toBe(0);
  });

  it("does not count an approved break before its approval ends, and reports approvals that no longer apply", async () => {
    const sdl = changeQuery("registration", (name) => [new RegExp(`\\b${name}\\b`), "renamed"]).sdl;
    const schema = [writeSdl("approved.graphql", sdl), "--service=registration"];
    const { findings } = JSON.parse((await runCompare([...schema, "--json"])).output);
    const approve = async (until: string, others: object[] = []) => {
      const known = findings.map((it: object) => ({ ...it, reason: "Renamed in May.", until }));
      const file = join(folder, "approvals.json");
      writeFileSync(file, JSON.stringify([...known, ...others]));
      return await runCompare([...schema, `--approvals=${file}`]);
    };
    const stale = { description: "Gone.", reason: "It was known.", until: "9999-12-31" };
    const approved = await approve("9999-12-31", [stale]);
    expect(approved.output).toMatch(
      /APPROVED: .*\n {2}- .*\n .*used by.*\n +until 9999-12-31: Renamed in May\./,
    );
    expect(approved.output).toContain("Note: An approval applies to no finding; delete it: Gone.");
    expect(approved.output).toMatch(/Result: 0 breaking, 0 dangerous, \d+ approved\.$/);
    expect(approved.exitCode).toBe(0);
    const ended = await approve("2026-01-31");
    expect(ended.output).toContain(`Note: An approval ended on 2026-01-31: ${findings[0].description}`);
    expect(ended.output).toContain("Result: 1 breaking, 0 dangerous.");
    expect(ended.exitCode).toBe(1);
  });

  it.each([
    ["no file", undefined, "ENOENT"],
    [
      "no reason",
      '[{"description": "a", "until": "2027-01-01"}]',
      "Expected a list of objects with description",
    ],
    ["no day", '[{"description": "a", "reason": "b", "until": "May"}]', "a day such as 2027-03-31"],
  ])("rejects approvals with %s", async (name, text, message) => {
    const file = join(folder, `${name}.json`);
    if (text !== undefined) writeFileSync(file, text);
    await expect(runCompare(["--sdl=a.graphql", `--approvals=${file}`])).rejects.toThrow(message);
  });

  it.each([
    ["broken.graphql", "type Query {", /broken\.graphql is no SDL: Syntax Error/],
    [
      "half.graphql",
      "type Query { a: Missing }",
      /half\.graphql is no valid schema: Unknown type "Missing"\./,
    ],
    [
      "mutations.graphql",
      "type Mutation { a: Int }",
      "mutations.graphql is no valid schema: It has no queries.",
    ],
    [
      "field.graphql",
      "type Query { a: Where }  input Where { a: Int }",
      /field\.graphql is no valid schema: .* output type for fields, but received: Where\./,
    ],
    [
      "argument.graphql",
      "type Query { a(b: Query): Int }",
      /argument\.graphql is no valid schema: .* input type for arguments, but received: Query\./,
    ],
  ])("rejects %s", async (name, sdl, message) => {
    const comparison = runCompare([writeSdl(name, sdl)]);
    await expect(comparison).rejects.toThrow(message);
    await expect(comparison).rejects.toBeInstanceOf(CommandError);
  });
});

describe("contracts:compare options", () => {
  it("prints its usage for --help", async () => {
    const { exitCode, output } = await runCompare(["--help"]);
    expect(output).toContain("--approvals");
    expect(exitCode).toBe(0);
  });

  it.each([
    [[], "either --sdl <file> or --url"],
    [["--url=example"], "--url must be a URL"],
    [["--url=http://a.example", "--sdl=a.graphql"], "either --sdl <file> or --url"],
    [["--sdl=nowhere.graphql"], "nowhere.graphql is no SDL: ENOENT"],
    [["--url=http://a.example", "--service=other"], '--service must be main or registration, not "other".'],
    [["--url=http://a.example", "--header=broken"], '--header must be "name: value", not "broken".'],
    [["--bogus"], "Unknown option '--bogus'. --help lists the options."],
    [["--url"], "Option '--url <value>' argument missing. --help lists the options."],
  ])("rejects %j", async (args, message) => {
    await expect(runCompare(args)).rejects.toThrow(message);
  });
});
