import "../../../testing/dialogElement.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
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
    expect(document.title).toBe("Roof window, Loft, Hamburg – Your project – My Taglys");
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
      "ItemQuantityWithout VATWith VAT",
      "Roof window M06Article TGS-M06Quantity2Without VAT€600.00With VAT€714.00",
      "Blind for M06Article TGB-M06Quantity2Without VAT€150.00With VAT€178.50",
      "Installation of one windowArticle INST-1Quantity2Without VAT€450.00With VAT€535.50",
      "Products without VAT€1,500.00",
      "Installation without VAT€900.00",
      "Total without VAT€2,400.00",
      "VAT€456.00",
      "Total with VAT€2,856.00",
    ]);
  });

  it.each([
    ["NO", "NOK 2,856.00"],
    ["CH", "CHF 2,856.00"],
    ["GB", "£2,856.00"],
  ] as const)("shows the prices in the currency of %s", { tags: ["R3.5"] }, async (country, total) => {
    await openProject({ RuntimeConfig: () => ({ runtimeConfig: createSampleConfig({ country }) }) });
    const row = await screen.findByRole("row", { name: /^Total with VAT/ });
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
    expect(appointments.getByText("Video call about your home")).toBeTruthy();
    // In the time zone of Germany.
    expect(appointments.getByText(/Thursday, April 2, 2026 at 10:30/)).toBeTruthy();
    expect(appointments.getByText(/Monday, May 4 – Wednesday, May 6, 2026/)).toBeTruthy();
    expect(appointments.getByRole("button", { name: "Add to calendar Installation" })).toBeTruthy();
    // The sample's request has an offer already.
    expect(appointments.queryByRole("button", { name: /Video call/ })).toBeNull();
  });

  it("accepts and declines the offer by an e-mail to the installer", { tags: ["R4.1"] }, async () => {
    await openProject();
    const offer = await findRegion("Your offer");
    const parseMail = (name: string) => new URL(offer.getByRole<HTMLAnchorElement>("link", { name }).href);
    const accept = parseMail("Accept by e-mail");
    expect(decodeURIComponent(accept.pathname)).toBe("hello@roof-and-light.example");
    expect(accept.searchParams.get("subject")).toBe("I accept your offer: Street of p1 7, 20095 Hamburg");
    expect(accept.searchParams.get("body")).toBe(
      [
        "Hello,",
        "I accept your offer of €2,856.00 for my project at Street of p1 7, 20095 Hamburg.",
        "Please let me know when we can agree a date.",
        "Kind regards\r\nAda Berg",
      ].join("\r\n\r\n"),
    );
    expect(parseMail("Decline by e-mail").searchParams.get("subject")).toMatch(/^I decline your offer/);
    expect(offer.getByText(/Your decision counts only once you have sent it/)).toBeTruthy();
  });

  it("has no buttons to decide on an offer that was accepted", async () => {
    await openProject({
      ShowRequest: () => ({ showRequest: createSampleRequest({ currentStatus: "OFFER_ACCEPTED" }) }),
    });
    const offer = await findRegion("Your offer");
    expect(offer.queryByRole("link")).toBeNull();
  });

  it("has the sections in the order in which a customer needs them on a phone", async () => {
    await openProject();
    await findRegion("Your offer");
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 5)).toEqual([
      "What happens next",
      "Your offer",
      "Appointments",
      "Your installer",
      "Where your request stands",
    ]);
  });

  it("tells the pictures of the offer apart", async () => {
    await openProject();
    const offer = await findRegion("Your offer");
    expect(offer.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
      "Roof window, picture 1 of 2",
      "Roof window, picture 2 of 2",
    ]);
  });

  it("prints the offer alone, with installer, address, deadline and VAT", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const activeRequest = createSampleActiveRequest({ deadline: "2026-03-20T12:00:00Z" });
    const { user } = await openProject({}, { activeRequest });
    await user.click((await findRegion("Your offer")).getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector("[data-print-sheet]");
    for (const text of ["Roof & Light", "Street of p1 7", "Please decide by March 20, 2026", "VAT€456.00"]) {
      expect(sheet?.textContent).toContain(text);
    }
    expect(document.body.dataset["printsSheet"]).toBe("");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector("[data-print-sheet]")).toBeNull();
    expect(document.body.dataset["printsSheet"]).toBeUndefined();
  });

  it("shares the offer where the browser can, and forgives that the visitor changes their mind", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException("Share canceled", "AbortError"));
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
    const { user } = await openProject();
    await user.click((await findRegion("Your offer")).getByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith({
      title: "Your offer",
      text: "2 × Roof window\nRoof & Light\nTotal with VAT: €2,856.00",
    });
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
    expect(screen.getByRole("link", { name: "Continue your plan" }).getAttribute("href")).toBe(
      "/configurator/configurator-1",
    );
    expect(screen.getByRole("region", { name: "About the project" })).toBeTruthy();
    const documents = within(screen.getByRole("region", { name: "Documents of the project" }));
    expect(documents.getByRole("link", { name: /plan\.pdf/ })).toHaveProperty(
      "pathname",
      "/files/projects/plan.pdf",
    );
  });

  it("calls the customer service about a request that was not sent and has no plan", async () => {
    await openProject({}, { activeRequest: null, configuratorProject: null });
    const call = await screen.findByRole("link", { name: /^Customer service/ });
    expect(call.getAttribute("href")).toMatch(/^tel:\+49/);
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
