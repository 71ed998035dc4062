import type { APIRequestContext, APIResponse } from "@playwright/test";
import { getTexts } from "../../mock-server/texts/getTexts.ts";
import { getDefaultLocale, oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost, ports } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

const portal = `http://127.0.0.1:${ports.portal}`;
const validBody = JSON.stringify({ query: "{ runtimeConfig { country } }" });

const malformedBodies = [
  { description: "incomplete JSON", body: '{"query":', status: 400, message: /JSON/ },
  { description: "a batch", body: `[${validBody}]`, status: 400, message: /[Bb]atch/ },
  { description: "null", body: "null", status: 400, message: /object/ },
  {
    description: "an unknown operation name",
    body: '{"query":"query A { runtimeConfig { country } }","operationName":"B"}',
    status: 400,
    message: /operation/,
  },
  {
    description: "a variable of the wrong type",
    body: '{"query":"query P($take: Int!) { projects(take: $take, skip: 0) { items { isArchived } } }","variables":{"take":"ten"}}',
    status: 400,
    message: /\$take.*"ten"/,
  },
  { description: "no query", body: "{}", status: 200, message: /query/ },
  {
    description: "a syntax error",
    body: '{"query":"{ runtimeConfig {"}',
    status: 200,
    message: /Syntax Error/,
  },
  { description: "an unknown field", body: '{"query":"{ nothing }"}', status: 200, message: /"nothing"/ },
];

test.describe("API behind the portal's proxy", oneCountry, () => {
  test.afterEach("still responds", async ({ request, world: _ }) => {
    const response = await post(request, {});
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ data: { runtimeConfig: { country: "DE" } } });
  });

  test("names the known hosts and worlds if it does not know one", async ({ request }) => {
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

    const headers = { cookie: "mock-world=gone" };
    await expectGraphQlErrors(await post(request, { headers }), 404, {
      message: expect.stringMatching(/no world "gone".*mock-world/),
      extensions: { code: "UNKNOWN_WORLD" },
    });
    await expectRestError(await get(request, "/api/campaigns", { headers }), 404, /no world "gone"/);
  });

  test("rejects malformed GraphQL requests with the reason", async ({ request }) => {
    for (const { description, body, status, message } of malformedBodies) {
      await test.step(description, async () => {
        await expectGraphQlErrors(await post(request, { body }), status, {
          message: expect.stringMatching(message),
        });
      });
    }
  });

  test("rejects unauthorized requests: no token, a tampered token, a foreign client signature", {
    tag: ["@R6.5", "@R7.3", "@R8.2", "@R8.6"],
  }, async ({ request, world }) => {
    await test.step("no token", async () => {
      const body = JSON.stringify({ query: "{ projects(take: 1, skip: 0) { items { isArchived } } }" });
      const texts = getTexts(getDefaultLocale("DE"));
      await expectGraphQlErrors(await post(request, { body }), 200, {
        message: texts.notAuthorized,
        path: ["projects"],
        extensions: { code: "AUTH_NOT_AUTHORIZED" },
      });
      const session = await get(request, "/api/auth/me");
      expect(session.status()).toBe(401);
      expect(await session.json()).toEqual({ message: texts.notSignedIn });
    });

    await test.step("a tampered token, at all three services", async () => {
      const { origins } = await world.storageState("anna");
      const idToken = origins[0]?.localStorage.find(({ name }) => name === "ad_idToken")?.value ?? "";
      const [header = "", payload = "", signature = ""] = idToken.split(".");
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: "account-ben" })).toString("base64url");
      const cookie = `mock-world=${world.id}`;
      const valid = { cookie, authorization: `Bearer ${idToken}` };
      const tampered = { cookie, authorization: `Bearer ${header}.${forged}.${signature}` };
      expect((await get(request, "/api/auth/me", { headers: valid })).status()).toBe(200);

      const error = {
        message: expect.stringMatching(/not signed/),
        extensions: { code: "AUTH_NOT_AUTHORIZED" },
      };
      await expectGraphQlErrors(await post(request, { headers: tampered }), 401, error);
      await expectRestError(await get(request, "/api/auth/me", { headers: tampered }), 401, /not signed/);
      const registration = await request.post(`http://127.0.0.1:${ports.registration}/${world.id}/graphql`, {
        headers: tampered,
        data: { query: "{ __typename }" },
      });
      await expectGraphQlErrors(registration, 401, error);
    });

    await test.step("a client signature of another address", async () => {
      const headers = { "x-client-token": "mine", "x-client-signature": "forged" };
      await expectGraphQlErrors(await post(request, { headers }), 403, {
        message: expect.stringMatching(/do not belong to your address/),
      });
      await expectRestError(await get(request, "/api/campaigns", { headers }), 403, /do not belong/);
    });
  });
});

test.describe("Control API", oneCountry, () => {
  test("names the known values if it does not know one", async ({ request }) => {
    const createWorld = (data: unknown) => request.post(`${backendOrigin}/control/worlds`, { data });
    await expectRestError(await createWorld({ country: "XX" }), 400, /country.*AT.*SE/);
    await expectRestError(await createWorld({ country: "DE", scenario: "nope" }), 400, /scenario.*standing/);
    await expectRestError(
      await request.delete(`${backendOrigin}/control/worlds/gone`),
      404,
      /no world "gone"/,
    );
  });
});

interface RequestOptions {
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a GraphQL request as a browser at a country's host does. */
function post(request: APIRequestContext, { host = portalHost("DE"), headers, body }: RequestOptions) {
  return request.post(`${portal}/graphql`, {
    headers: { host, "content-type": "application/json", ...headers },
    data: Buffer.from(body ?? validBody),
  });
}

function get(
  request: APIRequestContext,
  path: string,
  { host = portalHost("DE"), headers }: RequestOptions = {},
) {
  return request.get(`${portal}${path}`, { headers: { host, ...headers } });
}

async function expectGraphQlErrors(
  response: APIResponse,
  status: number,
  error: Record<string, unknown>,
): Promise<void> {
  expect(response.status()).toBe(status);
  expect(response.headers()["content-type"]).toContain("json");
  const { errors } = await response.json();
  expect(errors).toEqual([expect.objectContaining(error)]);
}

async function expectRestError(response: APIResponse, status: number, message: RegExp): Promise<void> {
  expect(response.status()).toBe(status);
  expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
}
