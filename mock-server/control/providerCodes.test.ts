import { beforeEach, describe, expect, it } from "vitest";
import { problemCodes, problemsOnDemand } from "../identity/problemsOnDemand.ts";
import { policies } from "../identity/tenants.ts";
import { authorizeUrl, codeForm, postForm, redirectUri, signInAs } from "../identity/testWorld.ts";
import { controlCall, provider } from "../testing/controlCalls.ts";
import { freshWorld, removeWorlds } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

let world: World;
beforeEach(() => {
  removeWorlds();
  world = freshWorld("DE");
});

const base = `/de.onmicrosoft.com/${policies.signIn}`;
const tokenUrl = `${base}/oauth2/v2.0/token`;
const demand = async (code: string, operation: string, calls = 1) => {
  const fault = { operation, calls, effect: { kind: "provider", code } };
  expect((await controlCall("POST", "/worlds/de/faults", fault)).status).toBe(201);
};
const guid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const problems = problemsOnDemand.map(({ code = "", error, text }) => ({ code, error, text }));
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
/** As B2C writes it: lower-case hex, `+` for a space. */
const onTheWire = (text: string) =>
  encodeURIComponent(text)
    .replace(/%20/g, "+")
    .replace(/'/g, "%27")
    .replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());

it("every documented code can be asked for, and none twice [R8.7] [R8.8] [R8.9]", () => {
  expect(problemCodes).toEqual([
    ...["AADB2C90091", "AADB2C90118", "AADB2C90006", "AADB2C90010", "AADB2C90013", "AADB2C90014"],
    ...["AADB2C90018", "AADB2C90043", "AADB2C90048", "AADB2C90057", "AADB2C90077", "AADB2C90080"],
    ...["AADB2C90083", "AADB2C90084", "AADB2C90086", "AADB2C90088", "AADB2C90090", "AADB2C90128"],
    ...["AADB2C90129", "AADB2C90182", "AADB2C90183", "AADB2C99059"],
  ]);
});

describe.each(problems)("$code on demand", ({ code, error, text }) => {
  it.each(["GET", "POST"])("comes in the redirect from authorize, byte for byte, by %s", async (method) => {
    await demand(code, "authorize");
    const response = await provider.request(authorizeUrl({}, base), {
      method,
      ...(method === "POST" && { body: new URLSearchParams({ account: "account-anna" }) }),
    });
    expect(response.status).toBe(302);
    const description = `${escaped(onTheWire(`${code}: ${text}`))}%0d%0aCorrelation\\+ID%3a\\+${guid}%0d%0aTimestamp%3a\\+2026-03-09\\+08%3a00%3a00Z%0d%0a`;
    expect(response.headers.get("location")).toMatch(
      new RegExp(`^${escaped(redirectUri)}#error=${error}&error_description=${description}&state=s\\+1$`),
    );
  });

  it("comes as JSON from token, byte for byte", async () => {
    await demand(code, "token");
    const response = await postForm(provider, tokenUrl, codeForm("any"));
    expect(response.status).toBe(400);
    const description = `${escaped(`${code}: ${text}`)}\\\\r\\\\nCorrelation ID: ${guid}\\\\r\\\\nTimestamp: 2026-03-09 08:00:00Z\\\\r\\\\n`;
    expect(await response.text()).toMatch(
      new RegExp(`^\\{"error":"${error}","error_description":"${description}"\\}$`),
    );
  });
});

it("a code on demand is over after its calls, and the sign-in goes on", async () => {
  await demand("AADB2C90118", "authorize", 2);
  const url = authorizeUrl({}, base);
  for (let round = 0; round < 2; round++) {
    expect((await provider.request(url)).headers.get("location")).toContain("AADB2C90118");
  }
  const { code } = await signInAs(provider, "account-anna", url);
  expect((await postForm(provider, tokenUrl, codeForm(code))).status).toBe(200);
});

it("correlation ids of one world are never the same", async () => {
  await demand("AADB2C90080", "token", 3);
  const ids = new Set<string | undefined>();
  for (let round = 0; round < 3; round++) {
    const { error_description } = await (await postForm(provider, tokenUrl, codeForm("any"))).json();
    ids.add(/Correlation ID: (\S+)/.exec(error_description)?.[1]);
  }
  expect(ids.size).toBe(3);
});

it("the timestamp follows the world's clock", async () => {
  world.clock.set(new Date("2030-12-31T23:59:58Z"));
  await demand("AADB2C90129", "token");
  const { error_description } = await (await postForm(provider, tokenUrl, codeForm("any"))).json();
  expect(error_description).toMatch(/\r\nTimestamp: 2030-12-31 23:59:58Z\r\n$/);
});

it("an unknown code is refused with the known ones", async () => {
  const fault = { operation: "token", effect: { kind: "provider", code: "AADB2C00000" } };
  const response = await controlCall("POST", "/worlds/de/faults", fault);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message: `effect.code: code must be one of ${problemCodes.join(", ")}.`,
  });
});
