import { Text, useText } from "#i18n/text.tsx";
import type { ClaimLink } from "#storage/claimLinks.ts";
import { Section } from "#ui/layout/Section.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { ClaimLinkActions, getClaimUrl } from "./ClaimLinkActions.tsx";
import styles from "./ClaimLinkPanel.module.css";
import { QrCode } from "./QrCode.tsx";

interface ClaimLinkPanelProps {
  accountId: string;
  link: ClaimLink;
  /** Whether the device keeps the link. */
  isKept: boolean;
}

/** The link of windows that were just registered. */
export function ClaimLinkPanel(props: ClaimLinkPanelProps) {
  const t = useText();
  const { link, isKept } = props;
  const count = link.windows.length;
  return (
    <Section
      title={<Text id="claimLink.title" />}
      lead={
        <>
          <Text id="claimLink.text" values={{ count }} /> {isKept ? <Text id="claimLink.kept" /> : null}
        </>
      }
    >
      {isKept ? null : (
        <InlineBanner tone="caution" title={<Text id="claimLink.notKept.title" />}>
          <p>
            <Text id="claimLink.notKept.text" />
          </p>
        </InlineBanner>
      )}
      <div className={styles["ways"]}>
        <ClaimLinkActions {...props} />
        <QrCode text={getClaimUrl(link)} label={t("claimLink.qrCode")}>
          <Text id="claimLink.qrCode.hint" values={{ count }} />
        </QrCode>
      </div>
    </Section>
  );
}
