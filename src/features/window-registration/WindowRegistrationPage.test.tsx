import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { NewWindowFragment } from "../../api/generated/registration/graphql.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { graphQlError } from "../../testing/responses.ts";
import { customerAnswers, sampleConfig } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { violations } from "../../testing/violations.ts";

const draftKey = "taglys.registrationDraft";

const newWindow = (id: string, changes: Partial<NewWindowFragment> = {}): NewWindowFragment => ({
  id,
  title: "DEFAULT",
  key: "TGS M06",
  serialNumber: `SN-${id}`,
  imageUrl: null,
  room: null,
  ...changes,
});

afterEach(() => vi.restoreAllMocks());

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => {};

async function openForm(answers: Answers = {}, address = "/window-registration/p1") {
  rememberSignIn();
  const portal = await renderPortal(address, { ...customerAnswers, ...answers });
  await screen.findByRole("heading", { level: 1, name: "Register your windows" });
  return portal;
}

const card = (number: number) => {
  const heading = screen.getByRole("heading", { name: `Window ${number}` });
  return within(heading.closest("section") ?? document.body);
};

async function fillWindow(user: UserEvent, number: number, serialNumber: string) {
  await user.type(card(number).getByLabelText("Type sign"), "tgs m06");
  await user.type(card(number).getByLabelText("Serial number"), serialNumber);
  const date = card(number).getByLabelText("Installed on");
  await user.clear(date);
  await user.type(date, "2026-03-01");
}

async function fillAddress(user: UserEvent) {
  await user.type(screen.getByLabelText("Street"), "Alster");
  await user.type(screen.getByLabelText("Post code"), "20095");
  await user.type(screen.getByLabelText("Town"), "Hamburg");
}

const send = (user: UserEvent, count = 1) =>
  user.click(
    screen.getByRole("button", { name: count === 1 ? "Register 1 window" : `Register ${count} windows` }),
  );

const plain = {
  key: "TGS M06",
  serialNumber: "SN100001",
  installationDate: "2026-03-01",
  room: null,
  installerName: null,
  notes: null,
};

describe("registering windows", () => {
  it("[R1.8] [R2.25] [R7.45] of a project sends what is on the form, then shows it", async () => {
    const { user, callsOf, queryClient } = await openForm({
      RegisterProjectWindows: () => ({ registerProjectWindows: [newWindow("w1", { room: "LOFT" })] }),
    });
    queryClient.setQueryData(["registeredWindows", "p1"], "old");
    expect(screen.queryByText("Where are the windows installed?")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Owner of the windows" })).toBeNull();
    await fillWindow(user, 1, "sn100001");
    await user.selectOptions(screen.getByLabelText(/^Room/), "Loft");
    await user.type(screen.getByLabelText(/^Installer/), "Dach & Licht");
    await user.type(screen.getByLabelText(/^Notes/), "By the stairs");
    expect(screen.getByText("1,987 characters left")).toBeTruthy();
    expect(screen.getByText("March 1, 2026")).toBeTruthy();
    await send(user);
    const heading = await screen.findByRole("heading", { name: "Your window is registered" });
    expect(document.activeElement).toBe(heading);
    expect(callsOf("RegisterProjectWindows").map(({ variables }) => variables)).toEqual([
      {
        projectId: "p1",
        windowProducts: [{ ...plain, room: "LOFT", installerName: "Dach & Licht", notes: "By the stairs" }],
      },
    ]);
    expect(screen.getByRole("link", { name: "Roof window" }).getAttribute("href")).toBe("/window/w1");
    expect(screen.getByText("Loft · TGS M06 · SN-w1")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the project" }).getAttribute("href")).toBe("/project/p1");
    expect(localStorage.getItem(draftKey)).toBeNull();
    expect(queryClient.getQueryState(["registeredWindows", "p1"])?.isInvalidated).toBe(true);
  });

  it("[R2.25] [R7.46] of one's own home names the owner, who is known in part", async () => {
    const { user, callsOf } = await openForm(
      { RegisterWindowsWithOwner: () => ({ registerWindowsWithOwner: [newWindow("w1")] }) },
      "/window-registration",
    );
    await fillWindow(user, 1, "SN100001");
    await fillAddress(user);
    await send(user);
    await screen.findByRole("heading", { name: "Your window is registered" });
    expect(callsOf("RegisterWindowsWithOwner")[0]?.variables).toEqual({
      windowProducts: [plain],
      productOwner: {
        salutation: null,
        firstName: "Ada",
        lastName: "Berg",
        email: "ada@example.org",
        phone: null,
        street: "Alster",
        houseNumber: null,
        postCode: "20095",
        city: "Hamburg",
        county: null,
        acceptedMarketing: false,
      },
    });
    expect(screen.getByRole("link", { name: "Go to your projects" })).toBeTruthy();
  });

  it("[R7.47] for somebody else gives a link to pass on, in words and as a QR code", async () => {
    const share = vi.fn(async (_: ShareData) => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user, callsOf } = await openForm(
      { RegisterInstalledWindows: () => ({ registerInstalledWindows: "token/1" }) },
      "/window-registration",
    );
    await user.click(screen.getByRole("radio", { name: "In somebody else’s home" }));
    expect(screen.queryByRole("heading", { name: "Owner of the windows" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Choose a file" })).toBeNull();
    await fillWindow(user, 1, "SN100001");
    await send(user);
    const link = `${location.origin}/installed-windows/claim/token%2F1`;
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
    expect(callsOf("RegisterInstalledWindows")[0]?.variables).toEqual({ windowProducts: [plain] });
    const code = await screen.findByRole("img", { name: "QR code with the same link" });
    expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
    await user.click(screen.getByRole("button", { name: "Share the link" }));
    expect(share.mock.calls[0]?.[0].url).toBe(link);
    Reflect.deleteProperty(navigator, "share");
  });

  it("takes several windows, and nothing of one that was removed", async () => {
    const { user, callsOf } = await openForm({
      RegisterProjectWindows: () => ({ registerProjectWindows: [newWindow("w1"), newWindow("w2")] }),
    });
    expect(screen.queryByRole("button", { name: "Remove window 1" })).toBeNull();
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Window 2" }));
    await fillWindow(user, 2, "SN100002");
    await user.click(screen.getByRole("button", { name: "Remove window 1" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Window 1" }));
    expect(card(1).getByDisplayValue("SN100002")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "SN100003");
    await send(user, 2);
    await screen.findByRole("heading", { name: "Your 2 windows are registered" });
    expect(JSON.stringify(callsOf("RegisterProjectWindows")[0]?.variables)).not.toContain("SN100001");
    expect(screen.getAllByRole("link", { name: "Roof window" })).toHaveLength(2);
  });
});

describe("what is wrong", () => {
  it("is listed above the form and leads to the fields, before anything is sent", async () => {
    const { user, callsOf } = await openForm();
    await send(user);
    const summary = screen.getByRole("heading", { name: "There are 3 things to correct" });
    expect(document.activeElement).toBe(summary);
    await user.click(screen.getByRole("link", { name: "Serial number: Please fill in this field." }));
    expect(document.activeElement).toBe(screen.getByLabelText("Serial number"));
    expect(callsOf("RegisterProjectWindows")).toEqual([]);
  });

  it("is told of each window by its number, and goes with it", async () => {
    const { user } = await openForm();
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Add another window" }));
    await fillWindow(user, 2, "sn100001");
    await send(user, 2);
    expect(screen.getByRole("link", { name: /^Window 2, Serial number: You have entered/ })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove window 2" }));
    expect(screen.queryByText(/You have entered/)).toBeNull();
  });

  it("is said by the service at the field, and everything typed stays", async () => {
    const { user, answer, callsOf } = await openForm(
      {
        RegisterWindowsWithOwner: () =>
          violations({
            "windowProducts.0.serialNumber": "It is registered already.",
            "productOwner.postCode": "There is no such town.",
          }),
      },
      "/window-registration",
    );
    await fillWindow(user, 1, "SN100001");
    await fillAddress(user);
    await send(user);
    expect(
      await screen.findByRole("link", { name: "Serial number: It is registered already." }),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Post code: There is no such town." })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: /2 things to correct/ }));
    expect(screen.getByDisplayValue("SN100001")).toBeTruthy();
    answer({ RegisterWindowsWithOwner: () => ({ registerWindowsWithOwner: [newWindow("w1")] }) });
    await send(user);
    await screen.findByRole("heading", { name: "Your window is registered" });
    expect(callsOf("RegisterWindowsWithOwner")).toHaveLength(2);
  });

  it.each([
    [() => graphQlError("no", "NOT_FOUND"), "This project is not among yours"],
    [() => graphQlError("The service rests."), "The service rests."],
    [
      () => {
        throw new TypeError("Failed to fetch");
      },
      "what you entered is still here",
    ],
  ] as const)("with the sending is told beside the button: %#", async (answer, words) => {
    const { user } = await openForm({ RegisterProjectWindows: answer });
    await fillWindow(user, 1, "SN100001");
    await send(user);
    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.getByDisplayValue("SN100001")).toBeTruthy();
    expect(localStorage.getItem(draftKey)).toContain("SN100001");
  });
});

describe("in a country without it", () => {
  it("says so and leads back", async () => {
    rememberSignIn();
    await renderPortal("/window-registration", {
      ...customerAnswers,
      RuntimeConfig: () => ({ runtimeConfig: sampleConfig({ windowRegistrationEnabled: false }) }),
    });
    const title = "Registering windows is not offered in your country";
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to your projects" }).getAttribute("href")).toBe("/overview");
    expect(screen.queryByLabelText("Serial number")).toBeNull();
  });
});
