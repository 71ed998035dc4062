import { CampaignPicture, type ViewOverride } from "../placements/CampaignPicture.tsx";
import { CampaignSplash } from "../placements/CampaignSplash.tsx";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import styles from "./CampaignDialogContent.module.css";

interface CampaignDialogContentProps {
  asset: CampaignAsset;
  modal: NonNullable<CampaignAsset["modal"]>;
  view?: ViewOverride | undefined;
}

/** The content of a campaign's dialog between its headline and its link. */
export function CampaignDialogContent({ asset, modal, view }: CampaignDialogContentProps) {
  const { picture, language } = asset;
  return (
    <div className={styles["content"]} lang={language}>
      {picture ? <CampaignPicture picture={picture} view={view} className={styles["picture"]} /> : null}
      {modal.splash ? <CampaignSplash>{modal.splash}</CampaignSplash> : null}
      <p>{modal.text}</p>
    </div>
  );
}
