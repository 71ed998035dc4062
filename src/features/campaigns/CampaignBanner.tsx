import styles from "./CampaignBanner.module.css";
import { CampaignLink } from "./CampaignLink.tsx";
import { CampaignPicture, type ForcedView } from "./CampaignPicture.tsx";
import { CampaignSplash } from "./CampaignSplash.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";

interface CampaignBannerProps {
  asset: CampaignAsset;
  view?: ForcedView | undefined;
}

/** A campaign at its largest: a picture and, beside it or below, the words and the way to more. */
export function CampaignBanner({ asset, view }: CampaignBannerProps) {
  const { texts, picture, address, language } = asset;
  return (
    <div className={styles["banner"]} lang={language} data-no-print="">
      <div className={styles["sheet"]}>
        <div className={styles["words"]}>
          {texts.splash ? <CampaignSplash>{texts.splash}</CampaignSplash> : null}
          <h2 className={styles["headline"]}>{texts.headline}</h2>
          {texts.description ? <p className={styles["description"]}>{texts.description}</p> : null}
          <div className={styles["link"]}>
            <CampaignLink address={address} variant="secondary">
              {texts.cta}
            </CampaignLink>
          </div>
        </div>
        {picture ? <CampaignPicture picture={picture} view={view} className={styles["picture"]} /> : null}
      </div>
    </div>
  );
}
