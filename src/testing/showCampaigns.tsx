import "./dialogElement.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import type { Campaign, CampaignPlacement as Placement } from "../api/generated/rest.ts";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import type { Locale } from "../countries.ts";
import { CampaignPlacement } from "../features/campaigns/CampaignPlacement.tsx";
import { campaignsQuery } from "../features/campaigns/campaignsQuery.ts";
import { sampleCampaign } from "../features/campaigns/sampleCampaign.ts";
import { forgetSeenHere } from "../features/campaigns/seenCampaigns.ts";
import { sampleConfig } from "./sampleData.ts";

interface Surroundings {
  locale?: Locale;
  beside?: ReactNode;
  campaigns?: Campaign[] | undefined;
  /** The list could not be loaded. */
  isListLost?: boolean;
  flagWords?: "answer" | "summary";
}

/** Draws what stands at a placement while a sample campaign runs, or those given. It is taken down after the test. */
export function show(placement: Placement, surroundings: Surroundings = {}) {
  const { locale = "en-GB", beside, campaigns, isListLost = false, flagWords } = surroundings;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(runtimeConfigQuery().queryKey, sampleConfig());
  if (!isListLost) {
    queryClient.setQueryData(campaignsQuery().queryKey, campaigns ?? [sampleCampaign(placement)]);
  }
  const page = (
    <>
      <CampaignPlacement placement={placement} {...(flagWords && { flagWords })} />
      {beside}
    </>
  );
  const router = createMemoryRouter([
    { path: "/", element: page },
    { path: "/faq", element: <h1>Questions</h1> },
  ]);
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale={locale} onError={() => {}}>
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    sessionStorage.clear();
    forgetSeenHere();
  });
  return { ...shown, queryClient, router };
}
