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
    expect(body.idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
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
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        ...["tenant", "policy", "clientId", "portalOrigin"],
        ...["idToken", "refreshToken", "code", "redeemedCode", "codeVerifier"],
      ]),
    );
    expect(body.code).not.toBe(body.redeemedCode);
  });

  it("setup returns no token without a persona", async () => {
    const { body } = await changeState({ action: "setup", state: "standing", params: { country: "DE" } });
    expect(body).not.toHaveProperty("idToken");
  });

  it("setup returns the ids and tokens of the persona's records, in the order of the portal's lists", async () => {
    const params = { country: "DE", persona: "clara", scenario: { attachments: 2, notifications: 2 } };
    const { body } = await changeState({ action: "setup", state: "request", params });
    expect(body).toMatchObject({
      ...{ accountId: "account-clara", unknownId: "unknown", projectId: "project-1", requestId: "request-1" },
      ...{ attachmentId: "attachment-1", attachmentId2: "attachment-2" },
      // The first of the list is the newest.
      ...{ notificationId: "notification-1", notificationId2: "notification-2" },
      ...{ reasonId: "reason-1", customReasonId: "reason-3" },
    });
  });

  it("setup returns the ids of somebody else's records under names of their own", async () => {
    const { body } = await changeState({
      action: "setup",
      state: "standing",
      params: { country: "DE", persona: "clara" },
    });
    const world = worlds.get(body.pathPrefix.slice(1));
    const findOwner = (id: string) => world?.projects.find((project) => project.id === id)?.customerAccountId;
    expect([findOwner(body.projectId), findOwner(body.foreignProjectId)]).toEqual([
      "account-clara",
      "account-anna",
    ]);
    expect(body.foreignRequestId).not.toBe(body.requestId);
  });

  it("setup returns tokens to claim windows by their validity", async () => {
    const { body } = await changeState({
      action: "setup",
      state: "claims",
      params: { country: "DE", persona: "ben" },
    });
    expect(body).toMatchObject({
      registrationToken: "claim-open",
      expiredRegistrationToken: "claim-expired",
      usedRegistrationToken: "claim-taken",
      claimableWindowId: "window-1",
    });
  });

  it("setup runs the mutation after which the state begins, with values of the state", async () => {
    const { body } = await changeState({
      action: "setup",
      state: "request",
      params: {
        ...{ country: "DE", persona: "clara", scenario: { attachments: 2 } },
        after: {
          mutation: "deleteAttachment",
          variables: { requestId: `\${requestId}`, attachmentId: `\${attachmentId}` },
        },
      },
    });
    const attachments = worlds.get(body.pathPrefix.slice(1))?.requests[0]?.attachments ?? [];
    expect(body.attachmentId).toBe("attachment-1");
    expect(attachments.map(({ id }) => id)).toEqual([body.attachmentId2]);
  });

  it("setup uploads files of that mutation", async () => {
    const file = { name: "plan.pdf", type: "application/pdf", base64: btoa("%PDF-1.7 plan") };
    const { body } = await changeState({
      action: "setup",
      state: "request",
      params: {
        ...{ country: "DE", persona: "clara" },
        after: { mutation: "uploadAttachment", variables: { requestId: `\${requestId}`, files: [file] } },
      },
    });
    expect(worlds.get(body.pathPrefix.slice(1))?.requests[0]?.attachments).toMatchObject([
      { name: "plan.pdf", mime: "application/pdf", size: 13 },
    ]);
  });

  it("setup returns the text that the mutation returned", async () => {
    const window = { key: "TGS M06", serialNumber: "TG99000001", installationDate: "2026-02-07" };
    const { body } = await changeState({
      action: "setup",
      state: "empty",
      params: {
        ...{ country: "DE", persona: "ben" },
        after: { mutation: "registerInstalledWindows", variables: { windowProducts: [window] } },
      },
    });
    expect(body.result).toBe(worlds.get(body.pathPrefix.slice(1))?.registrations[0]?.token);
  });

  it.each([
    ["an unknown mutation", { mutation: "paintAttachment" }, /no mutation "paintAttachment"/],
    [
      "an unknown value",
      { mutation: "makeNotificationRead", variables: { notificationId: `\${letterId}` } },
      /no value "letterId"/,
    ],
    [
      "a mutation that fails",
      { mutation: "makeNotificationRead", variables: { notificationId: "none" } },
      /makeNotificationRead failed: .+none/,
    ],
  ])("rejects %s after which the state begins", async (_, after, message) => {
    const params = { country: "DE", persona: "clara", after };
    const { status, body } = await changeState({ action: "setup", state: "standing", params });
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
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
  ])("rejects %s", async (_, body, message) => {
    const response = await changeState(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body.message).toMatch(message);
  });
});
