import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse, createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { findSection, getSection } from "#testing/rendering/sections.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import {
  createProjectsPage,
  createSampleListRequest,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "#testing/samples/sampleProjects.ts";
import { createWindowsPage } from "#testing/samples/sampleWindows.ts";
import { urls } from "#testing/samples/urls.ts";
import * as layout from "#ui/layout/useIsLaptop.ts";

const oneProject = () => createProjectsPage([createSampleProject(1)]);
const noProject = () => createProjectsPage([]);
const oneWindow = () => createWindowsPage([{}]);
const noWindow = () => createWindowsPage([]);

function openOverview(responses: ResponseStubs, path = "/overview") {
  storeTestCredentials();
  return renderPortal(path, {
    ...customerResponses,
    "/api/campaigns": () => ({ data: [createSampleCampaign("my_taglys_banner")] }),
    ...responses,
  });
}

const findBanner = () => screen.findByRole("region", { name: "Promotion" });

/** The headings below the screen's own, and the banner, in the order of the page. */
function listParts(): (string | null)[] {
  const parts = document.querySelectorAll("main h2, main [aria-label=Promotion]");
  return [...parts].map((part) => part.getAttribute("aria-label") ?? part.textContent);
}

describe("ProjectListScreen", () => {
  it.each([
    ["projects, then windows", oneProject, oneWindow, ["Your project", "Registered windows"]],
    [
      "windows before the hint at projects, of which there are none",
      noProject,
      oneWindow,
      ["Registered windows", "There is no project here yet"],
    ],
    [
      "how to begin where there is neither a project nor a window",
      noProject,
      noWindow,
      ["There is no project here yet", "Registered windows"],
    ],
    [
      "the error in place of the windows first where there is no project",
      noProject,
      () => createGraphQlErrorResponse("Sorry."),
      ["Registered windows", "There is no project here yet"],
    ],
  ])("shows %s, and the banner last", async (_, Projects, RegisteredWindows, parts) => {
    await openOverview({ Projects, RegisteredWindows });
    await findBanner();
    expect(listParts()).toEqual([...parts, "Promotion"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome, Ada Berg");
  });

  it("shows projects with the status of their requests, windows and unread notifications", {
    tags: ["R1.4"],
  }, async () => {
    await openOverview({ Projects: oneProject, RegisteredWindows: oneWindow });
    expect(await screen.findByText("Solar roof window")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Street of p1 7/ })).toBeTruthy();
    expect(screen.getByText("Step 1 of 9: Looking for an installer")).toBeTruthy();
    expect(screen.getByText("3 unread notifications")).toBeTruthy();
  });

  it("shows projects before the windows have loaded, and the banner after that", async () => {
    const windows = Promise.withResolvers<Response>();
    await openOverview({ Projects: oneProject, RegisteredWindows: () => windows.promise });
    await screen.findByText("Your windows are loading.");
    expect(listParts()).toEqual(["Your project", "Registered windows"]);
    await act(async () => windows.resolve(Response.json({ data: oneWindow() })));
    await findBanner();
    expect(listParts()).toEqual(["Your project", "Registered windows", "Promotion"]);
  });

  it("shows only the skeleton until it knows whether a customer without projects has windows", async () => {
    const windows = Promise.withResolvers<Response>();
    const { getRequests } = await openOverview({
      Projects: noProject,
      RegisteredWindows: () => windows.promise,
    });
    await expect.poll(() => getRequests("RegisteredWindows")).toHaveLength(1);
    await expect.poll(() => getRequests("Projects")).toHaveLength(1);
    expect(listParts()).toEqual([]);
    await act(async () => windows.resolve(Response.json({ data: oneWindow() })));
    await findBanner();
    expect(listParts()).toEqual(["Registered windows", "There is no project here yet", "Promotion"]);
  });

  it("focuses the heading of the windows when the navigation on the screen leads there", async () => {
    const { user } = await openOverview({ Projects: oneProject, RegisteredWindows: oneWindow });
    await findBanner();
    for (const name of ["Windows", "Projects", "Windows"]) {
      await user.click(screen.getByRole("link", { name }));
      const heading = name === "Windows" ? "Registered windows" : "Welcome, Ada Berg";
      await expect.poll(() => document.activeElement?.textContent).toBe(heading);
    }
  });

  it("focuses the heading of windows that load late, and keeps the focus there", async () => {
    const projects = Promise.withResolvers<Response>();
    const windows = Promise.withResolvers<Response>();
    await openOverview(
      { Projects: () => projects.promise, RegisteredWindows: () => windows.promise },
      "/overview#windows",
    );
    await screen.findByText("Your projects are loading.");
    await act(async () => projects.resolve(Response.json({ data: oneProject() })));
    const heading = await screen.findByRole("heading", { name: "Registered windows" });
    await expect.poll(() => document.activeElement).toBe(heading);
    await act(async () => windows.resolve(Response.json({ data: noWindow() })));
    await screen.findByText("No window registered yet");
    await expect.poll(() => document.activeElement).toBe(heading);
  });
});

describe("ProjectListScreen with one project", () => {
  const activeRequest = createSampleListRequest({ id: ids.request, currentStatus: "OFFER_SENT" });
  const Projects = () => createProjectsPage([createSampleProject(1, { activeRequest })]);
  const details = {
    ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1)]),
    ShowRequest: () => ({ showRequest: createSampleRequest() }),
  };

  afterEach(() => vi.restoreAllMocks());

  it("shows on a laptop the next step with amount and buttons, and the steps of the only project", async () => {
    vi.spyOn(layout, "useIsLaptop").mockReturnValue(true);
    await openOverview({ Projects, ...details });
    const nextStep = await findSection("Step 4 of 9: Offer sent");
    expect(nextStep.getByText(/€2,856\.00/)).toBeTruthy();
    expect(nextStep.queryByRole("link", { name: "Accept by e-mail" })).toBeNull();
    expect(nextStep.getByRole("link", { name: "Read the offer" }).getAttribute("href")).toBe(
      `${urls.project}#offer`,
    );
    const steps = getSection("All steps and dates");
    expect(steps.getByRole("list")).toBeTruthy();
    expect(screen.queryByText("Decide on the offer")).toBeNull();
  });

  it("reports on a laptop that the request could not be loaded, and loads it again", async () => {
    vi.spyOn(layout, "useIsLaptop").mockReturnValue(true);
    const { user, stubResponses } = await openOverview({
      Projects,
      ...details,
      ShowRequest: () => createErrorResponse(400),
    });
    const alert = within(await screen.findByRole("alert"));
    stubResponses(details);
    await user.click(alert.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Step 4 of 9: Offer sent" })).toBeTruthy();
  });

  it("requests nothing more on a phone, where the card names the next step", async () => {
    const { getRequests } = await openOverview({ Projects });
    expect(await screen.findByText("Decide on the offer")).toBeTruthy();
    await findBanner();
    expect([...getRequests("ShowRequest"), ...getRequests("ProjectDetails")]).toEqual([]);
  });
});
