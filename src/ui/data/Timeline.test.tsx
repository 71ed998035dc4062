import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Timeline } from "./Timeline.tsx";

afterEach(cleanup);

describe("Timeline", () => {
  it("marks only the current step, and names the state of each step", () => {
    render(
      <Timeline
        label="Your request"
        steps={[
          { id: "sent", title: "Request sent", state: "done", stateLabel: "Done", date: "1 May" },
          {
            id: "offer",
            title: "Offer",
            state: "current",
            stateLabel: "Now",
            children: <p>Two days left</p>,
          },
          { id: "visit", title: "Visit", state: "upcoming", stateLabel: "To come" },
        ]}
      />,
    );
    const steps = within(screen.getByRole("list", { name: "Your request" })).getAllByRole("listitem");
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(steps.map((step) => step.textContent)).toEqual([
      "Request sentDone1 May",
      "OfferNowTwo days left",
      "VisitTo come",
    ]);
  });
});
