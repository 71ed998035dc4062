import { beforeEach, describe, expect, it } from "vitest";
import { findRequest, requireDefined } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";
import { createCartModel } from "./requests/requestModels.ts";

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
  it("lists active projects before archived ones, newest first", { tags: ["R7.12", "R1.4"] }, async () => {
    const { data } = await createClient(world, "anna").main(listDocument, { take: 100 });
    expect(data).toEqual(createExpectedPage(annasIds, false));
  });

  it("has hasNextPage on every page except the last", { tags: ["R4.16"] }, async () => {
    const anna = createClient(world, "anna");
    expect((await anna.main(listDocument)).data).toEqual(createExpectedPage(annasIds.slice(0, 10), true));
    expect((await anna.main(listDocument, { skip: 10 })).data).toEqual(
      createExpectedPage(annasIds.slice(10, 20), true),
    );
    expect((await anna.main(listDocument, { skip: 20 })).data).toEqual(
      createExpectedPage(annasIds.slice(20), false),
    );
    expect((await anna.main(listDocument, { skip: 23 })).data).toEqual(createExpectedPage([], false));
    expect((await anna.main(listDocument, { take: 23 })).data).toEqual(createExpectedPage(annasIds, false));
  });

  it.each([
    { persona: "ben", ids: [] },
    { persona: "clara", ids: ["project-24"] },
    { persona: "dario", ids: [] },
  ] as const)("lists only the own projects of $persona", async ({ persona, ids }) => {
    expect((await createClient(world, persona).main(listDocument)).data).toEqual(
      createExpectedPage(ids, false),
    );
  });

  it.each([
    { take: 0, skip: 0, fields: ["take"] },
    { take: 101, skip: 0, fields: ["take"] },
    { take: 0, skip: -1, fields: ["take", "skip"] },
  ])("rejects take $take with skip $skip", async ({ take, skip, fields }) => {
    const { data, ...result } = await createClient(world, "anna").main(listDocument, { take, skip });
    expect(result.fields).toEqual(fields);
    expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(data).toEqual({ projects: null });
  });

  it("returns all recorded fields of a project and its active request", {
    tags: ["R3.1", "R3.2", "R3.3"],
  }, async () => {
    const { data } = await createClient(world, "clara").main(`{ projects { items {
      isArchived unreadNotificationsCount registeredWindowsCount configuratorProject { id createdAt updatedAt }
      project { id customerId installerId customerAccountId registeredAt start details street houseNumber city postCode
        county offerSent hasFiles type spaceType isAdvantagesInfoShown leadOriginTaglys createdAt updatedAt
        projectFiles { id } installer { id name approved vacations { from } } }
      activeRequest { id projectId installerId overdue dealId price netPrice netProductPrice netInstallationPrice
        distance currentStatus statusBeforePausing currentReasonId customReason deadline locale token
        installationStartDate installationEndDate installationFlow installerSiteVisitDate surveyType isUserConfirmed
        taglysApproved cartItems { sku description amount price netPrice } }
    } } }`);
    const request = findRequest(world, "clara");
    const { cart, customer, attachments, deadlineDays, createdAt, ...shown } = request;
    const { isArchived, configuratorProject, invitationToken, ...project } = requireDefined(
      world.projects.find(({ id }) => id === request.projectId),
    );
    const { name } = requireDefined(
      world.installers.find(({ installerId }) => installerId === request.installerId),
    );
    expect(data).toEqual({
      projects: {
        items: [
          {
            isArchived,
            configuratorProject,
            unreadNotificationsCount: 3,
            registeredWindowsCount: 0,
            project: {
              ...project,
              hasFiles: false,
              installer: { id: request.installerId, name, approved: true, vacations: [] },
            },
            activeRequest: {
              ...shown,
              ...cart?.total,
              token: null,
              cartItems: cart && createCartModel(world, cart, "de-DE").items,
            },
          },
        ],
      },
    });
  });

  it("counts the windows that are registered on a project", async () => {
    const { data } = await createClient(world, "anna").main(
      "{ projects(take: 100) { items { project { id } registeredWindowsCount } } }",
    );
    const { projectId } = findRequest(world, "anna", "WINDOW_REGISTERED");
    const withWindows = { project: { id: projectId }, registeredWindowsCount: 2 };
    expect(data).toEqual({ projects: { items: expect.arrayContaining([withWindows]) } });
  });

  it("returns a draft without a request and an installer", async () => {
    const { data } = await createClient(world, "anna").main(
      "{ projects(take: 1) { items { project { registeredAt installer { id } } activeRequest { id } } } }",
    );
    expect(data).toEqual({
      projects: { items: [{ project: { registeredAt: null, installer: null }, activeRequest: null }] },
    });
  });
});

describe("associateProject", () => {
  const document = "mutation ($id: ID!, $token: String!) { associateProject(entityId: $id, token: $token) }";
  const invitation = { id: "project-25", token: "welcome-home" };
  const getOwnerId = () =>
    requireDefined(world.projects.find(({ id }) => id === invitation.id)).customerAccountId;

  it("adds the project and its request to the signed-in account", { tags: ["R7.25", "R6.3"] }, async () => {
    const dario = createClient(world, "dario");
    const show = "query ($id: ID!) { showRequest(id: $id) { currentStatus } }";
    const request = {
      id: requireDefined(world.requests.find(({ projectId }) => projectId === invitation.id)).id,
    };
    expect((await dario.main(show, request)).data).toEqual({ showRequest: null });
    expect((await dario.main(document, invitation)).data).toEqual({ associateProject: true });
    expect((await dario.main(listDocument)).data).toEqual(createExpectedPage([invitation.id], false));
    expect((await dario.main(show, request)).data).toEqual({ showRequest: { currentStatus: "OPEN" } });
  });

  it("adds the project of an anonymous visitor to the account of the invitation, and returns true again", {
    tags: ["R7.25", "R1.2"],
  }, async () => {
    const anonymous = createClient(world);
    expect((await anonymous.main(document, invitation)).data).toEqual({ associateProject: true });
    expect(getOwnerId()).toBe("account-ben");
    expect((await anonymous.main(document, invitation)).data).toEqual({ associateProject: true });
  });

  it("returns false to an anonymous visitor after another customer has added the project", async () => {
    await createClient(world, "dario").main(document, invitation);
    expect((await createClient(world).main(document, invitation)).data).toEqual({ associateProject: false });
    expect(getOwnerId()).toBe("account-dario");
  });

  it.each([
    { title: "a wrong token", variables: { ...invitation, token: "wrong" } },
    { title: "an empty token", variables: { ...invitation, token: "" } },
    { title: "a project without an invitation", variables: { ...invitation, id: "project-1" } },
  ])("returns false for $title", async ({ variables }) => {
    expect((await createClient(world, "dario").main(document, variables)).data).toEqual({
      associateProject: false,
    });
    expect((await createClient(world, "dario").main(listDocument)).data).toEqual(
      createExpectedPage([], false),
    );
  });

  it("responds with NOT_FOUND to an unknown project", async () => {
    const { codes, data } = await createClient(world, "dario").main(document, {
      ...invitation,
      id: "project-99",
    });
    expect(codes).toEqual(["NOT_FOUND"]);
    expect(data).toBeNull();
  });
});
