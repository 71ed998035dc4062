import { CampaignPlacement } from "#features/campaigns/placements/CampaignPlacement.tsx";
import { FaqPage } from "#features/content/faq/FaqPage.tsx";
import { HelpContact } from "./HelpContact.tsx";

const bannerPlacements = ["direct_search_mini_banner"] as const;
const chipPlacements = ["direct_search_choice_chip"] as const;

export function FaqScreen() {
  return (
    <FaqPage
      banner={<CampaignPlacement placements={bannerPlacements} />}
      chip={<CampaignPlacement placements={chipPlacements} />}
      contact={<HelpContact />}
    />
  );
}
