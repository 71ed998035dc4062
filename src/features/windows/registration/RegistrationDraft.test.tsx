import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#testing/dialogElement.ts";
import { readDraft, writeDraft } from "#storage/drafts.ts";
import { openRegistrationForm } from "#testing/rendering/openRegistrationForm.ts";
import { addWindow, emptyWindow } from "./entry/windowList.ts";
import { emptyOwner } from "./owner/ownerFormValues.ts";

const scope = { accountId: "account-1", form: "registration " };
const notice = "Not sent yet: check and send";

function storeDraft(accountId: string, projectId = "") {
  const second = addWindow({ windows: [{ ...emptyWindow, serialNumber: "SN100001" }], made: 1 });
  const values = { ...second, purpose: "own", projectId: "", owner: { ...emptyOwner, city: "Kiel" } };
  writeDraft({ accountId, form: `registration ${projectId}` }, JSON.stringify(values));
}

const openForm = () => openRegistrationForm({}, "/window-registration");

describe("Registration draft", () => {
  it("is stored with each change, also of the owner", async () => {
    const { user } = await openForm();
    expect(readDraft(scope)).toBeNull();
    await user.type(screen.getByLabelText("Serial number"), "SN1");
    await user.type(screen.getByLabelText("Town"), "Kiel");
    const stored = readDraft(scope);
    for (const text of ['"SN1"', '"Kiel"', '"Ada"']) expect(stored).toContain(text);
  });

  it("is restored with a notice, and removed on request", async () => {
    storeDraft("account-1");
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
    expect(readDraft(scope)).toBeNull();
  });

  it.each([
    ["of another account", () => storeDraft("account-2")],
    ["of another project", () => storeDraft("account-1", "p1")],
    ["damaged", () => writeDraft(scope, "{")],
    ["of a former form", () => writeDraft(scope, '{"windows":[]}')],
  ])("is not restored where it is %s", async (_, arrange) => {
    arrange();
    await openForm();
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.queryByDisplayValue("SN100001")).toBeNull();
  });

  it("is removed at sign-out", async () => {
    storeDraft("account-1");
    const { user, getRedirects } = await openForm();
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Sign out" }));
    await expect.poll(() => getRedirects()).toHaveLength(1);
    expect(readDraft(scope)).toBeNull();
  });

  it("is protected by a dialog where the browser cannot store it", async () => {
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
