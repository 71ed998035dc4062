import { CampaignPlacement } from "../../features/campaigns/placements/CampaignPlacement.tsx";

export function AccessoryCampaigns() {
  return (
    <>
      <CampaignPlacement placement="accessory_flag" />
      <CampaignPlacement placement="accessory_mini_banner" />
      <CampaignPlacement placement="accessory_popup" />
    </>
  );
}
