import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RuntimeConfig, runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { changeLocale, loadAllMessages } from "#i18n/locale/activeLocale.ts";
import { MessagesProvider } from "#i18n/locale/MessagesProvider.tsx";
import { surveyTypes } from "#schema/enumValues.ts";
import { createSampleConfig, createSampleNewRequest } from "#testing/samples/sampleProjects.ts";
import { RequestTimeline } from "./RequestTimeline.tsx";

beforeEach(async () => {
  await changeLocale("en");
  await loadAllMessages();
});
afterEach(cleanup);

describe("RequestTimeline", () => {
  it("lists the steps in order, each with a text for its state", () => {
    renderTimeline({ currentStatus: "OFFER_SENT" });
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

  it("omits the registration step in countries without registration", () => {
    renderTimeline({ currentStatus: "OPEN" }, { windowRegistrationEnabled: false });
    expect(screen.queryByText("Windows registered")).toBeNull();
    expect(screen.getByText("Windows installed")).toBeTruthy();
  });

  it.each([
    [surveyTypes.onSite, /^Site visitNowMarch 20, 2026 at .*At your home$/],
    [surveyTypes.remote, /^Video consultationNowMarch 20, 2026 at [^A-Z]*PM$/],
  ] as const)("shows the kind of the site visit: %s", (surveyType, text) => {
    renderTimeline(
      { currentStatus: "INSTALLER_SITE_VISIT" },
      {},
      { surveyType, siteVisitDate: "2026-03-20T12:00:00Z" },
    );
    expect(getCurrentSteps()[0]?.textContent).toMatch(text);
  });

  it("shows the previous status of a paused request, and the reason", { tags: ["R4.2"] }, () => {
    renderTimeline({
      currentStatus: "IN_CLARIFICATION",
      previousActiveStatus: "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
      currentReason: { id: "1", label: "A measure is missing" },
    });
    expect(getSteps()[3]?.textContent).toBe(
      "OfferOn holdOn hold: open questionPreviously: Offer receivedReason: A measure is missing",
    );
  });

  it("ends at the step at which the request was cancelled, with the reason", () => {
    renderTimeline({
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
  config: Partial<RuntimeConfig> = {},
  visit: Partial<Pick<Parameters<typeof RequestTimeline>[0], "siteVisitDate" | "surveyType">> = {},
) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, createSampleConfig(config));
  render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <RequestTimeline
          request={createSampleNewRequest(changes)}
          siteVisitDate={null}
          surveyType={null}
          {...visit}
        />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

function getSteps(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "The steps of your request" })).getAllByRole("listitem");
}

function getCurrentSteps(): HTMLElement[] {
  return getSteps().filter((step) => step.getAttribute("aria-current") === "step");
}
