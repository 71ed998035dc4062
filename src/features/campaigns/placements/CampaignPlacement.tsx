import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { CampaignPlacement as Placement } from "#api/generated/rest.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { PartBoundary } from "#errors/PartBoundary.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { useText } from "#i18n/text.tsx";
import { type CampaignAsset, selectCampaignAsset } from "../selection/campaignAsset.ts";
import { campaignsQuery } from "../selection/campaignsQuery.ts";
import { getTextLanguages } from "../selection/getTextLanguages.ts";
import { CampaignBanner } from "./CampaignBanner.tsx";
import { CampaignChip } from "./CampaignChip.tsx";
import { CampaignFlag } from "./CampaignFlag.tsx";
import { CampaignMiniBanner } from "./CampaignMiniBanner.tsx";

interface CampaignPlacementProps {
  /** The placements; the first one with a campaign is shown. */
  placements: readonly Placement[];
  /** The title that a flag of the configurator shows: it has two. */
  flagVariant?: "answer" | "summary" | undefined;
}

/**
 * A campaign in a landmark; nothing if there is none, or if the campaigns could not be loaded. The component takes several
 * placements and shows one, so that a screen has no more promotion than room.
 */
export function CampaignPlacement(props: CampaignPlacementProps) {
  return (
    <PartBoundary>
      <Campaign {...props} />
    </PartBoundary>
  );
}

function Campaign({ placements, flagVariant }: CampaignPlacementProps) {
  const intl = useIntl();
  const t = useText();
  // The layout's loader has already requested the campaigns; a failed request is not worth a retry here.
  const { data: campaigns } = useQuery({
    ...campaignsQuery(useRequestedLocale()),
    retryOnMount: false,
    placeholderData: keepPreviousData,
  });
  const languages = getTextLanguages(intl.locale, useConfig().defaultLocale);
  const asset = placements
    .map((placement) => campaigns && selectCampaignAsset(campaigns, placement, languages))
    .find((found) => found !== undefined);
  if (!asset) return null;
  return (
    <section aria-label={t("campaign.label")} data-no-print>
      {renderAsset(asset, flagVariant)}
    </section>
  );
}

function renderAsset(asset: CampaignAsset, flagVariant: CampaignPlacementProps["flagVariant"]): ReactNode {
  switch (asset.kind) {
    case "banner":
      return <CampaignBanner asset={asset} />;
    case "miniBanner":
      return <CampaignMiniBanner asset={asset} />;
    case "flag":
    case "popup":
      return <CampaignFlag asset={asset} variant={flagVariant} />;
    case "chip":
      return <CampaignChip asset={asset} />;
  }
}
