import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { CampaignPlacement as Placement } from "../../../api/generated/rest.ts";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";
import { useRequestedLocale } from "../../../i18n/locale/useRequestedLocale.ts";
import { selectCampaignAsset } from "../assets/campaignAsset.ts";
import { campaignsQuery } from "../assets/campaignsQuery.ts";
import { getTextLanguages } from "../assets/getTextLanguages.ts";
import { CampaignPopup } from "../popup/CampaignPopup.tsx";
import { CampaignBanner } from "./CampaignBanner.tsx";
import { CampaignChip } from "./CampaignChip.tsx";
import { CampaignFlag } from "./CampaignFlag.tsx";
import { CampaignMiniBanner } from "./CampaignMiniBanner.tsx";

interface CampaignPlacementProps {
  placement: Placement;
  /** Which of its two titles a flag of the configurator shows. */
  flagVariant?: "answer" | "summary" | undefined;
}

/** The campaign of a placement; nothing where there is none, or where the campaigns could not be loaded. */
export function CampaignPlacement({ placement, flagVariant }: CampaignPlacementProps) {
  const { locale } = useIntl();
  // The loader of the layout has requested both already; a failed request is not worth a retry here.
  const { data: campaigns } = useQuery({
    ...campaignsQuery(useRequestedLocale()),
    retryOnMount: false,
    placeholderData: keepPreviousData,
  });
  const { data: config } = useQuery({ ...runtimeConfigQuery(), retryOnMount: false });
  const defaultLocale = config?.defaultLocale;
  const asset = useMemo(
    () => campaigns && selectCampaignAsset(campaigns, placement, getTextLanguages(locale, defaultLocale)),
    [campaigns, placement, locale, defaultLocale],
  );
  if (!asset) return null;
  switch (asset.kind) {
    case "banner":
      return <CampaignBanner asset={asset} />;
    case "miniBanner":
      return <CampaignMiniBanner asset={asset} />;
    case "flag":
      return <CampaignFlag asset={asset} variant={flagVariant} />;
    case "popup":
      return <CampaignPopup key={asset.campaignId} asset={asset} />;
    case "chip":
      return <CampaignChip asset={asset} />;
  }
}
