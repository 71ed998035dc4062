import { afterAll, describe, expect, it } from "vitest";
import { requestControl } from "#testing/controlApi.ts";
import { removeWorlds, worlds } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";
import { createId } from "../../../schema/createId.ts";

afterAll(removeWorlds);

const changeState = async (body: object) => {
  const response = await requestControl("POST", "/pact-states/registration-service", body);
  return { status: response.status, body: await response.json() };
};
const setUp = async (state: string, params: object) => await changeState({ action: "setup", state, params });
const clara = { country: "DE", persona: "clara" };

/** The pacts verify the rest of the states' content. */
describe("POST /control/pact-states/:service", () => {
  it("creates a world for a state, which a second setup replaces and a teardown deletes", async () => {
    const { status, body: first } = await setUp("request", clara);
    const { body: second } = await setUp("request", clara);
    expect(status).toBe(200);
    const id = second.pathPrefix.slice(1);
    expect(worlds.get(first.pathPrefix.slice(1))).toBeUndefined();
    expect(worlds.get(id)).toMatchObject({ country: "DE", scenario: "request", plan: { owner: "test" } });
    const torn = await changeState({ action: "teardown", state: "request", params: clara });
    expect(torn).toEqual({ status: 200, body: {} });
    expect(worlds.get(id)).toBeUndefined();
  });

  it("returns no token without a persona", async () => {
    expect((await setUp("standing", clara)).body).toHaveProperty("idToken");
    expect((await setUp("standing", { country: "DE" })).body).not.toHaveProperty("idToken");
  });

  it("returns the ids of the persona's records, in the order of the portal's lists", async () => {
    const params = { ...clara, scenario: { attachments: 2, notifications: 2 } };
    expect((await setUp("request", params)).body).toMatchObject({
      ...{
        accountId: createAccountId("clara"),
        unknownProjectId: createId("project", 999_999_999),
        projectId: createId("project", 1),
        requestId: createId("request", 1),
      },
      ...{ attachmentId: createId("attachment", 1), attachmentId2: createId("attachment", 2) },
      // The first one of the list is the newest.
      ...{ notificationId: createId("notification", 1), notificationId2: createId("notification", 2) },
      ...{ reasonId: createId("reason", 1), customReasonId: createId("reason", 3) },
    });
  });

  const unknownId = createId("notification", 999);
  const runs = (mutation: string, notificationId: string) => ({
    ...clara,
    after: { mutation, variables: { notificationId } },
  });
  it.each<[problem: string, state: string, params: object, status: number, message: RegExp]>([
    ["an unknown scenario", "nowhere", clara, 400, /nowhere/],
    ["an unknown country", "request", { country: "XX" }, 400, /must be one of/],
    ["an unknown persona", "request", { country: "DE", persona: "zoe" }, 404, /zoe/],
    ["an unknown mutation", "standing", runs("paint", "none"), 400, /no mutation "paint"/],
    [
      "an unknown value",
      "standing",
      runs("makeNotificationRead", `\${letterId}`),
      400,
      /no value "letterId"/,
    ],
    [
      "a failing mutation",
      "standing",
      runs("makeNotificationRead", unknownId),
      400,
      RegExp(`Read failed: .+${unknownId}`),
    ],
  ])("rejects a state with %s", async (_, state, params, status, message) => {
    const response = await setUp(state, params);
    expect(response.status).toBe(status);
    expect(response.body.message).toMatch(message);
  });
});
