import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInWorld } from "#testing/rendering/renderInWorld.ts";
import { urls } from "#testing/samples/urls.ts";

const initialTimeZone = process.env["TZ"];

beforeEach(() => {
  // In Berlin, the date is the 26th: half an hour after midnight.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T23:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  if (initialTimeZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = initialTimeZone;
});

it.each(["Pacific/Honolulu", "Europe/Berlin", "Pacific/Auckland"])(
  "the portal shows days in the country's time zone to a visitor in %s",
  async (zone) => {
    process.env["TZ"] = zone;
    const { router } = await renderInWorld("/overview", {
      plan: { scenario: "request", parameters: { status: "OFFER_SENT" } },
      persona: "clara",
    });
    expect(await screen.findByText("By December 5, 2026")).toBeTruthy();
    expect(screen.getByText("Started on November 17, 2026")).toBeTruthy();
    await router.navigate(urls.project);
    expect(await screen.findAllByText(/Please decide by December 5, 2026/)).not.toEqual([]);
    await router.navigate("/window-registration");
    const day = await screen.findByLabelText<HTMLInputElement>("Installed on", { selector: "input" });
    expect(day.max).toBe("2026-11-26");
  },
);
