import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { identityApp, requestControl } from "../testing/controlApi.ts";
import { findRequest } from "../testing/findRecords.ts";
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

  it("names requests by their operation or path, without the query", async () => {
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

  it("hides tokens in variables, and shows names and addresses", async () => {
    const { id } = findRequest(world, "clara");
    const customer = { firstName: "Ada", street: "Secret Street", passwords: null };
    await createClient(world, "clara").main(
      `mutation UpdateCustomer($id: ID!, $customer: CustomerInput!, $token: String) {
        updateCustomer(requestId: $id, customer: $customer) { id } }`,
      { id, customer, token: "secret" },
    );
    const [updated] = (await readJournal()).entries;
    expect(updated?.["variables"]).toEqual({ id, token: "•••", customer });
  });

  it("filters by operation and service, and is cleared", async () => {
    await createClient(world, "anna").main(accountDocument);
    await createClient(world).get("/api/campaigns");
    expect(await listOperations("?operation=ShowAccount")).toEqual(["ShowAccount"]);
    expect(await listOperations("?service=rest")).toEqual(["GET /api/campaigns"]);
    expect(await listOperations("?service=rest&operation=ShowAccount")).toEqual([]);
    expect((await requestControl("DELETE", "/worlds/mine/journal")).status).toBe(204);
    expect(await listOperations()).toEqual([]);
  });
});
