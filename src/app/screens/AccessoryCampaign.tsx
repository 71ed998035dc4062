import type { CampaignPlacement as Placement } from "../../api/generated/rest.ts";
import { CampaignPlacement } from "../../features/campaigns/placements/CampaignPlacement.tsx";

const quietPlacements: readonly Placement[] = ["accessory_mini_banner", "accessory_flag"];
const placements: readonly Placement[] = ["accessory_popup", ...quietPlacements];

/** One campaign for accessories: a popup opens only where the customer has nothing else to do. */
export function AccessoryCampaign({ canShowPopup }: { canShowPopup: boolean }) {
  return <CampaignPlacement placements={canShowPopup ? placements : quietPlacements} />;
}
