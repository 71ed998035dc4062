import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { surveyTypes } from "#schema/enumValues.ts";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { createSampleNewRequest } from "#testing/samples/sampleProjects.ts";
import { RequestTimeline } from "./RequestTimeline.tsx";

describe("RequestTimeline", () => {
  it("lists the steps in order, each with a text for its state", async () => {
    await renderTimeline({ currentStatus: "OFFER_SENT" });
    expect(getSteps().map((step) => step.textContent)).toEqual([
      "Request sentDoneMarch 14, 2026",
      "First contactDone",
      "Site visitDone",
      "OfferNowOffer sent",
      "Offer acceptedStill to come",
      "Installation date confirmedStill to come",
      "InstallationStill to come",
      "Windows installedStill to come",
      "Windows registeredStill to come",
    ]);
    expect(getCurrentSteps()).toHaveLength(1);
    expect(getCurrentSteps()[0]?.textContent).toContain("Offer sent");
  });

  it.each([
    [surveyTypes.onSite, /^Site visitNowMarch 20, 2026 at .*At your home$/],
    [surveyTypes.remote, /^Video consultationNowMarch 20, 2026 at [^A-Z]*PM$/],
  ] as const)("shows the kind of the site visit: %s", async (surveyType, text) => {
    await renderTimeline(
      { currentStatus: "INSTALLER_SITE_VISIT" },
      { surveyType, siteVisitDate: "2026-03-20T12:00:00Z" },
    );
    expect(getCurrentSteps()[0]?.textContent).toMatch(text);
  });

  it("shows the previous status of a paused request, and the reason", { tags: ["R4.2"] }, async () => {
    await renderTimeline({
      currentStatus: "IN_CLARIFICATION",
      previousActiveStatus: "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
      currentReason: { id: "1", label: "A measure is missing" },
    });
    expect(getSteps()[3]?.textContent).toBe(
      "OfferOn holdOn hold: open questionPreviously: Offer receivedReason: A measure is missing",
    );
  });

  it("ends at the step at which the request was cancelled, with the reason", async () => {
    await renderTimeline({
      currentStatus: "CANCELLED",
      previousActiveStatus: "OFFER_SENT",
      currentReason: { id: "1", label: "Too expensive" },
    });
    expect(getSteps()).toHaveLength(4);
    expect(getSteps().at(-1)?.textContent).toBe("OfferCancelledReason: Too expensive");
  });
});

function renderTimeline(
  changes: Parameters<typeof createSampleNewRequest>[0],
  visit: Partial<Pick<Parameters<typeof RequestTimeline>[0], "siteVisitDate" | "surveyType">> = {},
) {
  const request = createSampleNewRequest(changes);
  return renderScreen(
    <RequestTimeline request={request} siteVisitDate={null} surveyType={null} {...visit} />,
  );
}

function getSteps(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "The steps of your request" })).getAllByRole("listitem");
}

function getCurrentSteps(): HTMLElement[] {
  return getSteps().filter((step) => step.getAttribute("aria-current") === "step");
}
