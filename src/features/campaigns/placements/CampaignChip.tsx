import { useId } from "react";
import { Icon } from "../../../ui/icons/Icon.tsx";
import type { CampaignAsset } from "../assets/campaignAsset.ts";
import styles from "./CampaignChip.module.css";
import { CampaignLink } from "./CampaignLink.tsx";

/** A chip that opens the details of a campaign. A popover instead of a hover tooltip, for touch, keyboard and screen readers. */
export function CampaignChip({ asset: { texts, url, language } }: { asset: CampaignAsset }) {
  const detailsId = useId();
  return (
    <div className={styles["chip"]} lang={language} data-no-print="">
      <button type="button" className={styles["button"]} popoverTarget={detailsId}>
        <Icon name="info" size={16} />
        <span>{texts.info}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={detailsId} className={styles["details"]} popover="auto">
        {texts.tooltip ? <p>{texts.tooltip}</p> : null}
        <CampaignLink url={url} variant="secondary" size="compact">
          {texts.cta}
        </CampaignLink>
      </div>
    </div>
  );
}
