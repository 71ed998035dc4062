import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "../../testing/dialogElement.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { customerAnswers } from "../../testing/sampleData.ts";
import { rememberSignIn } from "../../testing/signedIn.ts";
import { writeDraft } from "./drafts.ts";
import { firstWindow, withAnother } from "./enteredWindows.ts";
import { noOwner } from "./ownerEntry.ts";

const draftKey = "taglys.registrationDraft";
const notice = "We have kept what you entered last time";

function leaveDraft(accountId: string, projectId?: string) {
  const second = withAnother({ windows: [{ ...firstWindow, serialNumber: "SN100001" }], made: 1 });
  writeDraft({ accountId, projectId }, { ...second, purpose: "own", owner: { ...noOwner, city: "Kiel" } });
}

async function openForm(address = "/window-registration") {
  rememberSignIn();
  const portal = await renderPortal(address, customerAnswers);
  await screen.findByRole("heading", { level: 1, name: "Register your windows" });
  return portal;
}

describe("what is typed", () => {
  it("is kept on the device with each change, of the owner too", async () => {
    const { user } = await openForm();
    expect(localStorage.getItem(draftKey)).toBeNull();
    await user.type(screen.getByLabelText("Serial number"), "SN1");
    await user.type(screen.getByLabelText("Town"), "Kiel");
    const kept = localStorage.getItem(draftKey);
    for (const text of ['"SN1"', '"Kiel"', '"account-1"', '"Ada"']) expect(kept).toContain(text);
  });

  it("comes back with a notice, and goes for good by the button", async () => {
    leaveDraft("account-1");
    const { user } = await openForm();
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.getByDisplayValue("SN100001")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Window 2" })).toBeTruthy();
    expect(await screen.findByDisplayValue("Kiel")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Start anew" }));
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.queryByDisplayValue("SN100001")).toBeNull();
    expect(screen.queryByDisplayValue("Kiel")).toBeNull();
    expect(screen.getByDisplayValue("Berg")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it.each([
    ["another account's", () => leaveDraft("account-2")],
    ["another project's", () => leaveDraft("account-1", "p1")],
    ["damaged", () => localStorage.setItem(draftKey, "{")],
  ])("does not come back where it is %s", async (_, leave) => {
    leave();
    await openForm();
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.queryByDisplayValue("SN100001")).toBeNull();
  });

  it("is removed at sign-out", async () => {
    leaveDraft("account-1");
    const { user, addressesLeftFor, answer } = await openForm();
    answer({ "/tenant/B2C_1_signin/v2.0/.well-known/openid-configuration": () => ({}) });
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await expect.poll(() => addressesLeftFor()).toHaveLength(1);
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it("is asked about before it is lost, where the browser keeps nothing", async () => {
    const { user, router } = await openForm();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.type(screen.getByLabelText("Serial number"), "SN1");
    await user.click(screen.getByRole("link", { name: "Projects" }));
    expect(await screen.findByRole("heading", { name: "Leave without saving?" })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/window-registration");
    expect(screen.getByDisplayValue("SN1")).toBeTruthy();
  });
});
