import { CampaignPlacement } from "../../features/campaigns/placements/CampaignPlacement.tsx";
import { FaqPage } from "../../features/content/faq/FaqPage.tsx";
import { HelpContact } from "./HelpContact.tsx";

export function FaqScreen() {
  return (
    <FaqPage
      banner={<CampaignPlacement placement="direct_search_mini_banner" />}
      chip={<CampaignPlacement placement="direct_search_choice_chip" />}
      contact={<HelpContact />}
    />
  );
}
