import { FormattedMessage } from "react-intl";
import { Card } from "../../ui/Card.tsx";
import { CampaignBanner } from "./CampaignBanner.tsx";
import { CampaignChip } from "./CampaignChip.tsx";
import { CampaignFlag } from "./CampaignFlag.tsx";
import { CampaignLink } from "./CampaignLink.tsx";
import { CampaignMiniBanner } from "./CampaignMiniBanner.tsx";
import type { ForcedView } from "./CampaignPicture.tsx";
import { CampaignPopupContent } from "./CampaignPopupContent.tsx";
import type { CampaignAsset } from "./campaignAsset.ts";
import styles from "./PreviewFrames.module.css";
import { messages } from "./previewMessages.ts";

const views = [
  { view: "phone", width: 390 },
  { view: "desktop", width: 1200 },
] as const;

/** An asset as it stands on a phone and on a desktop screen, in their own widths. */
export function PreviewFrames({ asset }: { asset: CampaignAsset }) {
  return (
    <div className={styles["frames"]}>
      {views.map(({ view, width }) => (
        <figure key={view} className={styles["figure"]}>
          <figcaption className={styles["caption"]}>
            <FormattedMessage {...messages[view]} values={{ width }} />
          </figcaption>
          <div className={styles["frame"]} style={{ inlineSize: width }}>
            <Preview asset={asset} view={view} />
          </div>
        </figure>
      ))}
    </div>
  );
}

function Preview({ asset, view }: { asset: CampaignAsset; view: ForcedView }) {
  switch (asset.kind) {
    case "banner":
      return <CampaignBanner asset={asset} view={view} />;
    case "miniBanner":
      return <CampaignMiniBanner asset={asset} view={view} />;
    case "flag":
      return <Flags asset={asset} />;
    case "popup":
      return <PopupSheet asset={asset} view={view} />;
    case "chip":
      return <CampaignChip asset={asset} />;
  }
}

/** The configurator's flag has two titles, an accessory's only one. */
function Flags({ asset }: { asset: CampaignAsset }) {
  return (
    <div className={styles["flags"]}>
      {asset.texts.answer ? <CampaignFlag asset={asset} words="answer" /> : null}
      <CampaignFlag asset={asset} />
    </div>
  );
}

/** What the popup's dialog holds, without covering the page. */
function PopupSheet({ asset, view }: { asset: CampaignAsset; view: ForcedView }) {
  const { texts, address, language } = asset;
  return (
    <Card className={styles["popup"]}>
      <h2 lang={language}>{texts.headline}</h2>
      <CampaignPopupContent asset={asset} view={view} />
      <div>
        <CampaignLink address={address}>{texts.cta}</CampaignLink>
      </div>
    </Card>
  );
}
