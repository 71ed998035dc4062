import "../dialogElement.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import type { Campaign, CampaignPlacement as Placement } from "#api/generated/rest.ts";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { CampaignPlacement } from "#features/campaigns/placements/CampaignPlacement.tsx";
import { campaignsQuery } from "#features/campaigns/selection/campaignsQuery.ts";
import english from "#i18n/locales/en.json" with { type: "json" };
import type { Locale } from "#locales.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { PaintedProvider } from "#ui/loading/PaintedContext.tsx";
import { createSampleConfig } from "../samples/sampleProjects.ts";

interface RenderOptions {
  locale?: Locale;
  sibling?: ReactNode;
  campaigns?: Campaign[] | undefined;
  /** Whether the list of campaigns cannot be loaded. */
  hasListFailed?: boolean;
  flagVariant?: "answer" | "summary";
}

/** Renders a placement, or the first of several, with a sample campaign or the given ones. Cleans up after the test. */
export function renderPlacement(placement: Placement | readonly Placement[], options: RenderOptions = {}) {
  const { locale = "en-GB", sibling, campaigns, hasListFailed = false, flagVariant } = options;
  const placements = [placement].flat();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(runtimeConfigQuery().queryKey, createSampleConfig());
  if (!hasListFailed) {
    queryClient.setQueryData(
      campaignsQuery().queryKey,
      campaigns ?? placements.map((it) => createSampleCampaign(it)),
    );
  }
  const page = (
    <>
      <CampaignPlacement placements={placements} {...(flagVariant && { flagVariant })} />
      {sibling}
    </>
  );
  const router = createMemoryRouter([
    { path: "/", element: page },
    { path: "/faq", element: <h1>Questions</h1> },
  ]);
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale={locale} messages={english} onError={() => {}}>
        <PaintedProvider>
          <RouterProvider router={router} />
        </PaintedProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  onTestFinished(cleanup);
  return { ...rendered, queryClient, router };
}
