import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { findSection } from "#testing/rendering/sections.ts";
import {
  createProjectsPage,
  createSampleListRequest,
  createSampleProject,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

function openList(Projects: NonNullable<ResponseStubs["Projects"]>, locale?: "de-DE") {
  storeTestCredentials();
  return renderPortal("/overview", { ...customerResponses, Projects }, locale);
}

function getCard() {
  return within(screen.getByRole("link", { name: "Street of p1 7" }).closest("article") ?? document.body);
}

const createThreeProjects = () => createProjectsPage([1, 2, 3].map((number) => createSampleProject(number)));

describe("ProjectListPage", () => {
  it("greets the customer and shows the projects as links", { tags: ["R2.23"] }, async () => {
    await openList(createThreeProjects);
    const link = await screen.findByRole("link", { name: "Street of p1 7" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome, Ada Berg");
    expect(link.getAttribute("href")).toBe(urls.project);
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  const activeRequest = createSampleListRequest({
    currentStatus: "OFFER_SENT",
    deadline: "2026-03-20T12:00:00Z",
  });

  it("lists the customer's tasks above the list", async () => {
    await openList(() =>
      createProjectsPage([createSampleProject(1, { activeRequest }), createSampleProject(2)]),
    );
    const tasks = await findSection("To do");
    const link = tasks.getByRole("link", {
      name: /^Decide on the offer ?Street of p1 7, 20095\u00A0Hamburg$/,
    });
    expect(link.getAttribute("href")).toBe(urls.project);
    expect(tasks.getByText("By March 20, 2026")).toBeTruthy();
    expect(
      screen
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(["To do", "All projects"]);
  });

  it("shows the task on the card of the only project, and shows the project once", async () => {
    await openList(() => createProjectsPage([createSampleProject(1, { activeRequest })]));
    const link = await screen.findByRole("link", { name: /Street of p1 7/ });
    expect(getCard().getByText("Decide on the offer")).toBeTruthy();
    expect(getCard().getByText("By March 20, 2026")).toBeTruthy();
    const main = within(screen.getByRole("main"));
    expect(main.getAllByRole("link", { name: /Street of p1 7/ })).toEqual([link]);
  });

  it("shows address, type, start, status and counts of a project", {
    tags: ["R3.2"],
  }, async () => {
    await openList(() =>
      createProjectsPage([
        createSampleProject(1, { unreadNotificationsCount: 2, registeredWindowsCount: 1 }),
      ]),
    );
    await screen.findByRole("link", { name: "Street of p1 7" });
    const card = getCard();
    for (const text of [
      "20095 Hamburg",
      "Roof window, Loft",
      "Started on March 14, 2026",
      "Step 1 of 9: Looking for an installer",
      "2 unread notifications",
      "1 registered window",
    ]) {
      expect(card.getByText(text)).toBeTruthy();
    }
  });

  it("shows the step at which a request halts, and suggests asking for an overdue reply", {
    tags: ["R4.2"],
  }, async () => {
    await openList(() =>
      createProjectsPage([
        createSampleProject(1, {
          activeRequest: createSampleListRequest({
            currentStatus: "IN_CLARIFICATION",
            statusBeforePausing: "OFFER_SENT",
            overdue: true,
          }),
        }),
      ]),
    );
    await screen.findByRole("link", { name: "Street of p1 7" });
    expect(getCard().getByText("On hold: open question, at step 4 of 9")).toBeTruthy();
    expect(getCard().getByText("Chase the installer’s reply")).toBeTruthy();
  });

  it.each([
    ["CLIENT_CONTACTED", ["Chase the installer’s reply"]],
    ["OFFER_SENT", ["Ask whether the offer is still valid"]],
    ["WINDOW_INSTALLED", ["Register the windows"]],
    ["WINDOW_REGISTERED", []],
  ] as const)("names an overdue event once at the status: %s", async (currentStatus, shown) => {
    const activeRequest = createSampleListRequest({ currentStatus, overdue: true });
    await openList(() => createProjectsPage([createSampleProject(1, { activeRequest })]));
    await screen.findByRole("link", { name: "Street of p1 7" });
    const texts = [
      "Chase the installer’s reply",
      "Ask whether the offer is still valid",
      "Register the windows",
    ];
    expect(texts.filter((text) => getCard().queryByText(text))).toEqual(shown);
  });

  it.each([
    [{ currentStatus: "CANCELLED", statusBeforePausing: "OFFER_SENT" }, "Cancelled"],
    [{ currentStatus: "REASSIGNED", statusBeforePausing: null }, "Passed to another installer"],
    [{ currentStatus: "OFFER_SENT", installationFlow: "" as "DEFAULT" }, "Offer sent"],
    [{ currentStatus: "OFFER_SENT", installationFlow: "SPP_INSTALLER" }, "Step 5 of 10: Offer sent"],
  ] as const)("numbers the step if the service's data suffice: %o: %s", async (request, text) => {
    const activeRequest = createSampleListRequest(request);
    await openList(() => createProjectsPage([createSampleProject(1, { activeRequest })]));
    await screen.findByRole("link", { name: "Street of p1 7" });
    expect(getCard().getByText(text)).toBeTruthy();
  });

  it("shows a project that has neither a request nor an address", async () => {
    const project = { ...createSampleProject(1).project, street: null, houseNumber: null, spaceType: null };
    await openList(() => createProjectsPage([createSampleProject(1, { project, activeRequest: null })]));
    expect(await screen.findByRole("link", { name: "Address not given yet" })).toBeTruthy();
    expect(screen.getByText("Not sent yet")).toBeTruthy();
    expect(screen.getByText("Roof window")).toBeTruthy();
  });

  it("shows general texts for values that only a newer backend knows", async () => {
    const request = { id: "r", currentStatus: "BEAMED_UP", statusBeforePausing: null, overdue: false };
    const item = createSampleProject(1);
    const newer = { ...item, project: { ...item.project, type: "DOOR" }, activeRequest: request };
    await openList(() => Response.json({ data: createProjectsPage([newer]) }));
    await screen.findByRole("link", { name: "Street of p1 7" });
    expect(getCard().getByText("In progress")).toBeTruthy();
    expect(getCard().getByText("Project, Loft")).toBeTruthy();
  });

  it("shows archived projects after active ones, in a closed disclosure", async () => {
    await openList(() =>
      createProjectsPage([createSampleProject(1), createSampleProject(9, { isArchived: true })]),
    );
    const archive = (await screen.findByText("Archived projects (1)")).closest("details");
    expect(archive?.open).toBe(false);
    expect(archive?.textContent).toContain("Street of p9 7");
    expect(archive?.textContent).not.toContain("Street of p1 7");
  });
});

describe("ProjectListPage while loading", () => {
  it("loads all further pages, even if pages are shorter than requested", {
    tags: ["R4.16", "R7.12"],
  }, async () => {
    const { user, getRequests } = await openList(({ variables: { skip } }) =>
      createProjectsPage([createSampleProject(Number(skip))], skip !== 2),
    );
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    await expect.poll(getAnnouncement).toContain("2 projects are shown.");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await expect.poll(getAnnouncement).toContain("3 projects are shown.");
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(getRequests("Projects").map(({ variables }) => variables)).toEqual([
      { skip: 0 },
      { skip: 1 },
      { skip: 2 },
    ]);
    expect(getRequests("Projects")[0]?.body).toContain("projects(take: 10, skip: $skip)");
  });
});
