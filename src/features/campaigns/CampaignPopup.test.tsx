import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../testing/showCampaigns.tsx";
import { sampleCampaign } from "./sampleCampaign.ts";
import { forgetSeenHere } from "./seenCampaigns.ts";
import { quietPeriod } from "./useQuietMoment.ts";

describe("a popup", () => {
  const pass = (ms = quietPeriod) => act(() => vi.advanceTimersByTimeAsync(ms));
  const popup = () => screen.queryByRole("dialog", { name: "accessory_popup_headline in en" });

  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("[R1.11] opens in a quiet moment", async () => {
    show("accessory_popup");
    await pass(quietPeriod - 1);
    expect(popup()).toBeNull();
    await pass(1);
    const dialog = within(popup() ?? document.body);
    expect(dialog.getByText("accessory_popup_description in en")).toBeTruthy();
    expect(dialog.getByText("accessory_popup_splash in en")).toBeTruthy();
    expect(dialog.getByRole("link").textContent).toContain("accessory_popup_cta in en");
  });

  it("opens once in a visit", async () => {
    const { unmount } = show("accessory_popup");
    await pass();
    expect(popup()).toBeTruthy();
    unmount();
    // As after a reload: only the storage remembers.
    forgetSeenHere();
    show("accessory_popup");
    await pass(10 * quietPeriod);
    expect(popup()).toBeNull();
  });

  it("opens once where nothing can be stored", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { unmount } = show("accessory_popup");
    await pass();
    expect(popup()).toBeTruthy();
    unmount();
    show("accessory_popup");
    await pass(10 * quietPeriod);
    expect(popup()).toBeNull();
  });

  it("opens for another campaign in the same visit", async () => {
    const { unmount } = show("accessory_popup");
    await pass();
    unmount();
    show("accessory_popup", { campaigns: [sampleCampaign("accessory_popup", { id: "campaign-2" })] });
    await pass();
    expect(popup()).toBeTruthy();
  });

  it("stays closed once it was closed", async () => {
    show("accessory_popup");
    await pass();
    act(() => screen.getByRole("button", { name: "Close" }).click());
    await pass(10 * quietPeriod);
    expect(popup()).toBeNull();
  });

  it.each([
    ["a field has the focus", <input key="field" aria-label="Notes" />],
    ["another dialog is open", <dialog key="dialog" open aria-label="Other" />],
    ["the content is not there yet", <div key="busy" aria-busy="true" />],
  ])("waits while %s", async (_, beside) => {
    const { container } = show("accessory_popup", { beside });
    container.querySelector("input")?.focus();
    await pass(5 * quietPeriod);
    expect(popup()).toBeNull();
    container.querySelector("input")?.blur();
    container.querySelector("dialog")?.removeAttribute("open");
    container.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
    await pass();
    expect(popup()).toBeTruthy();
  });

  it("waits for a while without a key or a press", async () => {
    show("accessory_popup");
    await pass(quietPeriod - 1);
    act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })));
    await pass(quietPeriod - 1);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).toBeTruthy();
  });

  it("waits until nothing is loaded any more", async () => {
    const { queryClient } = show("accessory_popup");
    const answer = Promise.withResolvers<string>();
    act(() => void queryClient.fetchQuery({ queryKey: ["slow"], queryFn: () => answer.promise }));
    await pass(5 * quietPeriod);
    expect(popup()).toBeNull();
    answer.resolve("here");
    await pass(0);
    await pass();
    expect(popup()).toBeTruthy();
  });
});
