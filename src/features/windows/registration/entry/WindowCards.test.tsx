import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import {
  createNewWindow,
  fillWindow,
  getWindowCard,
  openRegistrationForm,
} from "#testing/rendering/openRegistrationForm.ts";
import { createValidationErrorResponse } from "#testing/validation/violations.ts";

const addWindow = "Add another window";

describe("WindowCards", () => {
  it("folds finished windows when the customer adds another, and opens them on request", async () => {
    const { user } = await openRegistrationForm();
    await fillWindow(user, 1, "sn100001");
    await user.selectOptions(screen.getByLabelText(/^Room/), "Loft");
    await user.click(screen.getByRole("button", { name: addWindow }));
    expect(getWindowCard(1).getByText("TGS M06 · SN100001 · March 1, 2026 · Loft")).toBeTruthy();
    expect(getWindowCard(1).queryByLabelText("Serial number")).toBeNull();
    await user.click(screen.getByRole("button", { name: addWindow }));
    expect(getWindowCard(2).getByLabelText("Serial number")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Edit window 1" }));
    expect(getWindowCard(1).getByDisplayValue("sn100001")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Window 1" }));
  });

  it("folds optional fields on a phone, sends values that a browser filled in there, and unfolds them for an error", async () => {
    const phone = { ...matchMedia(""), matches: false };
    vi.spyOn(window, "matchMedia").mockReturnValue(phone);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () =>
        createValidationErrorResponse({ "windowProducts.0.notes": "No such words." }),
    });
    const fold = screen.getByText("Room, installer, notes").closest("details");
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector("summary")?.textContent).toBe("Room, installer, notes optional");
    const [notes, installer] = ["notes", "installerName"].map((name) =>
      document.querySelector<HTMLInputElement>(`[name="windows.1.${name}"]`),
    );
    if (!fold || !notes || !installer) throw new Error("The fold has no fields.");
    // The browser fills the field without an event.
    notes.value = "By the stairs";
    fireEvent.change(installer, { target: { value: "Dach & Licht" } });
    expect(fold.querySelector("summary")?.textContent).toContain("Dach & Licht · By the stairs");
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: "Register 1 window" }));
    const link = await screen.findByRole("link", { name: "Notes: No such words." });
    expect(getRequests("RegisterProjectWindows")[0]?.variables["windowProducts"]).toMatchObject([
      { installerName: "Dach & Licht", notes: "By the stairs" },
    ]);
    expect(fold.open).toBe(true);
    fold.open = false;
    await user.click(link);
    expect(fold.open).toBe(true);
    await expect.poll(() => document.activeElement).toBe(notes);
  });

  it("shows all but the last finished window of a draft as rows", async () => {
    const { user } = await openRegistrationForm();
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: addWindow }));
    await fillWindow(user, 2, "SN100002");
    cleanup();
    await openRegistrationForm();
    expect(getWindowCard(1).getByText(/^TGS M06 · SN100001/)).toBeTruthy();
    expect(getWindowCard(1).queryByLabelText("Serial number")).toBeNull();
    expect(getWindowCard(2).getByDisplayValue("SN100002")).toBeTruthy();
  });

  it("opens a folded window with an error", async () => {
    const { user } = await openRegistrationForm();
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: addWindow }));
    await fillWindow(user, 2, "SN100001");
    await user.click(screen.getByRole("button", { name: addWindow }));
    await fillWindow(user, 3, "SN100003");
    expect(getWindowCard(2).queryByLabelText("Serial number")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Register 3 windows" }));
    await user.click(
      screen.getByRole("link", { name: /^Window 2 – Serial number: You have already entered/ }),
    );
    await expect.poll(() => document.activeElement).toBe(getWindowCard(2).getByLabelText("Serial number"));
  });

  it("sends model codes as typed, and shows the service's error about one at its opened window", async () => {
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () =>
        createValidationErrorResponse({ "windowProducts.0.key": "There is no GGL MK06." }),
    });
    await fillWindow(user, 1, "SN100001", "GGL MK06");
    await user.click(screen.getByRole("button", { name: addWindow }));
    await fillWindow(user, 2, "SN100002", "GGU CK02 0070");
    expect(getWindowCard(1).getByText(/^GGL MK06 ·/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Register 2 windows" }));
    await user.click(
      await screen.findByRole("link", { name: "Window 1 – Model code: There is no GGL MK06." }),
    );
    const field = getWindowCard(1).getByLabelText("Model code");
    await expect.poll(() => document.activeElement).toBe(field);
    expect(getWindowCard(2).getByLabelText("Model code").getAttribute("aria-invalid")).toBeNull();
    expect(getRequests("RegisterProjectWindows")[0]?.variables["windowProducts"]).toMatchObject([
      { key: "GGL MK06" },
      { key: "GGU CK02 0070" },
    ]);
    await user.type(field, "x{Tab}");
    expect(screen.queryByText("There is no GGL MK06.")).toBeNull();
  });

  it("restores a removed window at its place, with its input", async () => {
    const { user, getRequests } = await openRegistrationForm({
      RegisterProjectWindows: () => ({
        registerProjectWindows: [createNewWindow(1), createNewWindow(2)],
      }),
    });
    await fillWindow(user, 1, "SN100001");
    await user.click(screen.getByRole("button", { name: addWindow }));
    await fillWindow(user, 2, "SN100002");
    await user.click(screen.getByRole("button", { name: "Remove window 1" }));
    expect(screen.getByText("Window 1 was removed.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "Window 1" }));
    expect(screen.queryByText("Window 1 was removed.")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Register 2 windows" }));
    await screen.findByRole("heading", { name: "Your 2 windows are registered" });
    expect(getRequests("RegisterProjectWindows")[0]?.variables["windowProducts"]).toMatchObject([
      { serialNumber: "SN100001" },
      { serialNumber: "SN100002" },
    ]);
  });

  it("announces the removal of an empty window, too, but shows no notice", async () => {
    const { user } = await openRegistrationForm();
    await user.click(screen.getByRole("button", { name: addWindow }));
    await user.click(screen.getByRole("button", { name: "Remove window 2" }));
    expect(screen.queryByText(/was removed/)).toBeNull();
    await expect.poll(getAnnouncement).toBe("Window 2 was removed.");
  });
});
