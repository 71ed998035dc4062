import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimLink } from "../../../storage/claimLinks.ts";
import { InlineBanner } from "../../../ui/feedback/InlineBanner.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { ClaimLinkActions, getClaimUrl } from "./ClaimLinkActions.tsx";
import { claimLinkMessages } from "./claimLinkMessages.ts";
import { QrCode } from "./QrCode.tsx";

interface ClaimLinkPanelProps {
  accountId: string;
  link: ClaimLink;
  /** Whether the device keeps the link. */
  isKept: boolean;
}

/** The link of windows that were just registered. */
export function ClaimLinkPanel(props: ClaimLinkPanelProps) {
  const intl = useIntl();
  const { link, isKept } = props;
  const count = link.windows.length;
  return (
    <Section
      title={<FormattedMessage {...claimLinkMessages.title} />}
      lead={
        <>
          <FormattedMessage {...claimLinkMessages.text} values={{ count }} />{" "}
          {isKept ? <FormattedMessage {...claimLinkMessages.kept} /> : null}
        </>
      }
    >
      {isKept ? null : (
        <InlineBanner tone="caution" title={<FormattedMessage {...claimLinkMessages.notKept} />}>
          <p>
            <FormattedMessage {...claimLinkMessages.notKeptText} />
          </p>
        </InlineBanner>
      )}
      <ClaimLinkActions {...props} />
      <QrCode text={getClaimUrl(link)} label={intl.formatMessage(claimLinkMessages.qrCode)}>
        <FormattedMessage {...claimLinkMessages.qrCodeHint} values={{ count }} />
      </QrCode>
    </Section>
  );
}
