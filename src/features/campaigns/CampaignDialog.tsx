import { useIntl } from "react-intl";
import { Dialog } from "../../ui/Dialog.tsx";
import { CampaignLink } from "./CampaignLink.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";
import { messages } from "./messages.ts";

interface CampaignDialogProps {
  asset: CampaignAsset;
  modal: NonNullable<CampaignAsset["modal"]>;
  open: boolean;
  onClose: () => void;
}

/** What a flag or a mini banner opens: the campaign's terms and the way to more. */
export function CampaignDialog({ asset, modal, open, onClose }: CampaignDialogProps) {
  const intl = useIntl();
  const { address, language } = asset;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span lang={language}>{modal.headline}</span>}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <CampaignLink address={address} onClick={onClose} wide>
          {modal.cta ? <span lang={language}>{modal.cta}</span> : undefined}
        </CampaignLink>
      }
    >
      <p lang={language}>{modal.text}</p>
    </Dialog>
  );
}
