import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPlacement } from "../../../testing/screens/renderPlacement.tsx";
import { createSampleCampaign } from "../assets/createSampleCampaign.ts";
import { clearPopupsInMemory } from "./recentPopups.ts";
import { idlePeriodMs } from "./useIsIdle.ts";

describe("CampaignPopup", () => {
  /** Renders the placement and waits for the popup's code. */
  const renderPopup = async (...parameters: Parameters<typeof renderPlacement>) => {
    const rest = renderPlacement(...parameters);
    await act(() => import("./CampaignPopup.tsx"));
    return rest;
  };
  const advanceTime = (ms = idlePeriodMs) => act(() => vi.advanceTimersByTimeAsync(ms));
  const queryPopup = () =>
    screen.queryByRole("region", { name: "Promotion: accessory_popup_headline in en" });

  const dayMs = 24 * 60 * 60 * 1000;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });

  it("opens when the customer is idle", { tags: ["R1.11"] }, async () => {
    await renderPopup("accessory_popup");
    await advanceTime(idlePeriodMs - 1);
    expect(queryPopup()).toBeNull();
    await advanceTime(1);
    const dialog = within(queryPopup() ?? document.body);
    expect(dialog.getByText("accessory_popup_description in en")).toBeTruthy();
    expect(dialog.getByText("accessory_popup_splash in en")).toBeTruthy();
    expect(dialog.getByRole("link").textContent).toContain("accessory_popup_cta in en");
  });

  it("does not take the focus", async () => {
    await renderPopup("accessory_popup", { sibling: <button type="button">Elsewhere</button> });
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await advanceTime();
    expect(queryPopup()).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });

  it.each([
    [29, false],
    [31, true],
  ])("opens again %i days after it was closed: %s", async (days, opens) => {
    const { unmount } = await renderPopup("accessory_popup");
    await advanceTime();
    act(() => screen.getByRole("button", { name: "Close" }).click());
    unmount();
    // As after a reload.
    clearPopupsInMemory();
    vi.setSystemTime(Date.now() + days * dayMs);
    await renderPopup("accessory_popup");
    await advanceTime();
    expect(queryPopup() !== null).toBe(opens);
  });

  it("leaves its place to another campaign after it was shown", { tags: ["R3.26"] }, async () => {
    const { unmount } = await renderPopup(["accessory_popup", "accessory_flag"]);
    await advanceTime();
    expect(screen.queryByRole("button", { name: "accessory_popup_splash in en" })).toBeNull();
    unmount();
    await renderPopup(["accessory_popup", "accessory_flag"]);
    expect(screen.getByRole("button", { name: "accessory_popup_splash in en" })).toBeTruthy();
  });

  it("opens once where storage is blocked", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { unmount } = await renderPopup("accessory_popup");
    await advanceTime();
    expect(queryPopup()).toBeTruthy();
    unmount();
    await renderPopup("accessory_popup");
    await advanceTime(10 * idlePeriodMs);
    expect(queryPopup()).toBeNull();
  });

  it("opens for another campaign", async () => {
    const { unmount } = await renderPopup("accessory_popup");
    await advanceTime();
    unmount();
    await renderPopup("accessory_popup", {
      campaigns: [createSampleCampaign("accessory_popup", { id: "campaign-2" })],
    });
    await advanceTime();
    expect(queryPopup()).toBeTruthy();
  });

  it("does not open again after it was closed", async () => {
    await renderPopup("accessory_popup");
    await advanceTime();
    act(() => screen.getByRole("button", { name: "Close" }).click());
    await advanceTime(10 * idlePeriodMs);
    expect(queryPopup()).toBeNull();
  });

  it.each([
    ["a field has the focus", <input key="field" aria-label="Notes" />],
    ["another dialog is open", <dialog key="dialog" open aria-label="Other" />],
    ["content is loading", <div key="busy" aria-busy="true" />],
  ])("waits while %s", async (_, sibling) => {
    const { container } = await renderPopup("accessory_popup", { sibling });
    container.querySelector("input")?.focus();
    await advanceTime(5 * idlePeriodMs);
    expect(queryPopup()).toBeNull();
    container.querySelector("input")?.blur();
    container.querySelector("dialog")?.removeAttribute("open");
    container.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
    await advanceTime();
    expect(queryPopup()).toBeTruthy();
  });

  it("waits again after a key was pressed", async () => {
    await renderPopup("accessory_popup");
    await advanceTime(idlePeriodMs - 1);
    act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })));
    await advanceTime(idlePeriodMs - 1);
    expect(queryPopup()).toBeNull();
    await advanceTime(1);
    expect(queryPopup()).toBeTruthy();
  });

  it("waits until no request is pending", async () => {
    const { queryClient } = await renderPopup("accessory_popup");
    const response = Promise.withResolvers<string>();
    act(() => void queryClient.fetchQuery({ queryKey: ["slow"], queryFn: () => response.promise }));
    await advanceTime(5 * idlePeriodMs);
    expect(queryPopup()).toBeNull();
    response.resolve("here");
    await advanceTime(0);
    await advanceTime();
    expect(queryPopup()).toBeTruthy();
  });
});
