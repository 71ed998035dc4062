import { CampaignPlacement } from "../features/campaigns/CampaignPlacement.tsx";

/** What runs for accessories: a flag, a mini banner, and once per visit a popup. */
export function AccessoryCampaigns() {
  return (
    <>
      <CampaignPlacement placement="accessory_flag" />
      <CampaignPlacement placement="accessory_mini_banner" />
      <CampaignPlacement placement="accessory_popup" />
    </>
  );
}
