import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RuntimeConfig, runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { changeLocale, loadAllMessages } from "#i18n/locale/activeLocale.ts";
import { MessagesProvider } from "#i18n/locale/MessagesProvider.tsx";
import {
  createSampleConfig,
  createSampleNewRequest,
  createSampleProjectDetails,
} from "#testing/samples/sampleProjects.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import { NextStep } from "./NextStep.tsx";

beforeEach(async () => {
  await changeLocale("en");
  await loadAllMessages();
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

describe("NextStep", () => {
  it("names the installer who takes the next step", () => {
    const panel = renderNextStep({ currentStatus: "CLIENT_CONTACTED", installerLocation: installer });
    expect(panel.textContent).toContain("Hansen Dach takes the next step");
  });

  it("highlights a deadline that has passed", () => {
    const panel = renderNextStep({ currentStatus: "CLIENT_CONTACTED", overdue: true, remainingDays: -2 });
    expect(panel.querySelector("p.late")?.textContent).toContain("You should have heard back 2 days ago.");
  });

  it("has a link for each action, with the address in the subject of the e-mail", () => {
    const contact = { ...installer, phone: "+49 40 123456", email: "roof@example.org" };
    renderNextStep({ currentStatus: "CLIENT_CONTACTED", installerLocation: contact });
    expect(screen.getByRole("link", { name: "Call +49\u00A040\u00A0123456" }).getAttribute("href")).toBe(
      "tel:+4940123456",
    );
    const email = screen.getByRole("link", { name: "Write an e-mail" }).getAttribute("href") ?? "";
    expect(decodeURIComponent(email)).toBe(
      "mailto:roof@example.org?subject=My roof window project: Street of p1 7, 20095 Hamburg",
    );
  });

  it("offers a call to the customer service if Taglys is late", () => {
    renderNextStep({ currentStatus: "OPEN", overdue: true });
    expect(screen.getByRole("link", { name: /^Customer service: \+49/ }).getAttribute("href")).toMatch(
      /^tel:\+49\d+$/,
    );
  });

  it("has no actions for an archived project", () => {
    renderNextStep({ currentStatus: "WINDOW_INSTALLED" }, {}, { isArchived: true });
    expect(screen.queryByRole("link")).toBeNull();
  });
});

function renderNextStep(
  changes: Parameters<typeof createSampleNewRequest>[0],
  config: Partial<RuntimeConfig> = {},
  details: Partial<ProjectDetails> = {},
) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, createSampleConfig(config));
  return render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <MemoryRouter>
          <NextStep
            request={createSampleNewRequest(changes)}
            project={createSampleProjectDetails(1, details)}
          />
        </MemoryRouter>
      </MessagesProvider>
    </QueryClientProvider>,
  ).container;
}
