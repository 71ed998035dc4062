import { useIntl } from "react-intl";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import type { CampaignAsset } from "../assets/campaignAsset.ts";
import { CampaignLink } from "../placements/CampaignLink.tsx";
import { messages } from "../placements/messages.ts";
import { CampaignDialogContent } from "./CampaignDialogContent.tsx";

interface CampaignDialogProps {
  asset: CampaignAsset;
  modal: NonNullable<CampaignAsset["modal"]>;
  open: boolean;
  onClose: () => void;
}

/** The dialog that a flag or a mini banner opens. */
export function CampaignDialog({ asset, modal, open, onClose }: CampaignDialogProps) {
  const intl = useIntl();
  const { url, language } = asset;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span lang={language}>{modal.headline}</span>}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <CampaignLink url={url} onClick={onClose} wide>
          {modal.cta ? <span lang={language}>{modal.cta}</span> : undefined}
        </CampaignLink>
      }
    >
      <CampaignDialogContent asset={asset} modal={modal} />
    </Dialog>
  );
}
