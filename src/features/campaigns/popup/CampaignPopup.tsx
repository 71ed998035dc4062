import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import type { CampaignAsset } from "../assets/campaignAsset.ts";
import { CampaignLink } from "../placements/CampaignLink.tsx";
import { messages } from "../placements/messages.ts";
import { CampaignPopupContent } from "./CampaignPopupContent.tsx";
import { hasSeenCampaign, markCampaignSeen } from "./seenCampaigns.ts";
import { useIsIdle } from "./useIsIdle.ts";

/** A campaign in a dialog, which opens once per visit when the customer is idle. */
export function CampaignPopup({ asset }: { asset: CampaignAsset }) {
  const { campaignId, texts, url, language } = asset;
  const intl = useIntl();
  const [isPending, setPending] = useState(() => !hasSeenCampaign(campaignId));
  const isOpen = useIsIdle(isPending) && isPending;
  const close = useCallback(() => setPending(false), []);
  useEffect(() => {
    if (isOpen) markCampaignSeen(campaignId);
  }, [isOpen, campaignId]);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<span lang={language}>{texts.headline}</span>}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <CampaignLink url={url} onClick={close} wide>
          {texts.cta ? <span lang={language}>{texts.cta}</span> : undefined}
        </CampaignLink>
      }
    >
      <CampaignPopupContent asset={asset} />
    </Dialog>
  );
}
