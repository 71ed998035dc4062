import { beforeEach, describe, expect, it } from "vitest";
import { providerErrorCodes, providerErrors } from "../../rules/providerErrors.ts";
import { identityApp, requestControl } from "../../testing/controlApi.ts";
import {
  createAuthorizeUrl,
  createCodeForm,
  postForm,
  redirectUri,
  signInAs,
} from "../../testing/identityProvider.ts";
import { createStandingWorld, removeWorlds } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";
import { policies } from "./tenants.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = createStandingWorld("DE");
});

const base = `/de.onmicrosoft.com/${policies.signIn}`;
const tokenUrl = `${base}/oauth2/v2.0/token`;
const addFault = async (code: string, operation: string, calls = 1) => {
  const fault = { operation, calls, effect: { kind: "provider", code } };
  expect((await requestControl("POST", "/worlds/de/faults", fault)).status).toBe(201);
};
const guidPattern = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const errors = providerErrors.map(({ code = "", error, text }) => ({ code, error, text }));
const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
/** Encodes as B2C does: hexadecimal digits in lower case and `+` for a space. */
const encodeText = (text: string) =>
  encodeURIComponent(text)
    .replace(/%20/g, "+")
    .replace(/'/g, "%27")
    .replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());

it("provider faults offer each documented code once", { tags: ["R8.7", "R8.8", "R8.9"] }, () => {
  expect(providerErrorCodes).toEqual([
    ...["AADB2C90091", "AADB2C90118", "AADB2C90006", "AADB2C90010", "AADB2C90013", "AADB2C90014"],
    ...["AADB2C90018", "AADB2C90035", "AADB2C90043", "AADB2C90048", "AADB2C90057", "AADB2C90077"],
    ...["AADB2C90080", "AADB2C90083", "AADB2C90084", "AADB2C90085", "AADB2C90086", "AADB2C90088"],
    ...["AADB2C90090", "AADB2C90128", "AADB2C90129", "AADB2C90182", "AADB2C90183", "AADB2C99059"],
  ]);
});

describe.each(errors)("fault with the code $code", ({ code, error, text }) => {
  it.each(["GET", "POST"])("%s /authorize redirects with the error, byte for byte", async (method) => {
    await addFault(code, "authorize");
    const response = await identityApp.request(createAuthorizeUrl({}, base), {
      method,
      ...(method === "POST" && { body: new URLSearchParams({ account: "account-anna" }) }),
    });
    expect(response.status).toBe(302);
    const description = `${escapeRegExp(encodeText(`${code}: ${text}`))}%0d%0aCorrelation\\+ID%3a\\+${guidPattern}%0d%0aTimestamp%3a\\+2026-03-09\\+08%3a00%3a00Z%0d%0a`;
    expect(response.headers.get("location")).toMatch(
      new RegExp(
        `^${escapeRegExp(redirectUri)}#error=${error}&error_description=${description}&state=s\\+1$`,
      ),
    );
  });

  it("POST /token responds with the error as JSON, byte for byte", async () => {
    await addFault(code, "token");
    const response = await postForm(identityApp, tokenUrl, createCodeForm("any"));
    expect(response.status).toBe(400);
    const description = `${escapeRegExp(`${code}: ${text}`)}\\\\r\\\\nCorrelation ID: ${guidPattern}\\\\r\\\\nTimestamp: 2026-03-09 08:00:00Z\\\\r\\\\n`;
    expect(await response.text()).toMatch(
      new RegExp(`^\\{"error":"${error}","error_description":"${description}"\\}$`),
    );
  });
});

describe("temporary error of the token endpoint", () => {
  const portal = "http://de.localhost:5173";

  it.each([
    {
      effect: { kind: "provider", code: "AADB2C90035" },
      status: 400,
      body: /^\{"error":"temporarily_unavailable","error_description":"AADB2C90035: The service is temporarily/,
    },
    {
      effect: { kind: "provider", code: "AADB2C90085" },
      status: 400,
      body: /^\{"error":"invalid_grant","error_description":"AADB2C90085: The service has encountered an internal/,
    },
    { effect: { kind: "status", status: 429 }, status: 429, body: /^$/ },
  ])(
    "responds with $status to one request, readable for the portal: $effect",
    async ({ effect, status, body }) => {
      const { code } = await signInAs(identityApp, "account-anna", createAuthorizeUrl({}, base));
      await requestControl("POST", "/worlds/de/faults", { operation: "token", calls: 1, effect });
      const send = () => postForm(identityApp, tokenUrl, createCodeForm(code), { origin: portal });
      const response = await send();
      expect(response.status).toBe(status);
      expect(response.headers.get("access-control-allow-origin")).toBe(portal);
      expect(await response.text()).toMatch(body);
      // The grant is still valid.
      expect((await send()).status).toBe(200);
    },
  );
});

it("provider fault ends after its number of requests", async () => {
  await addFault("AADB2C90118", "authorize", 2);
  const url = createAuthorizeUrl({}, base);
  for (let round = 0; round < 2; round++) {
    expect((await identityApp.request(url)).headers.get("location")).toContain("AADB2C90118");
  }
  const { code } = await signInAs(identityApp, "account-anna", url);
  expect((await postForm(identityApp, tokenUrl, createCodeForm(code))).status).toBe(200);
});

it("provider errors of a world have unique correlation ids", async () => {
  await addFault("AADB2C90080", "token", 3);
  const ids = new Set<string | undefined>();
  for (let round = 0; round < 3; round++) {
    const { error_description } = await (await postForm(identityApp, tokenUrl, createCodeForm("any"))).json();
    ids.add(/Correlation ID: (\S+)/.exec(error_description)?.[1]);
  }
  expect(ids.size).toBe(3);
});

it("provider errors have the time of the world's clock", async () => {
  world.clock.set(new Date("2030-12-31T23:59:58Z"));
  await addFault("AADB2C90129", "token");
  const { error_description } = await (await postForm(identityApp, tokenUrl, createCodeForm("any"))).json();
  expect(error_description).toMatch(/\r\nTimestamp: 2030-12-31 23:59:58Z\r\n$/);
});

it("POST /control/worlds/:id/faults rejects an unknown code and lists the known ones", async () => {
  const fault = { operation: "token", effect: { kind: "provider", code: "AADB2C00000" } };
  const response = await requestControl("POST", "/worlds/de/faults", fault);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message: `effect.code: code must be one of ${providerErrorCodes.join(", ")}.`,
  });
});
