import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { CampaignPlacement as Placement } from "../../api/generated/rest.ts";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { CampaignBanner } from "./CampaignBanner.tsx";
import { CampaignChip } from "./CampaignChip.tsx";
import { CampaignFlag } from "./CampaignFlag.tsx";
import { CampaignMiniBanner } from "./CampaignMiniBanner.tsx";
import { CampaignPopup } from "./CampaignPopup.tsx";
import { campaignsQuery } from "./campaignsQuery.ts";
import { selectCampaignAsset } from "./selectCampaignAsset.ts";
import { textLanguages } from "./textLanguages.ts";

interface CampaignPlacementProps {
  placement: Placement;
  /** Which of the configurator's two titles a flag shows. */
  flagWords?: "answer" | "summary" | undefined;
}

/** What runs at a place of the portal. Nothing where nothing runs, and where the campaigns cannot be loaded. */
export function CampaignPlacement({ placement, flagWords }: CampaignPlacementProps) {
  const { locale } = useIntl();
  // The cabinet has tried already; what a page is there for does not wait for a second try.
  const { data: campaigns } = useQuery({ ...campaignsQuery(), retryOnMount: false });
  const { data: config } = useQuery({ ...runtimeConfigQuery(), retryOnMount: false });
  const defaultLocale = config?.defaultLocale;
  const asset = useMemo(
    () => campaigns && selectCampaignAsset(campaigns, placement, textLanguages(locale, defaultLocale)),
    [campaigns, placement, locale, defaultLocale],
  );
  if (!asset) return null;
  switch (asset.kind) {
    case "banner":
      return <CampaignBanner asset={asset} />;
    case "miniBanner":
      return <CampaignMiniBanner asset={asset} />;
    case "flag":
      return <CampaignFlag asset={asset} words={flagWords} />;
    case "popup":
      return <CampaignPopup key={asset.campaignId} asset={asset} />;
    case "chip":
      return <CampaignChip asset={asset} />;
  }
}
