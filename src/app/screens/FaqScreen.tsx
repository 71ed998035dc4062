import { FaqPage } from "#features/content/faq/FaqPage.tsx";
import { HelpContact } from "./HelpContact.tsx";
import { CampaignPlacement } from "./lazyCampaign.ts";

const placements = ["direct_search_mini_banner", "direct_search_choice_chip"] as const;

export function FaqScreen() {
  return (
    <FaqPage
      renderContact={(isOpen) => <HelpContact key={String(isOpen)} isOpen={isOpen} />}
      campaign={<CampaignPlacement placements={placements} />}
    />
  );
}
