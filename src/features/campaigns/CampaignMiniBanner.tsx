import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { sunIcon } from "../../ui/icons/sunIcon.tsx";
import { CampaignDialog } from "./CampaignDialog.tsx";
import { CampaignLink } from "./CampaignLink.tsx";
import styles from "./CampaignMiniBanner.module.css";
import { CampaignPicture, type ForcedView } from "./CampaignPicture.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";
import { messages } from "./messages.ts";

interface CampaignMiniBannerProps {
  asset: CampaignAsset;
  view?: ForcedView | undefined;
}

/** A campaign in a row: a small picture or the sun, few words, and a link or what opens the modal. */
export function CampaignMiniBanner({ asset, view }: CampaignMiniBannerProps) {
  const { texts, picture, address, modal, language } = asset;
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={styles["banner"]} lang={language} data-no-print="">
      <div className={styles["row"]}>
        {picture ? (
          <CampaignPicture picture={picture} view={view} className={styles["picture"]} />
        ) : (
          <span className={styles["mark"]}>
            <Icon drawing={sunIcon} size={24} />
          </span>
        )}
        <div className={styles["words"]}>
          {texts.headline ? <p className={styles["headline"]}>{texts.headline}</p> : null}
          {texts.description ? <p>{texts.description}</p> : null}
        </div>
        <div className={styles["link"]}>
          {modal ? (
            <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={open}>
              {texts.cta ?? <FormattedMessage {...messages.more} />}
            </Button>
          ) : (
            <CampaignLink address={address} variant="secondary" size="compact">
              {texts.cta}
            </CampaignLink>
          )}
        </div>
      </div>
      {modal ? <CampaignDialog asset={asset} modal={modal} open={isOpen} onClose={close} /> : null}
    </div>
  );
}
