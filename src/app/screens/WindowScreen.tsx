import { CampaignPlacement } from "#features/campaigns/placements/CampaignPlacement.tsx";
import { WindowPage } from "#features/windows/details/WindowPage.tsx";
import { accessoryPlacements } from "./accessoryPlacements.ts";

export function WindowScreen() {
  return <WindowPage campaign={<CampaignPlacement placements={accessoryPlacements} />} />;
}
