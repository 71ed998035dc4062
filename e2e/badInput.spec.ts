import type { APIRequestContext, APIResponse } from "@playwright/test";
import { textsFor } from "../mock-server/texts/textsFor.ts";
import { defaultLocaleOf, oneCountry } from "./support/countries.ts";
import { readCredential } from "./support/credentials.ts";
import { backendOrigin, portalHost, ports } from "./support/ports.ts";
import { signIn } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

const portal = `http://127.0.0.1:${ports.portal}`;
const configuration = JSON.stringify({ query: "{ runtimeConfig { country } }" });

interface Call {
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Posts to the portal's main API as a browser at a country's host does. */
function post(request: APIRequestContext, { host = portalHost("DE"), headers, body }: Call) {
  return request.post(`${portal}/graphql`, {
    headers: { host, "content-type": "application/json", ...headers },
    data: Buffer.from(body ?? configuration),
  });
}

function get(request: APIRequestContext, path: string, { host = portalHost("DE"), headers }: Call = {}) {
  return request.get(`${portal}${path}`, { headers: { host, ...headers } });
}

/** A GraphQL refusal has a status that says whose fault it is, and errors with messages. */
async function expectGraphQlErrors(
  answer: APIResponse,
  status: number,
  error: Record<string, unknown>,
): Promise<void> {
  expect(answer.status()).toBe(status);
  expect(answer.headers()["content-type"]).toContain("json");
  const { errors } = await answer.json();
  expect(errors).toEqual([expect.objectContaining(error)]);
}

/** A REST refusal has a status and a message. */
async function expectRestError(answer: APIResponse, status: number, message: RegExp): Promise<void> {
  expect(answer.status()).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(message) });
}

test.describe("The backend answers", oneCountry, () => {
  test.afterEach("it is still up", async ({ request }) => {
    const answer = await post(request, {});
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ data: { runtimeConfig: { country: "DE" } } });
  });

  test("a host of no country with the known ones", async ({ request }) => {
    const host = `xx.localhost:${ports.portal}`;
    await expectGraphQlErrors(await post(request, { host }), 404, {
      message: expect.stringMatching(/no country at "xx\.localhost".*de\.localhost/),
      extensions: { code: "UNKNOWN_WORLD" },
    });
    await expectRestError(
      await get(request, "/api/campaigns", { host }),
      404,
      /no country at "xx\.localhost"/,
    );
  });

  test("the cookie of a world that is gone with what to do", async ({ request }) => {
    const headers = { cookie: "mock-world=gone" };
    await expectGraphQlErrors(await post(request, { headers }), 404, {
      message: expect.stringMatching(/no world "gone".*mock-world/),
      extensions: { code: "UNKNOWN_WORLD" },
    });
    await expectRestError(await get(request, "/api/campaigns", { headers }), 404, /no world "gone"/);
  });

  for (const { what, body, status, message } of [
    { what: "cut off JSON", body: '{"query":', status: 400, message: /JSON/ },
    { what: "a list of calls", body: `[${configuration}]`, status: 400, message: /[Bb]atch/ },
    { what: "null", body: "null", status: 400, message: /object/ },
    {
      what: "an operation that is not there",
      body: '{"query":"query A { runtimeConfig { country } }","operationName":"B"}',
      status: 400,
      message: /operation/,
    },
    {
      what: "a variable of the wrong type",
      body: '{"query":"query P($take: Int!) { projects(take: $take, skip: 0) { items { isArchived } } }","variables":{"take":"ten"}}',
      status: 400,
      message: /\$take.*"ten"/,
    },
    { what: "a call without a query", body: "{}", status: 200, message: /query/ },
    {
      what: "a query with a slip",
      body: '{"query":"{ runtimeConfig {"}',
      status: 200,
      message: /Syntax Error/,
    },
    { what: "an unknown field", body: '{"query":"{ nothing }"}', status: 200, message: /"nothing"/ },
  ]) {
    test(`${what} with the reason`, async ({ request }) => {
      await expectGraphQlErrors(await post(request, { body }), status, {
        message: expect.stringMatching(message),
      });
    });
  }

  test("a field for signed-in customers without a token: not authorized [R6.5] [R8.2]", async ({
    request,
  }) => {
    const body = JSON.stringify({ query: "{ projects(take: 1, skip: 0) { items { isArchived } } }" });
    const said = textsFor(defaultLocaleOf("DE"));
    await expectGraphQlErrors(await post(request, { body }), 200, {
      message: said.notAuthorized,
      path: ["projects"],
      extensions: { code: "AUTH_NOT_AUTHORIZED" },
    });
    const session = await get(request, "/api/auth/me");
    expect(session.status()).toBe(401);
    expect(await session.json()).toEqual({ message: said.notSignedIn });
  });

  test("a tampered token with 401 from all three services [R6.5] [R8.6]", async ({
    page,
    request,
    world,
  }) => {
    await signIn(page, "anna");
    const [header = "", payload = "", signature = ""] =
      (await readCredential(page, "idToken"))?.split(".") ?? [];
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "account-ben" })).toString("base64url");
    const cookie = `mock-world=${world.id}`;
    const good = { cookie, authorization: `Bearer ${header}.${payload}.${signature}` };
    const tampered = { cookie, authorization: `Bearer ${header}.${forged}.${signature}` };
    expect((await get(request, "/api/auth/me", { headers: good })).status()).toBe(200);

    const refusal = {
      message: expect.stringMatching(/not signed/),
      extensions: { code: "AUTH_NOT_AUTHORIZED" },
    };
    await expectGraphQlErrors(await post(request, { headers: tampered }), 401, refusal);
    await expectRestError(await get(request, "/api/auth/me", { headers: tampered }), 401, /not signed/);
    const registration = await request.post(`http://127.0.0.1:${ports.registration}/${world.id}/graphql`, {
      headers: tampered,
      data: { query: "{ __typename }" },
    });
    await expectGraphQlErrors(registration, 401, refusal);
  });

  test("a client signature of somebody else with 403 [R7.3]", async ({ request }) => {
    const headers = { "x-client-token": "mine", "x-client-signature": "forged" };
    await expectGraphQlErrors(await post(request, { headers }), 403, {
      message: expect.stringMatching(/do not belong to your address/),
    });
    await expectRestError(await get(request, "/api/campaigns", { headers }), 403, /do not belong/);
  });

  test("orders for worlds it cannot build with the choices it has", async ({ request }) => {
    const order = (data: unknown) => request.post(`${backendOrigin}/control/worlds`, { data });
    await expectRestError(await order({ country: "XX" }), 400, /country.*AT.*SE/);
    await expectRestError(await order({ country: "DE", scenario: "nope" }), 400, /scenario.*standing/);
    await expectRestError(
      await request.delete(`${backendOrigin}/control/worlds/gone`),
      404,
      /no world "gone"/,
    );
  });
});
