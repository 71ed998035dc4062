import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { urls } from "#testing/samples/urls.ts";
import { lastCountry } from "../storage/lastCountry.ts";
import { fakeIntersectionObserver } from "../testing/browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import type { ResponseStubs } from "../testing/network/fakeService.ts";
import { holdResponses } from "../testing/network/holdResponses.ts";
import { createSampleAttachment } from "../testing/rendering/openAttachments.tsx";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import {
  cabinetRequests,
  createProjectsPage,
  createSampleConfig,
  createSampleProject,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../testing/samples/sampleProjects.ts";
import { createSampleWindow, createWindowsPage } from "../testing/samples/sampleWindows.ts";

const responses = {
  ...customerResponses,
  RuntimeConfig: () => ({
    runtimeConfig: createSampleConfig({ registrationServiceUrl: "https://registration.example/graphql" }),
  }),
  Projects: () => createProjectsPage([createSampleProject(1)]),
  ProjectDetails: () => createProjectsPage([createSampleProjectDetails(1, { registeredWindowsCount: 1 })]),
  ShowRequest: () => ({ showRequest: createSampleRequest() }),
  Attachments: () => ({ attachments: [createSampleAttachment("photo")] }),
  RegisteredWindows: () => createWindowsPage([{}]),
  RegisteredWindowsOfProject: () => createWindowsPage([{}]),
  RegisteredWindowById: () => ({ registeredWindowById: createSampleWindow() }),
} satisfies ResponseStubs;

/**
 * Opens a URL as a signed-in customer who was here before. Each call of `expectRoundTrip` lets the service respond once to all
 * requests.
 */
async function openSlowly(url: string) {
  storeTestCredentials();
  lastCountry.write("DE");
  fakeIntersectionObserver();
  const { held, release } = holdResponses(responses);
  const portal = await renderPortal(url, held);
  let receivedCount = 0;
  const expectRoundTrip = async (names: string[]) => {
    const getNewNames = () => portal.requests.slice(receivedCount).map(({ name }) => name);
    await waitFor(() => expect(getNewNames().toSorted()).toEqual(names.toSorted()));
    receivedCount = portal.requests.length;
    await act(async () => release());
  };
  const expectComplete = async (...headings: string[]) => {
    for (const name of headings) await screen.findByRole("heading", { name });
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(portal.requests).toHaveLength(receivedCount);
  };
  return { ...portal, expectRoundTrip, expectComplete };
}

/** Opens the project list in the same way, and lets the service respond to all of its requests. */
async function openOverviewSlowly() {
  const portal = await openSlowly("/overview");
  await portal.expectRoundTrip([...cabinetRequests, "Projects"]);
  await portal.expectRoundTrip(["RegisteredWindows"]);
  return portal;
}

describe("round trips of API calls", () => {
  it("are two, one after the other, for a link to a project", async () => {
    const { expectRoundTrip, expectComplete } = await openSlowly(urls.project);
    await expectRoundTrip([...cabinetRequests, "ProjectDetails"]);
    await expectRoundTrip(["ShowRequest", "Attachments", "RegisteredWindowsOfProject"]);
    await expectComplete("Step 4 of 9: Offer sent", "Solar roof window");
    expect(screen.getByText("photo.pdf")).toBeTruthy();
  });

  it("include a project's request before the screen can open", async () => {
    storeTestCredentials();
    lastCountry.write("DE");
    const { held, release } = holdResponses(responses);
    const { ProjectDetails } = responses;
    const { getRequests } = await renderPortal(urls.project, { ...held, ProjectDetails });
    await waitFor(() => expect(getRequests("ShowRequest")).toHaveLength(1));
    expect(getRequests("Attachments")).toHaveLength(1);
    expect(screen.queryByRole("navigation")).toBeNull();
    await act(async () => release());
    await screen.findByRole("heading", { name: "Step 4 of 9: Offer sent" });
    expect(getRequests("ShowRequest")).toHaveLength(1);
  });

  it("are two, one after the other, for a link to a window", async () => {
    const { expectRoundTrip, expectComplete } = await openSlowly(urls.window);
    await expectRoundTrip(cabinetRequests);
    await expectRoundTrip(["RegisteredWindowById"]);
    await expectComplete("Solar roof window", "Notes");
  });
});

describe("data of a list", () => {
  it("appear at once on the page of a project, and all other data need one round trip", async () => {
    const { user, expectRoundTrip, expectComplete } = await openOverviewSlowly();
    await user.click(await screen.findByRole("link", { name: "Street of p1 7" }));
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    await waitFor(() => expect(document.title).toBe("Your project – My Taglys"));
    expect(screen.getByText("The request is loading.")).toBeTruthy();
    // The page offers no action that could be pressed by mistake, only the way back.
    expect(getActions()).toEqual(["All projects"]);
    await expectRoundTrip(["ProjectDetails", "ShowRequest", "Attachments", "RegisteredWindowsOfProject"]);
    await expectComplete("Step 4 of 9: Offer sent", "Solar roof window");
  });

  it("appear at once on the page of a window", async () => {
    const { user, expectRoundTrip, expectComplete } = await openOverviewSlowly();
    await user.click(await screen.findByRole("link", { name: "Solar roof window" }));
    await screen.findByRole("heading", { level: 1, name: "Solar roof window" });
    expect(screen.getByText("Bedroom", { selector: "p" })).toBeTruthy();
    expect(screen.getByText("Your window is loading.")).toBeTruthy();
    expect(document.querySelector("main img")?.getAttribute("src")).toContain("/files/windows/solar.svg");
    expect(getActions()).toEqual([]);
    await expectRoundTrip(["RegisteredWindowById"]);
    await expectComplete("Solar roof window", "Notes");
  });
});

/** The names of all links and buttons of the screen. */
function getActions(): (string | null)[] {
  return [...document.querySelectorAll("main :is(a, button, input, select, textarea)")].map(
    ({ textContent }) => textContent,
  );
}
