import { useText } from "#i18n/text.tsx";
import { Dialog } from "#ui/dialogs/Dialog.tsx";
import { CampaignLink } from "../placements/CampaignLink.tsx";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import { CampaignDialogContent } from "./CampaignDialogContent.tsx";

interface CampaignDialogProps {
  asset: CampaignAsset;
  modal: NonNullable<CampaignAsset["modal"]>;
  open: boolean;
  onClose: () => void;
}

/** The dialog that a flag or a mini banner opens. */
export function CampaignDialog({ asset, modal, open, onClose }: CampaignDialogProps) {
  const t = useText();
  const { url, language } = asset;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span lang={language}>{modal.headline}</span>}
      closeLabel={t("campaign.close")}
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
