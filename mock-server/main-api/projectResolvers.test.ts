import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found, requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";
import { cartIn } from "./cartModel.ts";

const list = `query ($take: Int! = 10, $skip: Int! = 0) {
  projects(take: $take, skip: $skip) { items { project { id } } pageInfo { hasNextPage } }
}`;

let world: World;
beforeEach(() => {
  world = freshWorld();
});

/** Anna's projects: those under way, newest first, and then the archived ones. */
const annas = [19, 1, 2, 20, 3, 4, 5, 21, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23].map(
  (number) => `project-${number}`,
);

const pageOf = (ids: readonly string[], hasNextPage: boolean) => ({
  projects: { items: ids.map((id) => ({ project: { id } })), pageInfo: { hasNextPage } },
});

describe("projects", () => {
  it("lists all of the caller's, archived ones last, newest first [R7.12] [R1.4]", async () => {
    const { data } = await callerIn(world, "anna").main(list, { take: 100 });
    expect(data).toEqual(pageOf(annas, false));
  });

  it("lists them page by page until hasNextPage is false [R4.16]", async () => {
    const anna = callerIn(world, "anna");
    expect((await anna.main(list)).data).toEqual(pageOf(annas.slice(0, 10), true));
    expect((await anna.main(list, { skip: 10 })).data).toEqual(pageOf(annas.slice(10, 20), true));
    expect((await anna.main(list, { skip: 20 })).data).toEqual(pageOf(annas.slice(20), false));
    expect((await anna.main(list, { skip: 23 })).data).toEqual(pageOf([], false));
    expect((await anna.main(list, { take: 23 })).data).toEqual(pageOf(annas, false));
  });

  it.each([
    { persona: "ben", ids: [] },
    { persona: "clara", ids: ["project-24"] },
    { persona: "dario", ids: [] },
  ] as const)("shows $persona nobody else's", async ({ persona, ids }) => {
    expect((await callerIn(world, persona).main(list)).data).toEqual(pageOf(ids, false));
  });

  it.each([
    { take: 0, skip: 0, fields: ["take"] },
    { take: 101, skip: 0, fields: ["take"] },
    { take: 0, skip: -1, fields: ["take", "skip"] },
  ])("refuses take $take with skip $skip", async ({ take, skip, fields }) => {
    const { data, ...answer } = await callerIn(world, "anna").main(list, { take, skip });
    expect(answer.fields).toEqual(fields);
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(data).toEqual({ projects: null });
  });

  it("tells of a project what is recorded [R3.1] [R3.2] [R3.3]", async () => {
    const { data } = await callerIn(world, "clara").main(`{ projects { items {
      isArchived unreadNotificationsCount registeredWindowsCount configuratorProject { id createdAt updatedAt }
      project { id customerId installerId customerAccountId registeredAt start details street houseNumber city postCode
        county offerSent hasFiles type spaceType isAdvantagesInfoShown leadOriginTaglys createdAt updatedAt
        projectFiles { id } installer { id name approved vacations { from } } }
      activeRequest { id projectId installerId overdue dealId price netPrice netProductPrice netInstallationPrice
        distance currentStatus statusBeforePausing currentReasonId customReason deadline locale token
        installationStartDate installationEndDate installationFlow installerSiteVisitDate surveyType isUserConfirmed
        taglysApproved cartItems { sku description amount price netPrice } }
    } } }`);
    const request = requestOf(world, "clara");
    const { cart, customer, attachments, deadlineDays, createdAt, ...shown } = request;
    const { isArchived, configuratorProject, invitationToken, ...project } = found(
      world.projects.find(({ id }) => id === request.projectId),
    );
    const { name } = found(world.installers.find(({ installerId }) => installerId === request.installerId));
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
              cartItems: cart && cartIn(world, cart, "de-DE").items,
            },
          },
        ],
      },
    });
  });

  it("counts the windows registered on a project", async () => {
    const { data } = await callerIn(world, "anna").main(
      "{ projects(take: 100) { items { project { id } registeredWindowsCount } } }",
    );
    const { projectId } = requestOf(world, "anna", "WINDOW_REGISTERED");
    const withWindows = { project: { id: projectId }, registeredWindowsCount: 2 };
    expect(data).toEqual({ projects: { items: expect.arrayContaining([withWindows]) } });
  });

  it("shows a draft without request and installer", async () => {
    const { data } = await callerIn(world, "anna").main(
      "{ projects(take: 1) { items { project { registeredAt installer { id } } activeRequest { id } } } }",
    );
    expect(data).toEqual({
      projects: { items: [{ project: { registeredAt: null, installer: null }, activeRequest: null }] },
    });
  });
});

describe("associateProject", () => {
  const document = "mutation ($id: ID!, $token: String!) { associateProject(entityId: $id, token: $token) }";
  const invited = { id: "project-25", token: "welcome-home" };
  const owner = () => found(world.projects.find(({ id }) => id === invited.id)).customerAccountId;

  it("puts the project and its request into the caller's account [R7.25] [R6.3]", async () => {
    const dario = callerIn(world, "dario");
    const show = "query ($id: ID!) { showRequest(id: $id) { currentStatus } }";
    const request = { id: found(world.requests.find(({ projectId }) => projectId === invited.id)).id };
    expect((await dario.main(show, request)).data).toEqual({ showRequest: null });
    expect((await dario.main(document, invited)).data).toEqual({ associateProject: true });
    expect((await dario.main(list)).data).toEqual(pageOf([invited.id], false));
    expect((await dario.main(show, request)).data).toEqual({ showRequest: { currentStatus: "OPEN" } });
  });

  it("tells an anonymous visitor whether the token holds, and changes nothing [R7.25] [R1.2]", async () => {
    expect((await callerIn(world).main(document, invited)).data).toEqual({ associateProject: true });
    expect(owner()).toBeNull();
  });

  it.each([
    { title: "a wrong token", variables: { ...invited, token: "wrong" } },
    { title: "an empty token", variables: { ...invited, token: "" } },
    { title: "a project nobody was invited to", variables: { ...invited, id: "project-1" } },
  ])("answers false to $title", async ({ variables }) => {
    expect((await callerIn(world, "dario").main(document, variables)).data).toEqual({
      associateProject: false,
    });
    expect((await callerIn(world, "dario").main(list)).data).toEqual(pageOf([], false));
  });

  it("does not find an unknown project", async () => {
    const { codes, data } = await callerIn(world, "dario").main(document, { ...invited, id: "project-99" });
    expect(codes).toEqual(["NOT_FOUND"]);
    expect(data).toBeNull();
  });
});
