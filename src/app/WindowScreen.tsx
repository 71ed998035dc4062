import { WindowPage } from "../features/window/WindowPage.tsx";
import { AccessoryCampaigns } from "./AccessoryCampaigns.tsx";

/** A registered window with the campaigns beside it. */
export function WindowScreen() {
  return <WindowPage campaigns={<AccessoryCampaigns />} />;
}
