import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getAnnouncement } from "#testing/browser/getAnnouncement.ts";
import { announce, placeAnnouncements } from "./announce.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("announce › creates a region without a role before its text", () => {
  const region = placeAnnouncements();
  expect([region.isConnected, region.getAttribute("aria-live"), region.textContent]).toEqual([
    true,
    "polite",
    "",
  ]);
  announce("Saved");
  expect(region.textContent).toBe("");
  vi.advanceTimersByTime(150);
  expect(getAnnouncement()).toBe("Saved");
  expect(placeAnnouncements()).toBe(region);
});

it("announce › empties the region before it announces the same text again", () => {
  announce("Copied");
  vi.advanceTimersByTime(150);
  announce("Copied");
  expect(getAnnouncement()).toBe("");
  vi.advanceTimersByTime(150);
  expect(getAnnouncement()).toBe("Copied");
});

it("announce › announces all waiting texts together, each once, without withdrawn ones", () => {
  announce("The questions are loading.");
  announce("The documents are loading.");
  announce("No results found")();
  announce("The documents are loading.");
  vi.advanceTimersByTime(150);
  expect(getAnnouncement()).toBe("The questions are loading. The documents are loading.");
  vi.advanceTimersByTime(10_000);
  expect(getAnnouncement()).toBe("");
});

it("announce › waits again if a dialog has opened meanwhile, then announces inside the dialog", () => {
  announce("The file was deleted.");
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  vi.advanceTimersByTime(150);
  expect(getAnnouncement()).toBe("");
  expect(document.querySelector("dialog > [aria-live]")).not.toBeNull();
  vi.advanceTimersByTime(150);
  expect(getAnnouncement()).toBe("The file was deleted.");
});

it("announce › removes an old announcement before it enters a dialog, since screen readers read a dialog's whole text", () => {
  announce("plan.pdf was added.");
  vi.advanceTimersByTime(150);
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  expect(placeAnnouncements().textContent).toBe("");
});
