import { useId } from "react";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import styles from "./CampaignBanner.module.css";
import { CampaignLink } from "./CampaignLink.tsx";
import { CampaignPicture, type ViewOverride } from "./CampaignPicture.tsx";
import { CampaignSplash } from "./CampaignSplash.tsx";

interface CampaignBannerProps {
  asset: CampaignAsset;
  view?: ViewOverride | undefined;
}

/** A large picture with the texts and the link of a campaign beside or below it. */
export function CampaignBanner({ asset, view }: CampaignBannerProps) {
  const { texts, picture, url, language } = asset;
  const titleId = useId();
  return (
    <div className={styles["banner"]} lang={language} data-no-print="">
      <div className={styles["sheet"]}>
        <div className={styles["body"]}>
          {texts.splash ? <CampaignSplash>{texts.splash}</CampaignSplash> : null}
          <p id={titleId} className={styles["headline"]}>
            {texts.headline}
          </p>
          {texts.description ? <p className={styles["description"]}>{texts.description}</p> : null}
          <div className={styles["link"]}>
            <CampaignLink url={url} variant="secondary" aria-describedby={titleId}>
              {texts.cta}
            </CampaignLink>
          </div>
        </div>
        {picture ? <CampaignPicture picture={picture} view={view} className={styles["picture"]} /> : null}
      </div>
    </div>
  );
}
