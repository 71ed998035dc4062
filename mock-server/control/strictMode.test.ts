import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import operations from "../../schema/operations.json" with { type: "json" };
import { createMainApiApp } from "../main-api/mainApiApp.ts";
import { createRegistrationApp } from "../registration/registrationApp.ts";
import { fileOf } from "../testing/files.ts";
import { graphQlBody } from "../testing/graphQlBody.ts";
import { origins } from "../testing/services.ts";
import { freshWorld, removeWorlds, worlds } from "../testing/worlds.ts";
import { refuseForeignOperations } from "./strictMode.ts";

const main = createMainApiApp({ worlds, defaultCountry: "DE", origins, strict: true });
const registration = createRegistrationApp({ worlds, origins, strict: true });
const known = Object.entries(operations).map(([name, document]) => ({ name, document }));

beforeEach(() => {
  removeWorlds();
  freshWorld("DE");
});

const json = { "content-type": "application/json" };
const post = async (body: string, headers: Record<string, string> = json) => {
  const response = await main.request("/graphql", { method: "POST", body, headers });
  return { status: response.status, text: await response.text() };
};
const refused = (message: string) => ({
  status: 400,
  text: JSON.stringify({ errors: [{ message, extensions: { code: "FOREIGN_OPERATION" } }] }),
});
const foreign = (name: string, hint = "") =>
  refused(`The operation "${name}" is not among the portal's documents (schema/operations.json).${hint}`);

describe("strict mode", () => {
  it.each(known)("lets the portal's own $name through", async ({ document }) => {
    expect((await post(graphQlBody(document).toString())).text).not.toContain("FOREIGN_OPERATION");
  });

  it("compares documents, not their layout", async () => {
    const squeezed = operations.RuntimeConfig.replaceAll(/\s+/g, " ");
    expect(await post(JSON.stringify({ query: squeezed }))).toMatchObject({ status: 200 });
  });

  it("refuses an unknown operation with near misses", async () => {
    const query = "query RuntimeConfg { runtimeConfig { country } }";
    expect(await post(JSON.stringify({ query }))).toEqual(
      foreign("RuntimeConfg", " Did you mean RuntimeConfig?"),
    );
  });

  it("refuses an unknown operation that is like none, and one without a name", async () => {
    expect(await post('{"query":"query Weather { __typename }"}')).toEqual(foreign("Weather"));
    expect(await post('{"query":"{ __typename }"}')).toEqual(foreign("(anonymous)"));
    expect(await post('{"query":"not GraphQL at all {"}')).toEqual(foreign("(anonymous)"));
  });

  it("refuses another document of a known name, and says what to do", async () => {
    const query = "query RuntimeConfig { runtimeConfig { country } }";
    const message =
      'The operation "RuntimeConfig" differs from the portal\'s document of that name. Run "npm run generate".';
    expect(await post(JSON.stringify({ query }))).toEqual(refused(message));
  });

  it("has no way around by the address, another type of body or a form", async () => {
    const query = "query Weather { __typename }";
    const byAddress = await main.request(`/graphql?query=${encodeURIComponent(query)}`);
    expect({ status: byAddress.status, text: await byAddress.text() }).toEqual(foreign("Weather"));
    for (const type of ["application/graphql", "application/x-www-form-urlencoded", "text/plain"]) {
      const body = type.endsWith("urlencoded") ? new URLSearchParams({ query }).toString() : query;
      expect(await post(body, { "content-type": type })).toEqual(foreign("(anonymous)"));
    }
    const form = graphQlBody(
      "mutation Weather($file: Upload!) { uploadInvoice(id: 1, file: $file) { id } }",
      {
        file: fileOf(),
      },
    );
    const response = await main.request("/graphql", { method: "POST", body: form });
    expect({ status: response.status, text: await response.text() }).toEqual(foreign("Weather"));
  });

  it.each(["{", "[]", "null", '{"query":1}'])(
    "leaves the body %s to the service, which refuses it",
    async (body) => {
      const { status, text } = await post(body);
      expect(status).toBe(400);
      expect(text).toContain("BAD_REQUEST");
    },
  );

  it("refuses at the registration service too", async () => {
    const response = await registration.request("/de/graphql", {
      method: "POST",
      body: '{"query":"query Weather { __typename }"}',
      headers: json,
    });
    expect({ status: response.status, text: await response.text() }).toEqual(foreign("Weather"));
  });

  it("opens GraphiQL and the REST calls as ever", async () => {
    const page = await main.request("/graphql", { headers: { accept: "text/html" } });
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect((await main.request("/api/campaigns")).status).toBe(200);
  });

  it("takes other documents where they are given", async () => {
    const app = new Hono()
      .use(refuseForeignOperations({ A: "query A {\n  a\n}" }))
      .all("*", (c) => c.text("in"));
    const call = async (query: string) =>
      await (
        await app.request("/", { method: "POST", body: JSON.stringify({ query }), headers: json })
      ).text();
    expect(await call("query A { a }")).toBe("in");
    expect(await call("query A { a b }")).toContain("FOREIGN_OPERATION");
  });
});

it("without strict mode any operation goes", async () => {
  const lenient = createMainApiApp({ worlds, defaultCountry: "DE", origins });
  const response = await lenient.request("/graphql", {
    method: "POST",
    body: '{"query":"query Weather { __typename }"}',
    headers: json,
  });
  expect(await response.json()).toEqual({ data: { __typename: "Query" } });
});
