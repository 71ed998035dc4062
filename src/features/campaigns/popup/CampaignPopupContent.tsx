import type { CampaignAsset } from "../assets/campaignAsset.ts";
import { CampaignPicture, type ViewOverride } from "../placements/CampaignPicture.tsx";
import { CampaignSplash } from "../placements/CampaignSplash.tsx";
import styles from "./CampaignPopup.module.css";

interface CampaignPopupContentProps {
  asset: CampaignAsset;
  view?: ViewOverride | undefined;
}

/** The content of a popup between its headline and its link. */
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
