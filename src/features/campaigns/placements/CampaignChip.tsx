import { useId, useState } from "react";
import { Icon } from "#ui/icons/Icon.tsx";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import styles from "./CampaignChip.module.css";
import { CampaignLink } from "./CampaignLink.tsx";

/**
 * A chip that shows the details of a campaign below it. A disclosure instead of a hover tooltip, for touch, keyboard and
 * screen readers.
 */
export function CampaignChip({ asset: { texts, url, language } }: { asset: CampaignAsset }) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen((wasOpen) => !wasOpen);
  return (
    <div lang={language} data-no-print="">
      <button
        type="button"
        className={styles["button"]}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={toggle}
      >
        <Icon name="info" size={16} />
        <span id={`${detailsId}-title`}>{texts.info}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={detailsId} className={styles["details"]} hidden={!isOpen}>
        {texts.tooltip ? <p>{texts.tooltip}</p> : null}
        <CampaignLink url={url} variant="secondary" size="compact" aria-describedby={`${detailsId}-title`}>
          {texts.cta}
        </CampaignLink>
      </div>
    </div>
  );
}
