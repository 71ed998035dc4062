import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../../ui/actions/IconButton.tsx";
import type { CampaignAsset } from "../assets/campaignAsset.ts";
import { CampaignLink } from "../placements/CampaignLink.tsx";
import { messages } from "../placements/messages.ts";
import styles from "./CampaignPopup.module.css";
import { CampaignPopupContent } from "./CampaignPopupContent.tsx";
import { markPopupShown } from "./recentPopups.ts";
import { useIsIdle } from "./useIsIdle.ts";

/**
 * A campaign in the corner of the screen, which opens when the customer is idle. It neither takes the focus nor covers what
 * the customer does, so it is a landmark and not a dialog.
 */
export function CampaignPopup({ asset }: { asset: CampaignAsset }) {
  const { campaignId, texts, url, language } = asset;
  const intl = useIntl();
  const [isClosed, setClosed] = useState(false);
  const isOpen = useIsIdle(!isClosed) && !isClosed;
  const close = useCallback(() => setClosed(true), []);
  useEffect(() => {
    if (isOpen) markPopupShown(campaignId);
  }, [isOpen, campaignId]);
  if (!isOpen) return null;
  return (
    <section
      className={styles["popup"]}
      aria-label={intl.formatMessage(messages.label, { headline: texts.headline ?? "" })}
      data-no-print
    >
      <div className={styles["header"]}>
        <p className={styles["headline"]} lang={language}>
          {texts.headline}
        </p>
        <IconButton icon="close" label={intl.formatMessage(messages.close)} onClick={close} />
      </div>
      <CampaignPopupContent asset={asset} />
      <CampaignLink url={url} onClick={close} wide>
        {texts.cta ? <span lang={language}>{texts.cta}</span> : undefined}
      </CampaignLink>
    </section>
  );
}
