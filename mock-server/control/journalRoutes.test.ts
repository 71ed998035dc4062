import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { identityApp, requestControl } from "../testing/controlApi.ts";
import { createClient } from "../testing/serviceClient.ts";
import { mainApi } from "../testing/services.ts";
import { createStandingWorld, removeWorlds } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = createStandingWorld("DE", "mine");
});

const entrySchema = v.looseObject({
  number: v.number(),
  operation: v.string(),
  service: v.string(),
  status: v.number(),
});
const journalSchema = v.strictObject({ entries: v.array(entrySchema) });
const readJournal = async (query = "") =>
  v.parse(journalSchema, await (await requestControl("GET", `/worlds/mine/journal${query}`)).json());
const listOperations = async (query = "") =>
  (await readJournal(query)).entries.map(({ operation }) => operation);
const readExchange = async (number: number) => await requestControl("GET", `/worlds/mine/journal/${number}`);
const accountDocument = "query ShowAccount { showAccount { id } }";

describe("GET /control/worlds/:id/journal", () => {
  it("returns operation, outcome and the time of the world's clock", async () => {
    await createClient(world, "anna").main(accountDocument);
    await createClient(world).main(accountDocument);
    const commonFields = {
      ...{ service: "main-api", method: "POST", path: "/graphql", operation: "ShowAccount", variables: {} },
      ...{ at: "2026-03-09T08:00:00.000Z", status: 200, duration: expect.any(Number) },
    };
    expect((await readJournal()).entries).toEqual([
      { ...commonFields, number: 1, errorCodes: [] },
      { ...commonFields, number: 2, errorCodes: ["AUTH_NOT_AUTHORIZED"] },
    ]);
  });

  it("names requests after their operation or path, without the query", async () => {
    await createClient(world).get("/api/campaigns?secret=1");
    await identityApp.request("/mine.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration?a=b");
    const headers = { cookie: "mock-world=mine" };
    await mainApi.request("/graphql?query=query Config {runtimeConfig{country}}", { headers });
    await createClient(world).main("{ runtimeConfig { country } }");
    const discovery = "/mine.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration";
    expect(world.journal.entries().map(({ operation, path }) => [operation, path])).toEqual([
      ["GET /api/campaigns", "/api/campaigns"],
      ["openid-configuration", discovery],
      ["Config", "/graphql"],
      ["(anonymous)", "/graphql"],
    ]);
  });

  it("hides, in variables of any name, the world's tokens and values that a document passes as a token", async () => {
    const document = "query Hand($a: ID!, $b: String!) { claim(entityId: $a, token: $b) { id } }";
    const values = ["welcome-home", "at /register/project-1/welcome-home", "eyJh..iv.text.tag", "plain"];
    await createClient(world).main(document, { a: "project-1", b: "secret", c: values });
    expect((await readJournal()).entries[0]?.["variables"]).toEqual({
      ...{ a: "project-1", b: "•••" },
      c: ["•••", "at /register/project-1/•••", "•••", "plain"],
    });
    const exchange = await (await readExchange(1)).text();
    expect(exchange).toContain("project-1");
    expect(exchange).not.toMatch(/secret|welcome-home|eyJ/);
  });

  it("filters by operation and service, and can be cleared", async () => {
    await createClient(world, "anna").main(accountDocument);
    await createClient(world).get("/api/campaigns");
    expect(await listOperations("?operation=ShowAccount")).toEqual(["ShowAccount"]);
    expect(await listOperations("?service=rest")).toEqual(["GET /api/campaigns"]);
    expect(await listOperations("?service=rest&operation=ShowAccount")).toEqual([]);
    expect((await requestControl("DELETE", "/worlds/mine/journal")).status).toBe(204);
    expect(await listOperations()).toEqual([]);
  });
});

const showAccount = "query ShowAccount { showAccount { id email firstName } }";

describe("GET /control/worlds/:id/journal/:number", () => {
  it("returns request and response until the journal is cleared", async () => {
    await createClient(world, "anna").main(showAccount, { page: 2 });
    const exchange = await (await readExchange(1)).json();
    expect(exchange).toMatchObject({ url: expect.stringMatching(/^http:\/\/[^/]+\/graphql$/) });
    expect(JSON.parse(exchange.request.body)).toMatchObject({ query: showAccount, variables: { page: 2 } });
    expect(exchange.request.headers).toContainEqual(["content-type", "application/json"]);
    expect(JSON.parse(exchange.response.body).data.showAccount.email).toMatch(/^anna/);
    await requestControl("DELETE", "/worlds/mine/journal");
    expect((await readExchange(1)).status).toBe(404);
  });

  it("hides tokens in headers, variables, documents and URLs, and shows names and addresses", async () => {
    const client = createClient(world, "anna");
    const document = 'mutation { claim(token: "secret-2", note: "first \\"floor\\"") { id } }';
    await client.main(showAccount, { input: { email: "ada@example.com", invitationToken: 'secret-"1"' } });
    await client.main(document, { customer: { lastName: "Lovelace", street: "Token Street" } });
    await client.get("/files/a?signature=secret-3");
    const texts = await Promise.all(
      [1, 2, 3].map(async (number) => await (await readExchange(number)).text()),
    );
    for (const text of texts) expect(text).not.toMatch(/secret-|eyJ/);
    const [account, claim, file] = texts.map((text) => JSON.parse(text));
    expect(account.request.headers).toContainEqual(["authorization", "•••"]);
    expect(JSON.parse(account.request.body).variables).toEqual({
      input: { email: "ada@example.com", invitationToken: "•••" },
    });
    expect(JSON.parse(account.response.body).data.showAccount).toMatchObject({
      email: "anna@de.example",
      firstName: "Anna",
    });
    expect(JSON.parse(claim.request.body)).toEqual({
      query: 'mutation { claim(token: "•••", note: "first \\"floor\\"") { id } }',
      variables: { customer: { lastName: "Lovelace", street: "Token Street" } },
    });
    expect(file.url).toContain("signature=•••");
  });

  it("hides the secrets in requests to the sign-in provider and in its responses", async () => {
    const form = "grant_type=authorization_code&code=secret-1&code_verifier=secret-2&password=secret-3";
    const length = String(form.length);
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": length };
    const init = { method: "POST", body: form, headers };
    await identityApp.request("/mine.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token", init);
    const { request } = await (await readExchange(1)).json();
    expect(request.body).toBe("grant_type=authorization_code&code=•••&code_verifier=•••&password=•••");

    const entry = { service: "identity", method: "POST", path: "/token", operation: "token" } as const;
    world.journal.record(
      { ...entry, at: "", status: 200, duration: 1, errorCodes: [] },
      {
        url: "http://localhost/token",
        requestHeaders: [],
        responseHeaders: [["location", "http://localhost/?code=secret-3#state=state-1"]],
        responseBody: '{"refresh_token":"secret-1","id_token":"eyJh.eyJz.c2"}',
      },
    );
    const text = await (await readExchange(2)).text();
    expect(text).not.toMatch(/secret-|eyJ/);
    expect(text).toContain("http://localhost/?code=•••#state=state-1");
  });
});
