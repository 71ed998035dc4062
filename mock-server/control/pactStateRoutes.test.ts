import { afterAll, describe, expect, it } from "vitest";
import { controlCall } from "../testing/controlCalls.ts";
import { removeWorlds, worlds } from "../testing/worlds.ts";

afterAll(removeWorlds);

const call = async (body: object, service = "registration-service") => {
  const answer = await controlCall("POST", `/pact-states/${service}`, body);
  return { status: answer.status, body: await answer.json() };
};
const clara = { country: "SE", persona: "clara" };

describe("a provider state", () => {
  it("is a world of its own, with the way into it and the persona's token", async () => {
    const { status, body } = await call({ action: "setup", state: "paused", params: clara });
    expect(status).toBe(200);
    const id = body.pathPrefix.slice(1);
    expect(body.idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(worlds.get(id)).toMatchObject({ country: "SE", scenario: "paused" });

    expect(await call({ action: "teardown", state: "paused", params: clara })).toEqual({
      status: 200,
      body: {},
    });
    expect(worlds.get(id)).toBeUndefined();
  });

  it("of the main API is entered by a cookie", async () => {
    const { body } = await call({ action: "setup", state: "paused", params: clara }, "main-api");
    expect(Object.keys(body)).toEqual(["headers", "idToken"]);
    const id = /^mock-world=(.+)$/.exec(body.headers.cookie)?.[1] ?? "";
    expect(worlds.get(id)).toMatchObject({ scenario: "paused" });
  });

  it("of the sign-in provider is a tenant, with codes and a refresh token", async () => {
    const { body } = await call({ action: "setup", state: "paused", params: clara }, "identity-provider");
    const id = /^(.+)\.onmicrosoft\.com$/.exec(body.tenant)?.[1] ?? "";
    expect(worlds.get(id)).toMatchObject({ scenario: "paused" });
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ["tenant", "policy", "clientId", "portalOrigin"],
        ["idToken", "refreshToken", "code", "redeemedCode", "codeVerifier"],
      ]
        .flat()
        .toSorted(),
    );
    expect(body.code).not.toBe(body.redeemedCode);
  });

  it("is refused for an unknown service", async () => {
    const { status, body } = await call({ action: "setup", state: "paused", params: clara }, "printer");
    expect([status, body.message]).toEqual([
      400,
      "service: must be one of main-api, registration-service, identity-provider.",
    ]);
  });

  it("has no token where nobody is signed in", async () => {
    const { body } = await call({ action: "setup", state: "standing", params: { country: "DE" } });
    expect(Object.keys(body)).toEqual(["pathPrefix"]);
  });

  it("takes what the scenario takes", async () => {
    const params = { country: "DE", scenario: { status: "OFFER_SENT" } };
    const { body } = await call({ action: "setup", state: "request", params });
    expect(worlds.get(body.pathPrefix.slice(1))?.requests[0]?.currentStatus).toBe("OFFER_SENT");
  });

  it("that is set up again is a fresh world", async () => {
    const state = { action: "setup", state: "empty", params: { country: "DK" } };
    const [first, second] = [await call(state), await call(state)];
    expect(second.body.pathPrefix).not.toBe(first.body.pathPrefix);
    expect(worlds.get(first.body.pathPrefix.slice(1))).toBeUndefined();
  });

  it.each([
    ["an unknown scenario", { action: "setup", state: "nowhere", params: clara }, /nowhere/],
    ["an unknown country", { action: "setup", state: "paused", params: { country: "XX" } }, /must be one of/],
    [
      "an unknown persona",
      { action: "setup", state: "paused", params: { country: "DE", persona: "zoe" } },
      /zoe/,
    ],
    ["another action", { action: "begin", state: "paused", params: clara }, /setup or teardown/],
    ["nothing at all", {}, /action/],
  ])("is refused for %s", async (_, body, message) => {
    const answer = await call(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.message).toMatch(message);
  });
});
