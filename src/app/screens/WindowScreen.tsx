import { WindowPage } from "#features/windows/details/WindowPage.tsx";
import { accessoryPlacements, CampaignPlacement } from "./lazyCampaign.ts";

export function WindowScreen() {
  return <WindowPage campaign={<CampaignPlacement placements={accessoryPlacements} />} />;
}
