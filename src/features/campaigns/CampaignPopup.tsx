import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Dialog } from "../../ui/Dialog.tsx";
import { CampaignLink } from "./CampaignLink.tsx";
import { CampaignPopupContent } from "./CampaignPopupContent.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";
import { messages } from "./messages.ts";
import { isSeen, rememberSeen } from "./seenCampaigns.ts";
import { useQuietMoment } from "./useQuietMoment.ts";

/** A campaign in a dialog: once in a visit, in a quiet moment. */
export function CampaignPopup({ asset }: { asset: CampaignAsset }) {
  const { campaignId, texts, address, language } = asset;
  const intl = useIntl();
  const [isWanted, setWanted] = useState(() => !isSeen(campaignId));
  const isOpen = useQuietMoment(isWanted) && isWanted;
  const close = useCallback(() => setWanted(false), []);
  useEffect(() => {
    if (isOpen) rememberSeen(campaignId);
  }, [isOpen, campaignId]);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<span lang={language}>{texts.headline}</span>}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <CampaignLink address={address} onClick={close} wide>
          {texts.cta ? <span lang={language}>{texts.cta}</span> : undefined}
        </CampaignLink>
      }
    >
      <CampaignPopupContent asset={asset} />
    </Dialog>
  );
}
