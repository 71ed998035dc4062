import { useCallback, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { sunIcon } from "../../ui/icons/sunIcon.tsx";
import { CampaignDialog } from "./CampaignDialog.tsx";
import styles from "./CampaignFlag.module.css";
import { CampaignLink } from "./CampaignLink.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";

interface CampaignFlagProps {
  asset: CampaignAsset;
  /** The configurator has two: beside an answer, and in the summary. */
  words?: "answer" | "summary" | undefined;
}

/** A campaign in a few words that open its modal; without one they are a link. */
export function CampaignFlag({ asset, words = "summary" }: CampaignFlagProps) {
  const { texts, modal, address, language } = asset;
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const text = texts[words] ?? texts.summary ?? texts.answer ?? texts.headline;
  return (
    <div lang={language} data-no-print="">
      {modal ? (
        <>
          <button type="button" className={styles["flag"]} aria-haspopup="dialog" onClick={open}>
            <Icon drawing={sunIcon} size={16} />
            <span>{text}</span>
          </button>
          <CampaignDialog asset={asset} modal={modal} open={isOpen} onClose={close} />
        </>
      ) : (
        <CampaignLink address={address} variant="secondary" size="compact">
          {text}
        </CampaignLink>
      )}
    </div>
  );
}
