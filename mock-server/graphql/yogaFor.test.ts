import { beforeEach, describe, expect, it } from "vitest";
import { answerOf, callerIn } from "../testing/caller.ts";
import { mainApi, registrationService } from "../testing/services.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";
import type { World } from "../world/world.ts";

let world: World;
beforeEach(() => {
  world = freshWorld();
});

describe.each([
  { service: "main API", app: mainApi, path: "/graphql" },
  { service: "registration service", app: registrationService, path: "/de/graphql" },
])("the $service", ({ app, path }) => {
  const post = async (body: BodyInit, type?: string) => {
    const headers = type === undefined ? {} : { "content-type": type };
    return await answerOf(await app.request(path, { method: "POST", body, headers }));
  };
  const json = "application/json";

  it.each([
    { title: "JSON that breaks off", body: '{"query":', type: json, status: 400, message: /invalid JSON/ },
    { title: "an empty body", body: "", type: json, status: 400, message: /invalid JSON/ },
    { title: "JSON null", body: "null", type: json, status: 400, message: /expected to be object/ },
    { title: "a batch", body: "[]", type: json, status: 400, message: /Batching is not supported/ },
    {
      title: "variables that are no object",
      body: '{"query":"{ __typename }","variables":"x"}',
      type: json,
      status: 400,
      message: /"variables" param to be empty or an object/,
    },
    {
      title: "another content type",
      body: "<query/>",
      type: "application/xml",
      status: 415,
      message: /must be application\/json/,
    },
    {
      title: "a form without its parts",
      body: "abc",
      type: "multipart/form-data; boundary=x",
      status: 400,
      message: /invalid multipart data/,
    },
  ])("refuses $title and says why", async ({ body, type, status, message }) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(answer.codes).toEqual(["BAD_REQUEST"]);
    expect(answer.errors[0]?.message).toMatch(message);
  });

  it("refuses a form without operations and says why", async () => {
    const form = new FormData();
    form.set("map", "{}");
    expect((await post(form)).errors[0]?.message).toMatch(/Missing multipart form field "operations"/);
  });

  it.each([
    { title: "no document", document: undefined, code: "BAD_REQUEST" },
    { title: "a document that breaks off", document: "{ runtimeConfig {", code: "GRAPHQL_PARSE_FAILED" },
    { title: "an unknown field", document: "{ nothing }", code: "GRAPHQL_VALIDATION_FAILED" },
  ])("names the error of $title", async ({ document, code }) => {
    const { codes, data } = await post(JSON.stringify({ query: document }), json);
    expect(codes).toEqual([code]);
    expect(data).toBeUndefined();
  });

  it("refuses other methods", async () => {
    expect((await app.request(path, { method: "PUT" })).status).toBe(405);
  });

  it("opens GraphiQL for browsers", async () => {
    const page = await app.request(path, { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  });
});

describe("an error in a resolver", () => {
  it("that nobody expected is masked", async () => {
    Object.defineProperty(world, "projects", {
      get() {
        throw new TypeError("secret of the inside");
      },
    });
    const { errors, codes, data } = await callerIn(world, "anna").main(
      "{ projects { items { isArchived } } }",
    );
    expect(codes).toEqual(["INTERNAL_SERVER_ERROR"]);
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(data).toEqual({ projects: null });
  });

  it("that was expected keeps its message and code [R8.1]", async () => {
    const answer = await callerIn(world, "anna").main(
      'mutation { makeNotificationRead(notificationId: "no-such") }',
    );
    expect(answer.codes).toEqual(["NOT_FOUND"]);
    expect(answer.errors[0]?.message).toBe(de.unknownNotification("no-such"));
  });

  it("is named once for each thing that is wrong [R8.1]", async () => {
    const answer = await callerIn(world, "anna").main(
      "{ projects(take: 0, skip: -1) { items { isArchived } } }",
    );
    expect(answer.codes).toEqual(["VALIDATION_FAILED", "VALIDATION_FAILED"]);
    expect(answer.fields).toEqual(["take", "skip"]);
  });
});
