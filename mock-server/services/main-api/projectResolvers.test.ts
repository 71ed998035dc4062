import { beforeEach, describe, expect, it } from "vitest";
import { isArchiving } from "#rules/requestStatuses.ts";
import { requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";
import type { ProjectRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

const listDocument = `query ($take: Int! = 10, $skip: Int! = 0) {
  projects(take: $take, skip: $skip) { items { project { id } } pageInfo { hasNextPage } }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

/** Ids of Anna's projects: the active ones, newest first, then the archived ones. */
function listAnnasIds(): string[] {
  const projects = world.projects
    .filter(({ customerAccountId }) => customerAccountId === createAccountId("anna"))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const isArchived = ({ id }: ProjectRecord) =>
    world.requests.some((request) => request.projectId === id && isArchiving(request.currentStatus));
  const archived = projects.filter(isArchived);
  return [...projects.filter((project) => !isArchived(project)), ...archived].map(({ id }) => id);
}

const createExpectedPage = (ids: readonly string[], hasNextPage: boolean) => ({
  projects: { items: ids.map((id) => ({ project: { id } })), pageInfo: { hasNextPage } },
});

describe("projects", () => {
  it("lists the account's active projects before archived ones, newest first, page by page", async () => {
    const anna = createClient(world, "anna");
    const queryPage = async (page: { take?: number; skip?: number }) =>
      (await anna.main(listDocument, page)).data;
    const ids = listAnnasIds();
    const { length } = ids;
    expect(await queryPage({ take: length })).toEqual(createExpectedPage(ids, false));
    expect(await queryPage({})).toEqual(createExpectedPage(ids.slice(0, 10), true));
    expect(await queryPage({ skip: 20 })).toEqual(createExpectedPage(ids.slice(20), false));
    expect(await queryPage({ skip: length })).toEqual(createExpectedPage([], false));
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
  it("returns false to an anonymous visitor after another customer has added the project", async () => {
    const project = requireDefined(world.projects.find(({ invitationToken }) => invitationToken));
    const invitation = { id: project.id, token: project.invitationToken };
    await createClient(world, "dario").main(document, invitation);
    expect((await createClient(world).main(document, invitation)).data).toEqual({ associateProject: false });
    expect(project.customerAccountId).toBe(createAccountId("dario"));
  });
});
