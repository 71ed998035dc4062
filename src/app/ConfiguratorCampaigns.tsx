import { CampaignPlacement } from "../features/campaigns/CampaignPlacement.tsx";

/** What runs for the configurator: one banner and title for plans that were sent, others for those that were not yet. */
export function ConfiguratorCampaigns({ isSent }: { isSent: boolean }) {
  return (
    <>
      <CampaignPlacement placement="configurator_flag" flagWords={isSent ? "summary" : "answer"} />
      <CampaignPlacement placement={isSent ? "configurator_success_banner" : "configurator_banner"} />
    </>
  );
}
