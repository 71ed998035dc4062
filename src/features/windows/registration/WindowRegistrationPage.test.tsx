import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ids } from "#schema/createId.ts";
import { readClaimLinks } from "#storage/claimLinks.ts";
import { readDraft } from "#storage/drafts.ts";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { createGraphQlErrorResponse } from "#testing/network/errorResponses.ts";
import {
  createNewWindow,
  fillWindow,
  getWindowCard,
  openRegistrationForm,
} from "#testing/rendering/openRegistrationForm.ts";
import { createWindowsPage } from "#testing/samples/sampleWindows.ts";
import { urls } from "#testing/samples/urls.ts";

const draftScope = { accountId: ids.account, form: `registration ${ids.project}` };

afterEach(() => vi.restoreAllMocks());

const submit = (user: UserEvent, count = 1) =>
  user.click(
    screen.getByRole("button", { name: count === 1 ? "Register 1 window" : `Register ${count} windows` }),
  );

const windowProduct = {
  key: "TGS M06",
  serialNumber: "SN100001",
  installationDate: "2026-03-01",
  room: null,
  installerName: null,
  notes: null,
};

describe("WindowRegistrationPage", () => {
  it("registers windows of a project, then shows them", {
    tags: ["R1.8", "R2.25", "R7.45", "R9.15"],
  }, async () => {
    const { user, router, getRequests, stubResponses } = await openRegistrationForm({
      RegisterProjectWindows: () => ({ registerProjectWindows: [createNewWindow(1, { room: "LOFT" })] }),
    });
    await act(() => router.navigate("/overview"));
    await screen.findByText(/Register your roof windows to/);
    await act(() => router.navigate(urls.windowRegistration));
    expect(screen.queryByText("Where are the windows installed?")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Owner of the windows" })).toBeNull();
    await fillWindow(user, 1, "sn100001");
    await user.selectOptions(screen.getByLabelText(/^Room/), "Loft");
    await user.type(screen.getByLabelText(/^Installer/), "Dach & Licht");
    await user.type(screen.getByLabelText(/^Notes/), "By the stairs");
    expect(screen.getByText("1,987 characters left")).toBeTruthy();
    expect(screen.getByText("March 1, 2026")).toBeTruthy();
    await submit(user);
    const heading = await screen.findByRole("heading", { name: "Your window is registered" });
    await expect.poll(() => document.activeElement).toBe(heading);
    await expect.poll(getAnnouncement).toBe("Your window is registered");
    expect(getRequests("RegisterProjectWindows").map(({ variables }) => variables)).toEqual([
      {
        projectId: ids.project,
        windowProducts: [
          { ...windowProduct, room: "LOFT", installerName: "Dach & Licht", notes: "By the stairs" },
        ],
      },
    ]);
    expect(screen.getByRole("link", { name: "Roof window SN-w1" }).getAttribute("href")).toBe(urls.window);
    expect(screen.getByText("Loft · TGS M06")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the project" }).getAttribute("href")).toBe(urls.project);
    expect(readDraft(draftScope)).toBeNull();
    stubResponses({ RegisteredWindows: () => createWindowsPage([{ room: "LOFT" }]) });
    await user.click(screen.getByRole("link", { name: "Projects" }));
    expect((await screen.findByRole("article")).textContent, "in the list").toContain("Loft");
  });

  it("registers windows of the customer's own home with their owner", { tags: ["R7.46"] }, async () => {
    const { user, getRequests } = await openRegistrationForm(
      { RegisterWindowsWithOwner: () => ({ registerWindowsWithOwner: [createNewWindow(1)] }) },
      "/window-registration",
    );
    await fillWindow(user, 1, "SN100001");
    await user.type(screen.getByLabelText("Street"), "Alster");
    await user.type(screen.getByLabelText("Post code"), "20095");
    await user.type(screen.getByLabelText("Town"), "Hamburg");
    await submit(user);
    await screen.findByRole("heading", { name: "Your window is registered" });
    const owner = {
      firstName: "Ada",
      lastName: "Berg",
      street: "Alster",
      postCode: "20095",
      city: "Hamburg",
    };
    expect(getRequests("RegisterWindowsWithOwner").map(({ variables }) => variables)).toEqual([
      { windowProducts: [windowProduct], productOwner: expect.objectContaining(owner) },
    ]);
  });

  it("registers windows for somebody else, and shows a link and its QR code", {
    tags: ["R2.25", "R7.47"],
  }, async () => {
    const { user, getRequests } = await openRegistrationForm(
      { RegisterInstalledWindows: () => ({ registerInstalledWindows: "token/1" }) },
      "/window-registration",
    );
    await user.click(screen.getByRole("radio", { name: "In somebody else’s home" }));
    expect(screen.queryByRole("heading", { name: "Owner of the windows" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Choose a file" })).toBeNull();
    await fillWindow(user, 1, "SN100001");
    await submit(user);
    const link = `${location.origin}/installed-windows/claim/token%2F1`;
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
    expect(getRequests("RegisterInstalledWindows")[0]?.variables).toEqual({
      windowProducts: [windowProduct],
    });
    const code = await screen.findByRole("img", { name: "QR code with the same link" });
    expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
    expect(screen.getByText(/It is kept on this device only/)).toBeTruthy();
  });

  it("keeps the link of windows for somebody else if the customer leaves before the response", async () => {
    const { promise, resolve } = Promise.withResolvers<{ registerInstalledWindows: string }>();
    const { user, router } = await openRegistrationForm(
      { RegisterInstalledWindows: () => promise },
      "/window-registration",
    );
    await user.click(screen.getByRole("radio", { name: "In somebody else’s home" }));
    await fillWindow(user, 1, "SN100001");
    await submit(user);
    await act(() => router.navigate("/overview"));
    resolve({ registerInstalledWindows: "token/1" });
    await waitFor(() => expect(readClaimLinks(ids.account)).toHaveLength(1));
    await act(() => router.navigate("/faq"));
    await act(() => router.navigate("/overview"));
    expect(
      await screen.findByDisplayValue(`${location.origin}/installed-windows/claim/token%2F1`),
    ).toBeTruthy();
  });

  it("warns that the link is not kept if the browser stores nothing", async () => {
    const { user } = await openRegistrationForm(
      { RegisterInstalledWindows: () => ({ registerInstalledWindows: "token/1" }) },
      "/window-registration",
    );
    await user.click(screen.getByRole("radio", { name: "In somebody else’s home" }));
    await fillWindow(user, 1, "SN100001");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await submit(user);
    expect(await screen.findByText("Your browser does not keep this link")).toBeTruthy();
    expect(screen.queryByText(/It is kept on this device/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete the link" })).toBeNull();
  });

  it("registers several windows, without removed ones", async () => {
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () => ({
        registerProjectWindows: [createNewWindow(1), createNewWindow(2)],
      }),
    });
    expect(screen.queryByRole("button", { name: "Remove window 1" })).toBeNull();
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Window 2" }));
    await fillWindow(user, 2, "SN100002");
    await user.click(screen.getByRole("button", { name: "Remove window 1" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Window 1" }));
    expect(getWindowCard(1).getByDisplayValue("SN100002")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "SN100003");
    await submit(user, 2);
    await screen.findByRole("heading", { name: "Your 2 windows are registered" });
    expect(JSON.stringify(getRequests("RegisterProjectWindows")[0]?.variables)).not.toContain("SN100001");
    expect(screen.getAllByRole("link", { name: /^Roof window SN-w[12]$/ })).toHaveLength(2);
  });
});

describe("WindowRegistrationPage errors", () => {
  it("name the window by its number, and disappear with it", async () => {
    const { user } = await openRegistrationForm();
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "sn100001");
    await submit(user, 2);
    expect(
      screen.getByRole("link", { name: /^Window 2 – Serial number: You have already entered/ }),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove window 2" }));
    expect(screen.queryByText(/You have entered/)).toBeNull();
  });

  it("name the project if the service does not find it among the customer's", async () => {
    const { user } = await openRegistrationForm({
      RegisterProjectWindows: () => createGraphQlErrorResponse("no", "NOT_FOUND"),
    });
    await fillWindow(user, 1, "SN100001");
    await submit(user);
    expect((await screen.findByRole("alert")).textContent).toContain("This project is not in your account");
  });
});
