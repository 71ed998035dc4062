import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RuntimeConfig, runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { changeLocale, ensureMessages } from "../../i18n/localeStore.ts";
import { MessagesProvider } from "../../i18n/MessagesProvider.tsx";
import { sampleConfig, sampleNewRequest } from "../../testing/sampleData.ts";
import { RequestTimeline } from "./RequestTimeline.tsx";

beforeEach(async () => {
  await changeLocale("en");
  await ensureMessages("all");
});
afterEach(cleanup);

describe("the timeline of a request", () => {
  it("[R4.1] tells the steps in their order, each with its state in words", () => {
    show({ currentStatus: "OFFER_SENT" });
    expect(steps().map((step) => step.textContent)).toEqual([
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
    expect(here()).toHaveLength(1);
    expect(here()[0]?.textContent).toContain("Offer sent");
  });

  it("[R4.1] has the offer before the visit where the country says so", () => {
    show({ currentStatus: "OPEN" }, { alternativeInstallationFlow: true });
    const titles = steps().map((step) => step.textContent?.replace("Still to come", ""));
    expect(titles.slice(1, 5)).toEqual([
      "First contact",
      "Offer",
      "Offer accepted",
      "Site visit to confirm the offer",
    ]);
  });

  it("[R4.1] promises no registration where there is none", () => {
    show({ currentStatus: "OPEN" }, { windowRegistrationEnabled: false });
    expect(screen.queryByText("Windows registered")).toBeNull();
    expect(screen.getByText("Windows installed")).toBeTruthy();
  });

  it("[R4.1] keeps a registration that has taken place", () => {
    show({ currentStatus: "WINDOW_REGISTERED" }, { windowRegistrationEnabled: false });
    expect(steps().at(-1)?.textContent).toBe("Windows registeredDone");
  });

  it.each([
    ["ON_SITE", "At your home"],
    ["REMOTE", "By video call"],
  ] as const)("[R4.1] says how a visit takes place: %s", (surveyType, words) => {
    show(
      { currentStatus: "INSTALLER_SITE_VISIT" },
      {},
      { surveyType, siteVisitDate: "2026-03-20T12:00:00Z" },
    );
    expect(here()[0]?.textContent).toMatch(/^Site visitNowMarch 20, 2026 at /);
    expect(within(here()[0] ?? document.body).getByText(words)).toBeTruthy();
  });

  it("[R4.1] has the days of the installation where they are agreed and at the work", () => {
    show({
      currentStatus: "INSTALLATION_DATE_CONFIRMED",
      installationStartDate: "2026-04-30",
      installationEndDate: "2026-05-02",
    });
    const withDays = steps().filter((step) => /April 30\s*–\s*May 2, 2026/u.test(step.textContent ?? ""));
    expect(withDays.map((step) => step.textContent?.split(/Now|Still/)[0])).toEqual([
      "Installation date confirmed",
      "Installation",
    ]);
  });

  it("[R4.2] says where a paused request stood, and why it is paused", () => {
    show({
      currentStatus: "IN_CLARIFICATION",
      previousActiveStatus: "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
      currentReason: { id: "1", label: "A measure is missing" },
    });
    expect(steps()[3]?.textContent).toBe(
      "OfferPausedBeing clarifiedBefore the pause: Offer receivedReason: A measure is missing",
    );
  });

  it("[R4.2] says where a request stood before another installer takes over", () => {
    show({ currentStatus: "REASSIGNED", previousActiveStatus: "CLIENT_CONTACTED" });
    expect(steps()[1]?.textContent).toBe(
      "First contactPausedPassed to another installerBefore the change: Installer in touch",
    );
  });

  it("[R4.1] ends where a request was cancelled, with the reason", () => {
    show({
      currentStatus: "CANCELLED",
      previousActiveStatus: "OFFER_SENT",
      currentReason: { id: "1", label: "Too expensive" },
    });
    expect(steps()).toHaveLength(4);
    expect(steps().at(-1)?.textContent).toBe("OfferCancelledReason: Too expensive");
  });
});

function show(
  changes: Parameters<typeof sampleNewRequest>[0],
  config: Partial<RuntimeConfig> = {},
  visit: Partial<Pick<Parameters<typeof RequestTimeline>[0], "siteVisitDate" | "surveyType">> = {},
) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, sampleConfig(config));
  render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <RequestTimeline
          request={sampleNewRequest(changes)}
          siteVisitDate={null}
          surveyType={null}
          {...visit}
        />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

function steps(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "The steps of your request" })).getAllByRole("listitem");
}

function here(): HTMLElement[] {
  return steps().filter((step) => step.getAttribute("aria-current") === "step");
}
