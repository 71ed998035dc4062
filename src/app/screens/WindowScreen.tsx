import { WindowPage } from "../../features/windows/details/WindowPage.tsx";
import { AccessoryCampaigns } from "./AccessoryCampaigns.tsx";

export function WindowScreen() {
  return <WindowPage campaigns={<AccessoryCampaigns />} />;
}
