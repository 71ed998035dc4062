import { beforeEach, describe, expect, it } from "vitest";
import { requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";

const listDocument = `query ($take: Int! = 10, $skip: Int! = 0) {
  projects(take: $take, skip: $skip) { items { project { id } } pageInfo { hasNextPage } }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

/** Ids of Anna's projects: the active ones, newest first, then the archived ones. */
const annasIds = [19, 1, 2, 20, 3, 4, 5, 21, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23].map(
  (number) => `project-${number}`,
);

const createExpectedPage = (ids: readonly string[], hasNextPage: boolean) => ({
  projects: { items: ids.map((id) => ({ project: { id } })), pageInfo: { hasNextPage } },
});

describe("projects", () => {
  it("lists the account's active projects before archived ones, newest first, page by page", {
    tags: ["R7.12", "R1.4", "R4.16"],
  }, async () => {
    const anna = createClient(world, "anna");
    const queryPage = async (page: { take?: number; skip?: number }) =>
      (await anna.main(listDocument, page)).data;
    expect(await queryPage({ take: 23 })).toEqual(createExpectedPage(annasIds, false));
    expect(await queryPage({})).toEqual(createExpectedPage(annasIds.slice(0, 10), true));
    expect(await queryPage({ skip: 20 })).toEqual(createExpectedPage(annasIds.slice(20), false));
    expect(await queryPage({ skip: 23 })).toEqual(createExpectedPage([], false));
  });

  it.each([
    { take: 0, skip: 0, fields: ["take"] },
    { take: 101, skip: -1, fields: ["take", "skip"] },
  ])("rejects take $take with skip $skip", async ({ take, skip, fields }) => {
    const { data, ...result } = await createClient(world, "anna").main(listDocument, { take, skip });
    expect(result.fields).toEqual(fields);
    expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(data).toEqual({ projects: null });
  });
});

describe("associateProject", () => {
  const document = "mutation ($id: ID!, $token: String!) { associateProject(entityId: $id, token: $token) }";
  const invitation = { id: "project-25", token: "welcome-home" };
  const getOwnerId = () =>
    requireDefined(world.projects.find(({ id }) => id === invitation.id)).customerAccountId;

  it("returns false to an anonymous visitor after another customer has added the project", async () => {
    await createClient(world, "dario").main(document, invitation);
    expect((await createClient(world).main(document, invitation)).data).toEqual({ associateProject: false });
    expect(getOwnerId()).toBe("account-dario");
  });
});
