import { useCallback, useId, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./CampaignChip.module.css";
import { CampaignLink } from "./CampaignLink.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";

/** A campaign beside a choice: a chip that unfolds what it is about. For fingers, keys and readers alike, so no hovering. */
export function CampaignChip({ asset: { texts, address, language } }: { asset: CampaignAsset }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const detailsId = useId();
  return (
    <div className={styles["chip"]} lang={language} data-no-print="">
      <button
        type="button"
        className={styles["button"]}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={toggle}
      >
        <Icon name="info" size={16} />
        <span>{texts.info}</span>
        <span className={joinClasses(styles["chevron"], isOpen && styles["turned"])}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div id={detailsId} className={styles["details"]} hidden={!isOpen}>
        {texts.tooltip ? <p>{texts.tooltip}</p> : null}
        <CampaignLink address={address} variant="secondary" size="compact">
          {texts.cta}
        </CampaignLink>
      </div>
    </div>
  );
}
