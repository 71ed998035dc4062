import { getIntrospectionQuery } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { createFile } from "#testing/createFile.ts";
import { findWindow } from "#testing/findRecords.ts";
import { createClient, parseGraphQlResponse } from "#testing/serviceClient.ts";
import { mainApi } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";
import type { World } from "#world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const post = async (body: BodyInit, headers: Record<string, string>) =>
  await parseGraphQlResponse(await mainApi.request("/graphql", { method: "POST", body, headers }));
const json = { "content-type": "application/json" };
const locale = { "x-taglys-locale": "de-DE" };
const form = { ...locale, "content-type": "multipart/form-data; boundary=x" };
const createQuery = (query: string) => JSON.stringify({ query });
const typename = createQuery("{ __typename }");

function createForm(fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  const all = { operations: typename, map: '{"0":["variables.file"]}', ...fields };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  body.set("0", createFile());
  return body;
}

describe("GraphQL endpoint", () => {
  it.each<[title: string, body: BodyInit, headers: Record<string, string>, status: number, message: RegExp]>([
    ["50,000 nested fields", createQuery("{a".repeat(50_000)), json, 400, /300 opening brackets/],
    ["a text", typename, { ...locale, "content-type": "text/plain" }, 415, /must be application\/json/],
    ["a body without type", typename, { "content-type": "" }, 415, /must be application\/json/],
    ["a form that another site can send", createForm(), {}, 403, /one of the headers x-taglys-locale, /],
    ["a map that is no JSON", createForm({ map: "{" }), locale, 400, /must be a valid JSON/],
    ["a map with wrong paths", createForm({ map: '{"0":[5]}' }), locale, 400, /must list the paths/],
    ["a form without parts", "abc", form, 400, /invalid multipart data/],
  ])("rejects %s", async (_, body, headers, status, message) => {
    const result = await post(body, headers);
    expect(result).toMatchObject({
      status,
      codes: [status === 403 ? "CROSS_SITE_REQUEST" : "BAD_REQUEST"],
    });
    expect(result).not.toHaveProperty("data");
    expect(result.errors[0]?.message).toMatch(message);
  });

  it.each<[title: string, body: BodyInit, headers: Record<string, string>]>([
    ["a form with a header of the portal", createForm(), locale],
    ["JSON, whatever the case of its type", typename, { "content-type": "Application/JSON; Charset=UTF-8" }],
    ["the introspection query", createQuery(getIntrospectionQuery({ inputValueDeprecation: true })), json],
  ])("accepts %s", async (_, body, headers) => {
    expect(await post(body, headers)).toMatchObject({ status: 200, errors: [] });
  });

  it("serves GraphiQL to browsers, with an id token for each persona of the world", async () => {
    const other = createStandingWorld("SE", "other");
    const headers = { cookie: "mock-world=other", accept: "text/html" };
    const page = await mainApi.request("/graphql", { headers });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const options = [...(await page.text()).matchAll(/<option(?: data-token="(.+?)")?>(.+?)</g)];
    const tokens = Object.fromEntries(options.map(([, token, persona]) => [persona, token]));
    expect(Object.keys(tokens)).toEqual(["anonymous", ...other.accounts.map(({ persona }) => persona)]);
    expect(tokens["anonymous"]).toBeUndefined();

    const clara = createClient(other, undefined, { authorization: `Bearer ${tokens["clara"]}` });
    const { data } = await clara.main("{ showAccount { id } }");
    expect(data).toEqual({ showAccount: { id: createAccountId("clara") } });
    expect((await clara.registration("{ registeredWindows { items { id } } }")).errors).toEqual([]);
  });
});

describe("upload that is no file", () => {
  const document = "mutation ($id: ID!, $file: Upload!) { uploadInvoice(id: $id, file: $file) { id } }";

  it.each(["plan.pdf", { arrayBuffer: "plan.pdf" }])("is rejected with 400: %j", async (file) => {
    const { id } = findWindow(world, "dario");
    const result = await createClient(world, "dario").registration(document, { id, file });
    expect(result).toMatchObject({ status: 400, codes: ["BAD_REQUEST"] });
  });
});

describe("GraphQL error of a resolver", () => {
  it("is masked if it is unexpected", async () => {
    Object.defineProperty(world, "projects", {
      get() {
        throw new TypeError("internal secret");
      },
    });
    const result = await createClient(world, "anna").main("{ projects { items { isArchived } } }");
    expect(result).toMatchObject({ codes: ["INTERNAL_SERVER_ERROR"], data: { projects: null } });
    expect(JSON.stringify(result)).not.toContain("secret");
  });
});
