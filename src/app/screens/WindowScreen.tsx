import { WindowPage } from "#features/windows/details/WindowPage.tsx";
import { AccessoryCampaign } from "./AccessoryCampaign.tsx";

export function WindowScreen() {
  return <WindowPage campaigns={<AccessoryCampaign />} />;
}
