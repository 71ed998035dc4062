import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RuntimeConfig, runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { changeLocale, ensureMessages } from "../../i18n/localeStore.ts";
import { MessagesProvider } from "../../i18n/MessagesProvider.tsx";
import { sampleConfig, sampleNewRequest } from "../../testing/sampleData.ts";
import { NextStep } from "./NextStep.tsx";

beforeEach(async () => {
  await changeLocale("en");
  await ensureMessages("all");
});
afterEach(cleanup);

const installer = {
  installerId: "1",
  logo: null,
  name: "Hansen Dach",
  street: null,
  postalCode: null,
  city: null,
  isPremium: false,
  isExpert: false,
  email: null,
  phone: null,
};

describe("the panel of the next step", () => {
  it("[R4.1] calls the installer by name", () => {
    const panel = show({ currentStatus: "CLIENT_CONTACTED", installerLocation: installer });
    expect(panel.textContent).toContain("Hansen Dach takes the next step");
  });

  it("[R4.1] does without the name of an installer", () => {
    const panel = show({ currentStatus: "CLIENT_CONTACTED" });
    expect(panel.textContent).toContain("The installer takes the next step");
  });

  it("[R4.1] tells the customer what to do and until when", () => {
    const panel = show({ currentStatus: "OFFER_SENT", remainingDays: 9, deadlineDays: 14 });
    expect(panel.textContent).toContain("It is your turn");
    expect(screen.getByText("You have 9 days left to decide on the offer.")).toBeTruthy();
    expect(panel.querySelector(".late")).toBeNull();
  });

  it("[R4.1] marks a deadline that has passed", () => {
    const panel = show({ currentStatus: "CLIENT_CONTACTED", overdue: true, remainingDays: -2 });
    expect(panel.querySelector(".late")?.textContent).toContain("A reply to you is 2 days overdue.");
  });

  it("[R4.2] says that a paused request goes on without the customer", () => {
    const panel = show({ currentStatus: "IN_CLARIFICATION", previousActiveStatus: "CLIENT_CONTACTED" });
    expect(panel.textContent).toContain("Taglys takes the next step");
  });

  it("[R4.1] follows the switches of the country", () => {
    const panel = show({ currentStatus: "WINDOW_INSTALLED" }, { windowRegistrationEnabled: false });
    expect(panel.textContent).toContain("There is nothing left to do");
  });
});

function show(changes: Parameters<typeof sampleNewRequest>[0], config: Partial<RuntimeConfig> = {}) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, sampleConfig(config));
  render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <NextStep request={sampleNewRequest(changes)} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole("region", { name: "What happens next" });
}
