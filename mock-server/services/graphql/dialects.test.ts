import { expect, it } from "vitest";
import type { DialectName } from "#rules/dialects.ts";
import { buildWorld } from "#scenarios/buildWorld.ts";
import { createFile } from "#testing/createFile.ts";
import { createGraphQlBody } from "#testing/createGraphQlBody.ts";
import documentedResponses from "#testing/documentedResponses.json" with { type: "json" };
import { findRequest, findWindow } from "#testing/findRecords.ts";
import serverRequests from "#testing/serverRequests.json" with { type: "json" };
import { issueIdToken } from "#testing/serviceClient.ts";
import { mainApi, registrationService } from "#testing/services.ts";
import { startTime, worlds } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import { errorCodes } from "../../../schema/additions.ts";
import operations from "../../../schema/operations.json" with { type: "json" };
import serverResponses from "../../../schema/serverResponses.json" with { type: "json" };
import type { ResponseError } from "./findFailure.ts";

/** A request whose texts contain placeholders for ids. Anna sends it, unless it has a token of its own. */
interface TestRequest {
  path?: string;
  document?: string;
  operation?: keyof typeof operations;
  variables?: Record<string, unknown>;
  /** The request's body, in place of an operation. */
  body?: string;
  headers?: Record<string, string>;
  token?: string;
}

const requests = serverRequests as Readonly<Record<string, TestRequest>>;

/** Sends a request to a new world of a dialect. Some labels, such as "exception", prepare the world for a failure. */
async function send(dialect: DialectName, wanted: string | TestRequest, accept: string) {
  const label = String(wanted);
  const request = typeof wanted === "string" ? requests[wanted] : wanted;
  const world = buildWorld({ id: dialect, country: "DE", scenario: "standing", now: startTime, dialect });
  worlds.replace(world);
  if (label.startsWith("signed in without the role"))
    for (const account of world.accounts) account.roles = [];
  const { path, document, operation, variables, body, headers, token } = fillIn(world, request);
  if (label === "exception") {
    Object.defineProperty(world, "requests", { get: () => expect.unreachable("an exception") });
  }
  const idToken = await issueIdToken(world, token === "dario" ? "dario" : "anna");
  const forgedTokens: Record<string, string> = {
    "forged signature": `${idToken.slice(0, -9)}AAAAAAAAA`,
    garbage: "x",
  };
  const query = operation ? operations[operation] : document;
  const content = query === undefined ? body : createGraphQlBody(query, variables);
  const service = path?.startsWith(`/${world.id}/`) ? registrationService : mainApi;
  return await service.request(path ?? "/graphql", {
    method: headers?.["origin"] ? "OPTIONS" : content === undefined ? "GET" : "POST",
    ...(content !== undefined && { body: content }),
    headers: {
      accept,
      cookie: `mock-world=${world.id}`,
      ...(typeof content === "string" && { "content-type": "application/json" }),
      ...(token !== "no token" && { authorization: `Bearer ${forgedTokens[token ?? ""] ?? idToken}` }),
      ...headers,
    },
  });
}

function fillIn(world: World, request: TestRequest | undefined): TestRequest {
  const { id, customer } = findRequest(world, "anna");
  const { id: _, ...valid } = customer;
  const values: Record<string, string> = {
    request: id,
    cancelled: findRequest(world, "anna", "CANCELLED").id,
    window: findWindow(world, "dario").id,
    registration: `/${world.id}/graphql`,
  };
  return JSON.parse(JSON.stringify(request), (key, value) => {
    if (value === "{file}") return createFile({ name: "Angebot.PDF" });
    if (key === "c") return { ...valid, ...value };
    return typeof value === "string"
      ? value.replaceAll(/\{(\w+)\}/g, (all, name) => values[name] ?? all)
      : value;
  });
}

/** Replaces values by their types, except in errors. Errors with a code of the application keep the application's message. */
function describeShape(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(describeShape(item))))];
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  const entries = Object.entries(value).toSorted();
  return Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      key === "errors" ? part.map(describeErrorShape) : describeShape(part),
    ]),
  );
}

function describeErrorShape({ message, locations, extensions, ...error }: ResponseError) {
  const { code, ...details } = extensions ?? {};
  const isOwn = code === "HC0011" || String(code) in errorCodes;
  return {
    ...error,
    locations: locations && describeShape(locations),
    code,
    ...(isOwn ? { details: describeShape(details) } : { message, details }),
  };
}

function parse(body: string): unknown {
  return body.startsWith("{") ? describeShape(JSON.parse(body)) : body;
}

/** Recorded responses of servers, and responses from the documentation that the dialects name. */
const responses = [
  ...serverResponses,
  ...documentedResponses.map((response) => ({ ...response, cors: undefined })),
];
const rows = responses.flatMap(({ types, ...row }) =>
  Object.entries(types).map(([server, type]) => ({ ...row, server, type })),
);
const versions: Record<string, DialectName> = { 12: "hot-chocolate-12", 15.1: "hot-chocolate-15" };

it.each(rows)("the mock server responds as $server does: $label", async (row) => {
  const { label, server, status, type, body, cors } = row;
  const [name = "", accept = "application/json"] = server.split(" ");
  const response = await send(versions[name] ?? (name as DialectName), label, accept);
  const { headers } = response;
  const received = { status: response.status, type: headers.get("content-type") ?? "" };
  expect({ ...received, body: parse(await response.text()) }).toEqual({ status, type, body: parse(body) });
  if (!cors) return;
  expect(headers.has("access-control-allow-origin")).toBe("access-control-allow-origin" in cors);
  const allowed = "access-control-allow-headers" in cors && cors["access-control-allow-headers"];
  if (allowed) expect(headers.get("access-control-allow-headers")).toBe(allowed);
});

it("the dialect strange has short pages, null among the items, numbers as ids and three forms of instants", async () => {
  const query = "{ projects(take: 9) { items { project { id createdAt } } pageInfo { hasNextPage } } }";
  const { data } = await (await send("strange", { document: query }, "*/*")).json();
  const [first, ...items] = data.projects.items;
  expect([first, items.length, data.projects.pageInfo.hasNextPage]).toEqual([null, 5, true]);
  expect(items[0].project.id).toEqual(expect.any(Number));
  const forms = items.map(({ project }: { project: { createdAt: string } }) =>
    project.createdAt.replaceAll(/\d/g, "0"),
  );
  expect([...new Set(forms)].toSorted()).toEqual([
    "0000-00-00",
    "0000-00-00 00:00:00",
    "0000-00-00T00:00:00+00:00",
  ]);
});
