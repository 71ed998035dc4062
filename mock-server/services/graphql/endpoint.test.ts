import { beforeEach, describe, expect, it } from "vitest";
import { createClient, parseGraphQlResponse } from "../../testing/serviceClient.ts";
import { mainApi, registrationService } from "../../testing/services.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import de from "../../texts/de.json" with { type: "json" };
import { formatText } from "../../texts/texts.ts";
import type { World } from "../../world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe.each([
  { service: "main API", app: mainApi, path: "/graphql" },
  { service: "registration service", app: registrationService, path: "/de/graphql" },
])("GraphQL endpoint of the $service", ({ app, path }) => {
  const post = async (body: BodyInit, type: string) => {
    const headers = { "content-type": type };
    return await parseGraphQlResponse(await app.request(path, { method: "POST", body, headers }));
  };
  const json = "application/json";

  it.each([
    { title: "truncated JSON", body: '{"query":', type: json, status: 400, message: /invalid JSON/ },
    { title: "an empty body", body: "", type: json, status: 400, message: /invalid JSON/ },
    { title: "JSON null", body: "null", type: json, status: 400, message: /expected to be object/ },
    {
      title: "a batch of operations",
      body: "[]",
      type: json,
      status: 400,
      message: /Batching is not supported/,
    },
    {
      title: "variables that are not an object",
      body: '{"query":"{ __typename }","variables":"x"}',
      type: json,
      status: 400,
      message: /"variables" param to be empty or an object/,
    },
  ])("responds with $status and BAD_REQUEST to $title", async ({ body, type, status, message }) => {
    const response = await post(body, type);
    expect(response.status).toBe(status);
    expect(response.codes).toEqual(["BAD_REQUEST"]);
    expect(response.errors[0]?.message).toMatch(message);
  });

  it.each([
    { title: "a missing document", document: undefined, code: "BAD_REQUEST" },
    { title: "a truncated document", document: "{ runtimeConfig {", code: "GRAPHQL_PARSE_FAILED" },
    { title: "an unknown field", document: "{ nothing }", code: "GRAPHQL_VALIDATION_FAILED" },
  ])("responds with $code to $title", async ({ document, code }) => {
    const { codes, data } = await post(JSON.stringify({ query: document }), json);
    expect(codes).toEqual([code]);
    expect(data).toBeUndefined();
  });

  it.each(["PUT", "DELETE", "PATCH"])("responds with 405 and the allowed methods to %s", async (method) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
  });

  it("responds with 405 and the allowed method to a mutation by GET", async () => {
    const response = await app.request(`${path}?query=mutation{__typename}`);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it("serves GraphiQL to browsers", async () => {
    const page = await app.request(path, { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  });
});

describe("GraphQL error of a resolver", () => {
  it("is masked if it was not expected", async () => {
    Object.defineProperty(world, "projects", {
      get() {
        throw new TypeError("internal secret");
      },
    });
    const { errors, codes, data } = await createClient(world, "anna").main(
      "{ projects { items { isArchived } } }",
    );
    expect(codes).toEqual(["INTERNAL_SERVER_ERROR"]);
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(data).toEqual({ projects: null });
  });

  it("has the message and code of a NOT_FOUND error", { tags: ["R8.1"] }, async () => {
    const result = await createClient(world, "anna").main(
      'mutation { makeNotificationRead(notificationId: "no-such") }',
    );
    expect(result.codes).toEqual(["NOT_FOUND"]);
    expect(result.errors[0]?.message).toBe(formatText(de.unknownNotification, { id: "no-such" }));
  });

  it("is split into one error for each violation", { tags: ["R8.1"] }, async () => {
    const result = await createClient(world, "anna").main(
      "{ projects(take: 0, skip: -1) { items { isArchived } } }",
    );
    expect(result.codes).toEqual(["VALIDATION_FAILED", "VALIDATION_FAILED"]);
    expect(result.fields).toEqual(["take", "skip"]);
  });
});
