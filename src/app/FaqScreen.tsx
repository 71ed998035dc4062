import { CampaignPlacement } from "../features/campaigns/CampaignPlacement.tsx";
import { FaqPage } from "../features/content/FaqPage.tsx";

/** The questions and answers with the campaigns beside their search. */
export function FaqScreen() {
  return (
    <FaqPage
      banner={<CampaignPlacement placement="direct_search_mini_banner" />}
      chip={<CampaignPlacement placement="direct_search_choice_chip" />}
    />
  );
}
