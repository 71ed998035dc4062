import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { surveyTypes } from "#schema/enumValues.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import { createSampleAttachment } from "#testing/rendering/openAttachments.tsx";
import { openProject } from "#testing/rendering/openProject.ts";
import { findSection, getSection } from "#testing/rendering/sections.ts";
import {
  createSampleActiveRequest,
  createSampleNewRequest,
  createSampleRequest,
} from "#testing/samples/sampleProjects.ts";
import { urls } from "#testing/samples/urls.ts";

describe("ProjectPage", () => {
  it("shows address, facts and plan of the project", {
    tags: ["R2.24", "R3.1"],
  }, async () => {
    await openProject();
    await screen.findByRole("heading", { level: 1, name: "Street of p1 7" });
    const facts = await findSection("About the project");
    expect(document.title).toBe("Your project – My Taglys");
    for (const text of ["Roof window", "Loft", "March 15, 2026", "June 1, 2026", "Light for the stairs."]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    const plan = facts.getByRole("link", { name: /^Open your plan/, hidden: true });
    expect(plan.getAttribute("href")).toBe(`/configurator/${ids.configurator}`);
  });

  it("shows the installer with its grades and contact links", { tags: ["R3.8"] }, async () => {
    await openProject();
    const installer = await findSection("Your installer");
    expect(installer.getAllByText("Roof & Light")).toBeTruthy();
    expect(installer.getByText("Premium partner")).toBeTruthy();
    expect(installer.getByText("Taglys expert")).toBeTruthy();
    expect(
      installer
        .getByRole("link", { name: "Call +49\u00A040\u00A0123456, Roof & Light", hidden: true })
        .getAttribute("href"),
    ).toBe("tel:+4940123456");
    expect(installer.getByRole("link", { name: "hello@roof-and-light.example", hidden: true })).toBeTruthy();
  });

  it("shows the appointments, with days that do not depend on the time zone", {
    tags: ["R3.4", "R7.13"],
  }, async () => {
    const activeRequest = createSampleActiveRequest({
      installerSiteVisitDate: "2026-04-02T08:30:00Z",
      surveyType: surveyTypes.remote,
    });
    const showRequest = createSampleRequest({ currentStatus: "INSTALLER_SITE_VISIT" });
    const { getRequests } = await openProject({ ShowRequest: () => ({ showRequest }) }, { activeRequest });
    const appointments = await findSection("Appointments");
    expect(getRequests("ShowRequest").map(({ variables }) => variables)).toEqual([{ id: activeRequest.id }]);
    // Times are in Germany's time zone.
    expect(appointments.getByText(/Thursday, April 2, 2026 at 10:30/)).toBeTruthy();
    expect(appointments.getByText(/Monday, May 4 – Wednesday, May 6, 2026/)).toBeTruthy();
    for (const name of ["Video consultation", "Installation"])
      expect(appointments.getByRole("button", { name: `Add to calendar ${name}` })).toBeTruthy();
  });

  it("shows no past appointment", async () => {
    const activeRequest = createSampleActiveRequest({ installerSiteVisitDate: "2026-04-02T08:30:00Z" });
    await openProject({}, { activeRequest });
    const appointments = await findSection("Appointments");
    expect(appointments.getByText(/May 6, 2026/)).toBeTruthy();
    expect(appointments.queryByText(/April 2/)).toBeNull();
  });

  it.each([
    ["INSTALLATION_DATE_CONFIRMED", true, true],
    ["INSTALLATION_IN_PROGRESS", true, false],
    ["WINDOW_INSTALLED", false, false],
  ] as const)(
    "shows installation days in large type, no cancellation while the roof is open, and no advice on photos: %s",
    async (currentStatus, hasDays, isCancellable) => {
      const showRequest = createSampleRequest({ currentStatus, overdue: true });
      await openProject({ ShowRequest: () => ({ showRequest }) });
      await screen.findByRole("button", { name: /^Choose files/, hidden: true });
      expect(screen.queryByText("Mon, May 4 – Wed, May 6") !== null).toBe(hasDays);
      expect(screen.queryByRole("button", { name: "Add to calendar Installation" }) !== null).toBe(hasDays);
      expect(screen.queryByRole("heading", { name: "Appointments" })).toBeNull();
      expect(screen.queryByText(/You should have heard back/)).toBeNull();
      expect(screen.queryByRole("button", { name: "Cancel request" }) !== null).toBe(isCancellable);
      expect(screen.queryByText("These photos help most:")).toBeNull();
    },
  );

  it("has neither an upload nor a decision on a cancelled request", async () => {
    const showRequest = createSampleRequest({ currentStatus: "CANCELLED" });
    const { getRequests } = await openProject({
      ShowRequest: () => ({ showRequest }),
      Attachments: () => ({ attachments: [createSampleAttachment("plan")] }),
    });
    await findSection("Your files");
    expect(getRequests("Attachments").map(({ variables }) => variables)).toEqual([
      { idRequest: showRequest.id },
    ]);
    expect(screen.queryByRole("button", { name: /^Choose files/, hidden: true })).toBeNull();
    expect(screen.queryByRole("link", { name: "Accept by e-mail" })).toBeNull();
  });

  it("shows a site visit without a time as a whole day, in calendars too", async () => {
    const activeRequest = createSampleActiveRequest({ installerSiteVisitDate: "2026-04-02" });
    const { user } = await openProject(
      {
        ShowRequest: () => ({ showRequest: createSampleRequest({ currentStatus: "INSTALLER_SITE_VISIT" }) }),
      },
      { activeRequest },
    );
    const appointments = await findSection("Appointments");
    expect(appointments.getByText("Thursday, April 2, 2026")).toBeTruthy();
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:calendar";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await user.click(appointments.getByRole("button", { name: /Add to calendar .*visit/i }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain("DTSTART;VALUE=DATE:20260402");
  });

  it("shows the customer's reason for the cancellation", { tags: ["R3.3"] }, async () => {
    const activeRequest = createSampleActiveRequest({ customReason: "We <b>moved</b>." });
    await openProject({}, { activeRequest });
    expect(await screen.findByText("You wrote: “We <b>moved</b>.”")).toBeTruthy();
  });

  it("shows neither offer nor appointments without them, and says that there is no installer", async () => {
    await openProject({ ShowRequest: () => ({ showRequest: createSampleNewRequest() }) });
    expect(await screen.findByText(/No installer has been chosen yet/)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Your offer" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Appointments" })).toBeNull();
  });

  it.each([
    ["OFFER_SENT", 0, false],
    ["OFFER_SENT", 1, true],
    ["WINDOW_INSTALLED", 0, false],
    ["WINDOW_INSTALLED", 1, true],
    ["WINDOW_REGISTERED", 0, false],
  ] as const)(
    "shows the list of windows for a request in %s and %i registered windows: %s",
    async (currentStatus, count, isShown) => {
      await openProject(
        { ShowRequest: () => ({ showRequest: createSampleRequest({ currentStatus }) }) },
        { registeredWindowsCount: count },
      );
      await findSection("Your details");
      expect(screen.queryByRole("heading", { name: "Registered windows" }) !== null).toBe(isShown);
    },
  );

  it("opens the section that the hash names, and focuses it", async () => {
    await openProject({}, {}, `${urls.project}#installer`);
    const installer = await screen.findByRole("heading", { name: "Your installer" });
    await waitFor(() => expect(installer.closest("details")?.open).toBe(true));
    await expect.poll(() => document.activeElement).toBe(installer.closest("summary"));
    expect(screen.getByRole("heading", { name: "Your details" }).closest("details")?.open).toBe(false);
  });

  it("explains that the request of the project has not been sent yet", async () => {
    await openProject({}, { activeRequest: null });
    expect(await screen.findByRole("heading", { name: "Your request has not been sent yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue your plan" }).getAttribute("href")).toBe(
      `/configurator/${ids.configurator}`,
    );
    expect(screen.getByRole("heading", { name: "About the project" })).toBeTruthy();
    const documents = getSection("Documents of the project");
    expect(documents.getByRole("link", { name: /plan\.pdf/ })).toHaveProperty(
      "pathname",
      "/files/projects/plan.pdf",
    );
  });

  it("offers a call to the customer service about an unsent request without a plan", async () => {
    await openProject({}, { activeRequest: null, configuratorProject: null });
    const call = await screen.findByRole("link", { name: /^Customer service/ });
    expect(call.getAttribute("href")).toMatch(/^tel:\+49/);
  });

  it("has neither buttons for changes nor a decision when the project is archived", async () => {
    await openProject({}, { isArchived: true });
    expect(await screen.findByText(/^This project is archived\./)).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Your details" })).toBeTruthy();
    for (const name of ["Change", "Cancel request", "Choose files"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    expect(screen.queryByRole("link", { name: "Accept by e-mail" })).toBeNull();
  });

  it("shows the not-found screen for a project that the customer does not have", async () => {
    const { takeLoggedErrors } = await openProject({}, {}, "/project/other");
    expect(await screen.findByRole("heading", { name: "We could not find this" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    takeLoggedErrors();
  });
});

describe("ProjectPage with a failed request", () => {
  it("keeps the rest of the page, and loads the request on retry", async () => {
    const { user, stubResponses } = await openProject({
      ShowRequest: () => createGraphQlErrorResponse("Out of order."),
    });
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("The request could not be loaded")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Street of p1 7");
    stubResponses({ ShowRequest: () => ({ showRequest: createSampleRequest() }) });
    await user.click(alert.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(await screen.findByRole("heading", { name: "Your offer" })).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });
});
