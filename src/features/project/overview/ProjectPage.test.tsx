import "../../../testing/dialogElement.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  createSampleActiveRequest,
  createSampleConfig,
  createSampleNewRequest,
  createSampleProjectDetails,
  createSampleRequest,
  customerResponses,
} from "../../../testing/data/sampleProjects.ts";
import { createGraphQlErrorResponse } from "../../../testing/network/errorResponses.ts";
import type { ResponseStubs } from "../../../testing/network/fakeService.ts";
import { renderPortal } from "../../../testing/screens/renderPortal.tsx";
import { storeTestCredentials } from "../../../testing/session/storeTestCredentials.ts";
import type { ProjectDetails } from "./projectQuery.ts";

beforeEach(() => {
  // jsdom has no layout, so nothing comes into view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function openProject(
  responses: ResponseStubs = {},
  details: Partial<ProjectDetails> = {},
  url = "/project/p1",
) {
  storeTestCredentials();
  return renderPortal(url, {
    ...customerResponses,
    ProjectDetails: () => ({
      projects: { items: [createSampleProjectDetails("p1", details)], pageInfo: { hasNextPage: false } },
    }),
    ShowRequest: () => ({ showRequest: createSampleRequest() }),
    Attachments: () => ({ attachments: [] }),
    ...responses,
  });
}

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

describe("ProjectPage", () => {
  it("shows address, facts and plan of the project", {
    tags: ["R2.24", "R3.1"],
  }, async () => {
    await openProject();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Street of p1 7");
    expect(document.title).toBe("Your project – My Taglys");
    const facts = await findRegion("About the project");
    for (const text of ["Roof window", "Loft", "March 15, 2026", "June 1, 2026", "Light for the stairs."]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    const plan = (await findRegion("Your plan")).getByRole("link");
    expect(plan.getAttribute("href")).toBe("/configurator/configurator-1");
  });

  it("shows the installer with its grades and contact links", { tags: ["R3.8"] }, async () => {
    await openProject();
    const installer = await findRegion("Your installer");
    expect(installer.getByText("Roof & Light")).toBeTruthy();
    expect(installer.getByText("Premium partner")).toBeTruthy();
    expect(installer.getByText("Taglys expert")).toBeTruthy();
    expect(installer.getByRole("link", { name: "+49 40 123456" }).getAttribute("href")).toBe(
      "tel:+4940123456",
    );
    expect(installer.getByRole("link", { name: "hello@roof-and-light.example" })).toBeTruthy();
  });

  it("lists the items of the offer and its totals in the country's currency", {
    tags: ["R3.5"],
  }, async () => {
    await openProject();
    const table = within(await screen.findByRole("table", { name: "What is included" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ItemQuantityExcl. VATIncl. VAT",
      "Roof window M06Item no. TGS-M06Quantity2Excl. VAT€600.00Incl. VAT€714.00",
      "Blind for M06Item no. TGB-M06Quantity2Excl. VAT€150.00Incl. VAT€178.50",
      "Installation of one windowItem no. INST-1Quantity2Excl. VAT€450.00Incl. VAT€535.50",
      "Products excl. VAT€1,500.00",
      "Installation excl. VAT€900.00",
      "Total excl. VAT€2,400.00",
      "Total incl. VAT€2,856.00",
    ]);
  });

  it.each([
    ["NO", "NOK 2,856.00"],
    ["CH", "CHF 2,856.00"],
    ["GB", "£2,856.00"],
  ] as const)("shows the prices in the currency of %s", { tags: ["R3.5"] }, async (country, total) => {
    await openProject({ RuntimeConfig: () => ({ runtimeConfig: createSampleConfig({ country }) }) });
    const row = await screen.findByRole("row", { name: /^Total incl. VAT/ });
    expect(row.textContent?.replace(/\u00a0/g, " ")).toContain(total);
  });

  it("shows the appointments, with days that do not depend on the time zone", {
    tags: ["R3.4"],
  }, async () => {
    const activeRequest = createSampleActiveRequest({
      installerSiteVisitDate: "2026-04-02T08:30:00Z",
      surveyType: "REMOTE",
    });
    await openProject({}, { activeRequest });
    const appointments = await findRegion("Appointments");
    expect(appointments.getByText("Video consultation")).toBeTruthy();
    expect(appointments.getByText(/Monday, May 4 – Wednesday, May 6, 2026/)).toBeTruthy();
  });

  it("shows what the customer wrote when cancelling", { tags: ["R3.3"] }, async () => {
    const activeRequest = createSampleActiveRequest({ customReason: "We <b>moved</b>." });
    await openProject({}, { activeRequest });
    expect(await screen.findByText("You wrote: “We <b>moved</b>.”")).toBeTruthy();
  });

  it("shows neither offer nor appointments without them, and says that no installer is chosen", async () => {
    await openProject({ ShowRequest: () => ({ showRequest: createSampleNewRequest() }) });
    expect(await screen.findByText(/No installer has been chosen yet/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Your offer" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Appointments" })).toBeNull();
  });

  it("explains that the request of the project has not been sent yet", async () => {
    await openProject({}, { activeRequest: null });
    expect(await screen.findByRole("heading", { name: "Your request has not been sent yet" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "About the project" })).toBeTruthy();
    const documents = within(screen.getByRole("region", { name: "Documents of the project" }));
    expect(documents.getByRole("link", { name: /plan\.pdf/ })).toHaveProperty(
      "pathname",
      "/files/projects/plan.pdf",
    );
  });

  it("has no buttons that change something when the project is archived", async () => {
    await openProject({}, { isArchived: true });
    expect(await screen.findByText("This project is archived")).toBeTruthy();
    expect(await screen.findByRole("region", { name: "Your details" })).toBeTruthy();
    for (const name of ["Change", "Cancel request", "Choose files"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });

  it("shows the not-found screen for a project that the customer does not have", {
    tags: ["R5.1"],
  }, async () => {
    const { takeLoggedErrors } = await openProject({}, {}, "/project/other");
    expect(await screen.findByRole("heading", { name: "We could not find this" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    takeLoggedErrors();
  });

  it("shows a skeleton while the project is loading", async () => {
    const details = Promise.withResolvers<Response>();
    await openProject({ ProjectDetails: () => details.promise });
    expect(await screen.findByText("Your project is loading.")).toBeTruthy();
    expect(screen.getByText("The request is loading.")).toBeTruthy();
  });
});

describe("ProjectPage, when the request cannot be loaded", () => {
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
    expect(await screen.findByRole("region", { name: "Your offer" })).toBeTruthy();
  });
});
