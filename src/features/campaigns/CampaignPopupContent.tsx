import { CampaignPicture, type ForcedView } from "./CampaignPicture.tsx";
import styles from "./CampaignPopup.module.css";
import { CampaignSplash } from "./CampaignSplash.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";

interface CampaignPopupContentProps {
  asset: CampaignAsset;
  view?: ForcedView | undefined;
}

/** What stands in a popup between its headline and its link. */
export function CampaignPopupContent({ asset, view }: CampaignPopupContentProps) {
  const { texts, picture, language } = asset;
  return (
    <div className={styles["content"]} lang={language}>
      {picture ? <CampaignPicture picture={picture} view={view} className={styles["picture"]} /> : null}
      {texts.splash ? <CampaignSplash>{texts.splash}</CampaignSplash> : null}
      {texts.description ? <p>{texts.description}</p> : null}
    </div>
  );
}
