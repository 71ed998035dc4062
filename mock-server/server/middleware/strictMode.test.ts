import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import operations from "../../../schema/operations.json" with { type: "json" };
import { createFile } from "../../testing/createFile.ts";
import { createGraphQlBody } from "../../testing/createGraphQlBody.ts";
import { origins } from "../../testing/services.ts";
import { createStandingWorld, removeWorlds, worlds } from "../../testing/worlds.ts";
import { createMainApiApp } from "../mainApiApp.ts";
import { createRegistrationApp } from "../registrationApp.ts";
import { rejectUnknownOperations } from "./strictMode.ts";

const main = createMainApiApp({ worlds, defaultCountry: "DE", origins, strict: true });
const registration = createRegistrationApp({ worlds, origins, strict: true });
const known = Object.entries(operations).map(([name, document]) => ({ name, document }));

beforeEach(() => {
  removeWorlds();
  createStandingWorld("DE");
});

const json = { "content-type": "application/json" };
const post = async (body: string, headers: Record<string, string> = json) => {
  const response = await main.request("/graphql", { method: "POST", body, headers });
  return { status: response.status, text: await response.text() };
};
const createRejection = (message: string) => ({
  status: 400,
  text: JSON.stringify({ errors: [{ message, extensions: { code: "FOREIGN_OPERATION" } }] }),
});
const createUnknownOperation = (name: string, hint = "") =>
  createRejection(
    `The operation "${name}" is not among the portal's documents (schema/operations.json).${hint}`,
  );

describe("strict mode", () => {
  it.each(known)("accepts the portal's own $name", async ({ document }) => {
    expect((await post(createGraphQlBody(document).toString())).text).not.toContain("FOREIGN_OPERATION");
  });

  it("ignores the layout of documents", async () => {
    const minified = operations.RuntimeConfig.replaceAll(/\s+/g, " ");
    expect(await post(JSON.stringify({ query: minified }))).toMatchObject({ status: 200 });
  });

  it("rejects an unknown operation and suggests similar names", async () => {
    const query = "query RuntimeConfg { runtimeConfig { country } }";
    expect(await post(JSON.stringify({ query }))).toEqual(
      createUnknownOperation("RuntimeConfg", " Did you mean RuntimeConfig?"),
    );
  });

  it("rejects an unknown operation without similar names, and an anonymous one", async () => {
    expect(await post('{"query":"query Weather { __typename }"}')).toEqual(createUnknownOperation("Weather"));
    expect(await post('{"query":"{ __typename }"}')).toEqual(createUnknownOperation("(anonymous)"));
    expect(await post('{"query":"not GraphQL at all {"}')).toEqual(createUnknownOperation("(anonymous)"));
  });

  it("rejects another document of a known name and says what to do", async () => {
    const query = "query RuntimeConfig { runtimeConfig { country } }";
    const message =
      'The operation "RuntimeConfig" differs from the portal\'s document of that name. Run "npm run generate".';
    expect(await post(JSON.stringify({ query }))).toEqual(createRejection(message));
  });

  it("rejects unknown operations in URLs, other content types and forms", async () => {
    const query = "query Weather { __typename }";
    const byUrl = await main.request(`/graphql?query=${encodeURIComponent(query)}`);
    expect({ status: byUrl.status, text: await byUrl.text() }).toEqual(createUnknownOperation("Weather"));
    for (const type of ["application/graphql", "application/x-www-form-urlencoded", "text/plain"]) {
      const body = type.endsWith("urlencoded") ? new URLSearchParams({ query }).toString() : query;
      expect(await post(body, { "content-type": type })).toEqual(createUnknownOperation("(anonymous)"));
    }
    const form = createGraphQlBody(
      "mutation Weather($file: Upload!) { uploadInvoice(id: 1, file: $file) { id } }",
      {
        file: createFile(),
      },
    );
    const response = await main.request("/graphql", { method: "POST", body: form });
    expect({ status: response.status, text: await response.text() }).toEqual(
      createUnknownOperation("Weather"),
    );
  });

  it.each(["{", "[]", "null", '{"query":1}'])(
    "leaves the rejection of the body %s to the service",
    async (body) => {
      const { status, text } = await post(body);
      expect(status).toBe(400);
      expect(text).toContain("BAD_REQUEST");
    },
  );

  it("applies to the registration service", async () => {
    const response = await registration.request("/de/graphql", {
      method: "POST",
      body: '{"query":"query Weather { __typename }"}',
      headers: json,
    });
    expect({ status: response.status, text: await response.text() }).toEqual(
      createUnknownOperation("Weather"),
    );
  });

  it("does not apply to GraphiQL and REST", async () => {
    const page = await main.request("/graphql", { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect((await main.request("/api/campaigns")).status).toBe(200);
  });

  it("accepts the documents it is given", async () => {
    const app = new Hono()
      .use(rejectUnknownOperations({ A: "query A {\n  a\n}" }))
      .all("*", (c) => c.text("in"));
    const requestQuery = async (query: string) =>
      await (
        await app.request("/", { method: "POST", body: JSON.stringify({ query }), headers: json })
      ).text();
    expect(await requestQuery("query A { a }")).toBe("in");
    expect(await requestQuery("query A { a b }")).toContain("FOREIGN_OPERATION");
  });
});

it("any operation is accepted without strict mode", async () => {
  const lenient = createMainApiApp({ worlds, defaultCountry: "DE", origins });
  const response = await lenient.request("/graphql", {
    method: "POST",
    body: '{"query":"query Weather { __typename }"}',
    headers: json,
  });
  expect(await response.json()).toEqual({ data: { __typename: "Query" } });
});
