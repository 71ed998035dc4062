import { afterAll, describe, expect, it } from "vitest";
import { requestControl } from "../../testing/controlApi.ts";
import { removeWorlds, worlds } from "../../testing/worlds.ts";

afterAll(removeWorlds);

const changeState = async (body: object, service = "registration-service") => {
  const response = await requestControl("POST", `/pact-states/${service}`, body);
  return { status: response.status, body: await response.json() };
};
const clarasParameters = { country: "SE", persona: "clara" };

describe("POST /control/pact-states/:service", () => {
  it("setup returns the path prefix of a new world and the persona's token", async () => {
    const { status, body } = await changeState({
      action: "setup",
      state: "paused",
      params: clarasParameters,
    });
    expect(status).toBe(200);
    const id = body.pathPrefix.slice(1);
    expect(body.idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(worlds.get(id)).toMatchObject({ country: "SE", scenario: "paused" });

    expect(await changeState({ action: "teardown", state: "paused", params: clarasParameters })).toEqual({
      status: 200,
      body: {},
    });
    expect(worlds.get(id)).toBeUndefined();
  });

  it("setup for the main API returns a cookie", async () => {
    const { body } = await changeState(
      { action: "setup", state: "paused", params: clarasParameters },
      "main-api",
    );
    expect(Object.keys(body)).toEqual(["headers", "idToken"]);
    const id = /^mock-world=(.+)$/.exec(body.headers.cookie)?.[1] ?? "";
    expect(worlds.get(id)).toMatchObject({ scenario: "paused" });
  });

  it("setup for the identity provider returns a tenant, codes and a refresh token", async () => {
    const { body } = await changeState(
      { action: "setup", state: "paused", params: clarasParameters },
      "identity-provider",
    );
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

  it("rejects an unknown service", async () => {
    const { status, body } = await changeState(
      { action: "setup", state: "paused", params: clarasParameters },
      "printer",
    );
    expect([status, body.message]).toEqual([
      400,
      "service: must be one of main-api, registration-service, identity-provider.",
    ]);
  });

  it("setup returns no token without a persona", async () => {
    const { body } = await changeState({ action: "setup", state: "standing", params: { country: "DE" } });
    expect(Object.keys(body)).toEqual(["pathPrefix"]);
  });

  it("setup passes parameters to the scenario", async () => {
    const params = { country: "DE", scenario: { status: "OFFER_SENT" } };
    const { body } = await changeState({ action: "setup", state: "request", params });
    expect(worlds.get(body.pathPrefix.slice(1))?.requests[0]?.currentStatus).toBe("OFFER_SENT");
  });

  it("setup replaces the world of the same state", async () => {
    const state = { action: "setup", state: "empty", params: { country: "DK" } };
    const [first, second] = [await changeState(state), await changeState(state)];
    expect(second.body.pathPrefix).not.toBe(first.body.pathPrefix);
    expect(worlds.get(first.body.pathPrefix.slice(1))).toBeUndefined();
  });

  it.each([
    ["an unknown scenario", { action: "setup", state: "nowhere", params: clarasParameters }, /nowhere/],
    ["an unknown country", { action: "setup", state: "paused", params: { country: "XX" } }, /must be one of/],
    [
      "an unknown persona",
      { action: "setup", state: "paused", params: { country: "DE", persona: "zoe" } },
      /zoe/,
    ],
    ["another action", { action: "begin", state: "paused", params: clarasParameters }, /setup or teardown/],
    ["an empty body", {}, /action/],
  ])("rejects %s", async (_, body, message) => {
    const response = await changeState(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body.message).toMatch(message);
  });
});
