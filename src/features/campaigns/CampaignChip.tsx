import { useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { chevronDownIcon } from "../../ui/icons/chevronDownIcon.tsx";
import { infoIcon } from "../../ui/icons/infoIcon.tsx";
import styles from "./CampaignChip.module.css";
import { CampaignLink } from "./CampaignLink.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";

/** A campaign beside a choice: a chip that opens what it is about. For fingers, keys and readers alike, so no hovering. */
export function CampaignChip({ asset: { texts, address, language } }: { asset: CampaignAsset }) {
  const detailsId = useId();
  return (
    <div className={styles["chip"]} lang={language} data-no-print="">
      <button type="button" className={styles["button"]} popoverTarget={detailsId}>
        <Icon drawing={infoIcon} size={16} />
        <span>{texts.info}</span>
        <Icon drawing={chevronDownIcon} size={16} />
      </button>
      <div id={detailsId} className={styles["details"]} popover="auto">
        {texts.tooltip ? <p>{texts.tooltip}</p> : null}
        <CampaignLink address={address} variant="secondary" size="compact">
          {texts.cta}
        </CampaignLink>
      </div>
    </div>
  );
}
