import "../../testing/dialogElement.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import {
  customerAnswers,
  sampleConfig,
  sampleNewRequest,
  sampleProjectDetails,
  sampleRequest,
} from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import type { ProjectDetails } from "./projectQuery.ts";
import type { ProjectRequest } from "./projectRequestsQuery.ts";

const summary = (id: string, changes: Partial<ProjectRequest> = {}): ProjectRequest => ({
  id,
  currentStatus: "OFFER_SENT",
  installerSiteVisitDate: null,
  surveyType: null,
  customReason: null,
  ...changes,
});

beforeEach(() => {
  // jsdom lays nothing out: nothing comes into view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function openProject(answers: Answers = {}, details: Partial<ProjectDetails> = {}, address = "/project/p1") {
  rememberSignIn();
  return renderPortal(address, {
    ...customerAnswers,
    ProjectDetails: () => ({
      projects: { items: [sampleProjectDetails("p1", details)], pageInfo: { hasNextPage: false } },
    }),
    ProjectRequests: () => ({ projectRequests: [summary("request-1")] }),
    ShowRequest: () => ({ showRequest: sampleRequest() }),
    Attachments: () => ({ attachments: [] }),
    ...answers,
  });
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the page of a project", () => {
  it("[R2.24] [R3.1] says where the project is, what it is about and when it was registered", async () => {
    await openProject();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Street of p1 7");
    expect(document.title).toBe("Your project – My Taglys");
    const facts = await region("About the project");
    for (const text of ["Roof window", "Loft", "March 15, 2026", "June 1, 2026", "Light for the stairs."]) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    const plan = (await region("Your plan")).getByRole("link");
    expect(plan.getAttribute("href")).toBe("/configurator/configurator-1");
  });

  it("[R3.8] names the installer with its marks and the ways to reach it", async () => {
    await openProject();
    const installer = await region("Your installer");
    expect(installer.getByText("Roof & Light")).toBeTruthy();
    expect(installer.getByText("Premium partner")).toBeTruthy();
    expect(installer.getByText("Taglys expert")).toBeTruthy();
    expect(installer.getByRole("link", { name: "+49 40 123456" }).getAttribute("href")).toBe(
      "tel:+4940123456",
    );
    expect(installer.getByRole("link", { name: "hello@roof-and-light.example" })).toBeTruthy();
  });

  it("[R3.5] lists what the offer includes and adds it up in the country's currency", async () => {
    await openProject();
    const table = within(await screen.findByRole("table", { name: "What is included" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ItemQuantityWithout VATWith VAT",
      "Roof window M06Article TGS-M06Quantity2Without VAT€600.00With VAT€714.00",
      "Blind for M06Article TGB-M06Quantity2Without VAT€150.00With VAT€178.50",
      "Installation of one windowArticle INST-1Quantity2Without VAT€450.00With VAT€535.50",
      "Products without VAT€1,500.00",
      "Installation without VAT€900.00",
      "Total without VAT€2,400.00",
      "Total with VAT€2,856.00",
    ]);
  });

  it.each([
    ["NO", "NOK 2,856.00"],
    ["CH", "CHF 2,856.00"],
    ["GB", "£2,856.00"],
  ] as const)("[R3.5] has prices of %s in its currency", async (country, total) => {
    await openProject({ RuntimeConfig: () => ({ runtimeConfig: sampleConfig({ country }) }) });
    const row = await screen.findByRole("row", { name: /^Total with VAT/ });
    expect(row.textContent?.replace(/\u00a0/g, " ")).toContain(total);
  });

  it("[R3.4] tells of appointments, with days that no time zone moves", async () => {
    await openProject({
      ProjectRequests: () => ({
        projectRequests: [
          summary("request-1", { installerSiteVisitDate: "2026-04-02T08:30:00Z", surveyType: "REMOTE" }),
        ],
      }),
    });
    const appointments = await region("Appointments");
    expect(appointments.getByText("Video call about your home")).toBeTruthy();
    expect(appointments.getByText(/Monday, May 4 – Wednesday, May 6, 2026/)).toBeTruthy();
  });

  it("shows neither offer nor appointments before there are any, and says that no installer is chosen", async () => {
    await openProject({ ShowRequest: () => ({ showRequest: sampleNewRequest() }) });
    expect(await screen.findByText(/No installer has been chosen yet/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Your offer" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Appointments" })).toBeNull();
  });

  it("explains a project whose request was never sent", async () => {
    await openProject({}, { activeRequest: null });
    expect(await screen.findByRole("heading", { name: "Your request has not been sent yet" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "About the project" })).toBeTruthy();
  });

  it("can be read and not changed once it is archived", async () => {
    await openProject({}, { isArchived: true });
    expect(await screen.findByText("This project is archived")).toBeTruthy();
    expect(await screen.findByRole("region", { name: "Your details" })).toBeTruthy();
    for (const name of ["Change", "Cancel request", "Choose files"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });

  it("[R5.1] is a not-found screen for a project that the customer does not have", async () => {
    const { takeLoggedErrors } = await openProject({}, {}, "/project/other");
    expect(await screen.findByRole("heading", { name: "We could not find this" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
    takeLoggedErrors();
  });

  it("shows its skeleton until the project is there", async () => {
    const details = Promise.withResolvers<Response>();
    await openProject({ ProjectDetails: () => details.promise });
    expect(await screen.findByText("Your project is loading.")).toBeTruthy();
    expect(screen.getByText("The request is loading.")).toBeTruthy();
  });
});

describe("several requests of a project", () => {
  const several: Answers = {
    ProjectRequests: () => ({
      projectRequests: [
        summary("request-1"),
        summary("request-0", { currentStatus: "CANCELLED", customReason: "We <b>moved</b>." }),
      ],
    }),
    ShowRequest: ({ variables }) => ({
      showRequest:
        variables["id"] === "request-0"
          ? sampleNewRequest({ id: "request-0", currentStatus: "CANCELLED" })
          : sampleRequest(),
    }),
  };

  it("can each be opened, the latest first; earlier ones can only be read", async () => {
    const { user, router } = await openProject(several);
    const requests = within(await screen.findByRole("navigation", { name: "Requests of this project" }));
    const [latest, earlier] = requests.getAllByRole("link");
    expect([latest?.textContent, earlier?.textContent]).toEqual([
      "Latest requestOffer sent",
      "Request 1Cancelled",
    ]);
    expect(latest?.getAttribute("aria-current")).toBe("page");
    if (!earlier) throw new Error("There is no earlier request.");
    await user.click(earlier);
    expect(await screen.findByText("You wrote: “We <b>moved</b>.”")).toBeTruthy();
    expect(router.state.location.search).toBe("?request=request-0");
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
  });

  it("are opened by the address, and an unknown one is the latest", async () => {
    await openProject(several, {}, "/project/p1?request=request-0");
    expect(await screen.findByText(/You wrote:/)).toBeTruthy();
  });

  it("fall back to the latest where the address names an unknown one", async () => {
    await openProject(several, {}, "/project/p1?request=request-9");
    expect(await screen.findByRole("region", { name: "Your offer" })).toBeTruthy();
  });

  it("leave the latest one readable where their list cannot be loaded", async () => {
    const { user, answer } = await openProject({ ProjectRequests: () => graphQlError("Out of order.") });
    expect(await screen.findByText("Earlier requests of this project could not be loaded.")).toBeTruthy();
    expect(await screen.findByRole("region", { name: "Your offer" })).toBeTruthy();
    answer(several);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("navigation", { name: "Requests of this project" })).toBeTruthy();
  });
});

describe("a request that cannot be loaded", () => {
  it("leaves the rest of the page alone, and comes on another try", async () => {
    const { user, answer } = await openProject({ ShowRequest: () => graphQlError("Out of order.") });
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("The request could not be loaded")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Street of p1 7");
    answer({ ShowRequest: () => ({ showRequest: sampleRequest() }) });
    await user.click(alert.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(await screen.findByRole("region", { name: "Your offer" })).toBeTruthy();
  });
});
