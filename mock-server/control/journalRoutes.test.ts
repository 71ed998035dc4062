import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { control, controlCall, provider } from "../testing/controlCalls.ts";
import { fileOf } from "../testing/files.ts";
import { requestOf } from "../testing/records.ts";
import { mainApi } from "../testing/services.ts";
import { freshWorld, removeWorlds } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";
import { Journal } from "./journal/journal.ts";
import { nearMisses } from "./journal/nearMisses.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = freshWorld("DE", "mine");
});

const entry = v.looseObject({
  number: v.number(),
  operation: v.string(),
  service: v.string(),
  status: v.number(),
});
const listing = v.object({ entries: v.array(entry), nearMisses: v.optional(v.array(v.string())) });
const read = async (query = "") =>
  v.parse(listing, await (await controlCall("GET", `/worlds/mine/journal${query}`)).json());
const operations = async (query = "") => (await read(query)).entries.map(({ operation }) => operation);
const account = "query ShowAccount { showAccount { id } }";

describe("GET /control/worlds/:id/journal", () => {
  it("tells of a call its operation, outcome and time by the world's clock", async () => {
    await callerIn(world, "anna").main(account);
    await callerIn(world).main(account);
    const known = {
      service: "main-api",
      method: "POST",
      path: "/graphql",
      operation: "ShowAccount",
      variables: {},
      at: "2026-03-09T08:00:00.000Z",
      status: 200,
      duration: expect.any(Number),
    };
    expect((await read()).entries).toEqual([
      { ...known, number: 1, errorCodes: [] },
      { ...known, number: 2, errorCodes: ["AUTH_NOT_AUTHORIZED"] },
    ]);
  });

  it("has the calls of every service in one order", async () => {
    await callerIn(world).get("/api/campaigns?secret=1");
    await callerIn(world).registration("query Windows { registeredWindows { hasNextPage } }");
    await provider.request("/mine.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration?a=b");
    await mainApi.request("/graphql?query=query Config {runtimeConfig{country}}", {
      headers: { cookie: "mock-world=mine" },
    });
    await callerIn(world).main("{ runtimeConfig { country } }");
    expect(world.journal.entries().map(({ service, operation, path }) => [service, operation, path])).toEqual(
      [
        ["rest", "GET /api/campaigns", "/api/campaigns"],
        ["registration", "Windows", "/mine/graphql"],
        [
          "identity",
          "openid-configuration",
          "/mine.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration",
        ],
        ["main-api", "Config", "/graphql"],
        ["main-api", "(anonymous)", "/graphql"],
      ],
    );
  });

  it("hides secrets and personal data of variables, at any depth, and shows files by type and size", async () => {
    const { id } = requestOf(world, "clara");
    const customer = {
      salutation: "MRS",
      firstName: "Secret",
      lastName: "Secret",
      email: "secret@home.example",
      phone: "+49 30 901820",
      street: "Secret",
      houseNumber: "77",
      postCode: "10115",
      city: "Secret",
      acceptedMarketing: true,
    };
    await callerIn(world, "clara").main(
      `mutation UpdateCustomer($id: ID!, $customer: CustomerInput!, $token: String) {
        updateCustomer(requestId: $id, customer: $customer) { id } }`,
      { id, customer, token: "secret" },
    );
    await callerIn(world, "clara").main(
      "mutation Upload($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }",
      { id, files: [fileOf({ name: "secret.pdf", size: 9 })] },
    );
    await callerIn(world, "clara").main(
      `mutation Cancel($id: ID!, $words: String) {
        cancelRequest(requestId: $id, reasonId: "reason-5", customReason: $words) { id } }`,
      { id, words: "", customReason: "secret" },
    );
    const [updated, uploaded] = (await read()).entries;
    expect(updated?.["variables"]).toEqual({
      id,
      token: "•••",
      customer: {
        salutation: "MRS",
        ...Object.fromEntries(
          ["firstName", "lastName", "email", "phone", "street", "houseNumber", "postCode", "city"].map(
            (name) => [name, "•••"],
          ),
        ),
        acceptedMarketing: true,
      },
    });
    expect(uploaded?.["variables"]).toMatchObject({ id });
    expect(JSON.stringify((await read()).entries)).not.toMatch(/secret|901820|10115/i);
  });

  it("is read by operation and by service, and cleared", async () => {
    await callerIn(world, "anna").main(account);
    await callerIn(world).get("/api/campaigns");
    expect(await operations("?operation=ShowAccount")).toEqual(["ShowAccount"]);
    expect(await operations("?service=rest")).toEqual(["GET /api/campaigns"]);
    expect(await operations("?service=rest&operation=ShowAccount")).toEqual([]);
    expect((await controlCall("DELETE", "/worlds/mine/journal")).status).toBe(204);
    expect(await operations()).toEqual([]);
  });

  it("names near misses of an operation that was not called", async () => {
    await callerIn(world, "anna").main(account);
    expect(await read("?operation=ShowAcount")).toEqual({ entries: [], nearMisses: ["ShowAccount"] });
    expect(await read("?operation=Projects")).toEqual({ entries: [], nearMisses: [] });
  });
});

describe("GET /control/worlds/:id/journal/wait", () => {
  const wait = async (query: string) => {
    const response = await controlCall("GET", `/worlds/mine/journal/wait?${query}`);
    return { status: response.status, body: await response.json() };
  };

  it("answers once the call comes, not before", async () => {
    const order: string[] = [];
    const waiting = wait("operation=ShowAccount&timeout=60000").then((answer) => {
      order.push("waited");
      return answer;
    });
    await callerIn(world).get("/api/campaigns");
    order.push("another call");
    await callerIn(world, "anna").main(account);
    expect(await waiting).toMatchObject({ status: 200, body: { entries: [{ operation: "ShowAccount" }] } });
    expect(order).toEqual(["another call", "waited"]);
  });

  it("answers at once for calls that came already, and counts them", async () => {
    await callerIn(world, "anna").main(account);
    await callerIn(world, "anna").main(account);
    const { status, body } = await wait("operation=ShowAccount&count=2&timeout=0");
    expect([status, body.entries.length]).toEqual([200, 2]);
  });

  it("gives up with 408, what did come and near misses", async () => {
    await callerIn(world, "anna").main(account);
    expect(await wait("operation=ShowAcount&timeout=1")).toEqual({
      status: 408,
      body: {
        message: "Only 0 of 1 ShowAcount calls came within 1 ms. Did you mean ShowAccount?",
        entries: [],
      },
    });
    expect(await wait("operation=ShowAccount&count=3&timeout=1")).toMatchObject({
      status: 408,
      body: { entries: [{ operation: "ShowAccount" }] },
    });
    expect(await wait("service=rest&timeout=0")).toMatchObject({
      status: 408,
      body: { message: "Only 0 of 1 matching calls came within 0 ms." },
    });
  });
});

describe("GET /control/worlds/:id/journal/live", () => {
  it("tells of each call as it comes", async () => {
    const response = await control.request("/worlds/mine/journal/live");
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reader = response.body?.getReader();
    await callerIn(world).get("/api/campaigns");
    const { value } = (await reader?.read()) ?? {};
    const event = new TextDecoder().decode(value);
    expect(event).toMatch(/^data: \{.*"operation":"GET \/api\/campaigns".*\}\n\n$/);
    await reader?.cancel();
  });
});

describe("the journal", () => {
  const call = { service: "rest", method: "GET", path: "/", at: "", status: 200, duration: 0 } as const;

  it("keeps the last 2,000 calls and counts on", () => {
    const journal = new Journal();
    for (let number = 1; number <= 2003; number++) {
      journal.record({ ...call, operation: `call ${number}`, errorCodes: [] });
    }
    expect(journal.entries()).toHaveLength(2000);
    expect(journal.entries()[0]).toMatchObject({ number: 4, operation: "call 4" });
  });

  it("lets nobody wait who is answered or has given up", async () => {
    const journal = new Journal();
    const caller = new AbortController();
    const waiting = journal.waitFor({ operation: "a" }, 1, caller.signal);
    caller.abort();
    expect(await waiting).toEqual([]);
    journal.record({ ...call, operation: "a", errorCodes: [] });
    expect(await journal.waitFor({ operation: "a" }, 1, caller.signal)).toHaveLength(1);
  });
});

describe("near misses", () => {
  const known = ["Projects", "Project", "ShowRequest", "RequestReasons", "UploadAttachment"];
  it.each([
    { asked: "projcts", expected: ["Projects", "Project"] },
    { asked: "showrequest", expected: ["ShowRequest"] },
    { asked: "UploadAtachments", expected: ["UploadAttachment"] },
    { asked: "Weather", expected: [] },
    { asked: "", expected: [] },
  ])("of $asked are $expected", ({ asked, expected }) => {
    expect(nearMisses(asked, known)).toEqual(expected);
  });
});
