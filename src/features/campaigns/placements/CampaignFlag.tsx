import { useState } from "react";
import { Icon } from "#ui/icons/Icon.tsx";
import { CampaignDialog } from "../popup/CampaignDialog.tsx";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import styles from "./CampaignFlag.module.css";
import { CampaignLink } from "./CampaignLink.tsx";

interface CampaignFlagProps {
  asset: CampaignAsset;
  /** The configurator has two flags: beside an answer, and in its summary. */
  variant?: "answer" | "summary" | undefined;
}

/** The short text of a flag or a popup. It opens the modal of a campaign, or is a link if there is none. */
export function CampaignFlag({ asset, variant = "summary" }: CampaignFlagProps) {
  const { texts, modal, url, language } = asset;
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const text = texts[variant] ?? texts.summary ?? texts.answer ?? texts.headline;
  return (
    <div lang={language} data-no-print="">
      {modal ? (
        <>
          <button type="button" className={styles["flag"]} aria-haspopup="dialog" onClick={open}>
            <Icon name="sun" size={16} />
            <span>{text}</span>
          </button>
          <CampaignDialog asset={asset} modal={modal} open={isOpen} onClose={close} />
        </>
      ) : (
        <CampaignLink url={url} variant="secondary" size="compact">
          {text}
        </CampaignLink>
      )}
    </div>
  );
}
