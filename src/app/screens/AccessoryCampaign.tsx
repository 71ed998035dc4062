import { CampaignPlacement } from "#features/campaigns/placements/CampaignPlacement.tsx";

const placements = ["accessory_mini_banner", "accessory_flag", "accessory_popup"] as const;

/** One campaign for accessories. */
export function AccessoryCampaign() {
  return <CampaignPlacement placements={placements} />;
}
