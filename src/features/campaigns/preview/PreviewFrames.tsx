import { Text } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { CampaignBanner } from "../placements/CampaignBanner.tsx";
import { CampaignChip } from "../placements/CampaignChip.tsx";
import { CampaignFlag } from "../placements/CampaignFlag.tsx";
import { CampaignLink } from "../placements/CampaignLink.tsx";
import { CampaignMiniBanner } from "../placements/CampaignMiniBanner.tsx";
import type { ViewOverride } from "../placements/CampaignPicture.tsx";
import { CampaignDialogContent } from "../popup/CampaignDialogContent.tsx";
import type { CampaignAsset } from "../selection/campaignAsset.ts";
import styles from "./PreviewFrames.module.css";

const views = [
  { view: "phone", width: 390 },
  { view: "desktop", width: 1200 },
] as const;

/** An asset at the width of a phone and of a desktop screen. */
export function PreviewFrames({ asset }: { asset: CampaignAsset }) {
  return (
    <div className={styles["frames"]}>
      {views.map(({ view, width }) => (
        <figure key={view} className={styles["figure"]}>
          <figcaption className={styles["caption"]}>
            <Text id={`page.campaignPreview.${view}`} values={{ width }} />
          </figcaption>
          <div className={styles["frame"]} style={{ inlineSize: width }}>
            <Preview asset={asset} view={view} />
          </div>
        </figure>
      ))}
    </div>
  );
}

function Preview({ asset, view }: { asset: CampaignAsset; view: ViewOverride }) {
  switch (asset.kind) {
    case "banner":
      return <CampaignBanner asset={asset} view={view} />;
    case "miniBanner":
      return <CampaignMiniBanner asset={asset} view={view} />;
    case "flag":
      return <FlagPreview asset={asset} />;
    case "popup":
      return <PopupPreview asset={asset} view={view} />;
    case "chip":
      return <CampaignChip asset={asset} />;
  }
}

/** A flag of the configurator has two titles, one of accessories only one. */
function FlagPreview({ asset }: { asset: CampaignAsset }) {
  return (
    <div className={styles["flags"]}>
      {asset.texts.answer ? <CampaignFlag asset={asset} variant="answer" /> : null}
      <CampaignFlag asset={asset} />
    </div>
  );
}

/** The content of the popup without its dialog. */
function PopupPreview({ asset, view }: { asset: CampaignAsset; view: ViewOverride }) {
  const { modal, url, language } = asset;
  if (!modal) return null;
  return (
    <Card className={styles["popup"]}>
      <h2 lang={language}>{modal.headline}</h2>
      <CampaignDialogContent asset={asset} modal={modal} view={view} />
      <div>
        <CampaignLink url={url}>{modal.cta}</CampaignLink>
      </div>
    </Card>
  );
}
