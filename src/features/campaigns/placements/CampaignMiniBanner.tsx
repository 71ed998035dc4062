import { useId, useState } from "react";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { CampaignDialog } from "../popup/CampaignDialog.tsx";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import { CampaignLink } from "./CampaignLink.tsx";
import styles from "./CampaignMiniBanner.module.css";
import { CampaignPicture, type ViewOverride } from "./CampaignPicture.tsx";

interface CampaignMiniBannerProps {
  asset: CampaignAsset;
  view?: ViewOverride | undefined;
}

/** A row with a small picture or an icon, a short text, and a link or a button that opens the modal. */
export function CampaignMiniBanner({ asset, view }: CampaignMiniBannerProps) {
  const { texts, picture, url, modal, language } = asset;
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <div className={styles["banner"]} lang={language} data-no-print="">
      <div className={styles["row"]}>
        {picture ? (
          <CampaignPicture picture={picture} view={view} className={styles["picture"]} />
        ) : (
          <span className={styles["mark"]}>
            <Icon name="sun" size={24} />
          </span>
        )}
        <div id={titleId} className={styles["body"]}>
          {texts.headline ? <p className={styles["headline"]}>{texts.headline}</p> : null}
          {texts.description ? <p>{texts.description}</p> : null}
        </div>
        <div className={styles["link"]}>
          {modal ? (
            <Button
              variant="secondary"
              size="compact"
              aria-haspopup="dialog"
              aria-describedby={titleId}
              onClick={open}
            >
              {texts.cta ?? <Text id="campaign.more" />}
            </Button>
          ) : (
            <CampaignLink url={url} variant="secondary" size="compact" aria-describedby={titleId}>
              {texts.cta}
            </CampaignLink>
          )}
        </div>
      </div>
      {modal ? <CampaignDialog asset={asset} modal={modal} open={isOpen} onClose={close} /> : null}
    </div>
  );
}
