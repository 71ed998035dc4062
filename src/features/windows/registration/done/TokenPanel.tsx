import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/actions/Button.tsx";
import { CopyField } from "../../../../ui/actions/CopyField.tsx";
import { Section } from "../../../../ui/layout/Section.tsx";
import { doneMessages } from "./doneMessages.ts";
import { QrCode } from "./QrCode.tsx";

interface TokenPanelProps {
  token: string;
  /** Of the windows. */
  count: number;
}

/** The link by which the owner claims the windows, to copy, share or scan. */
export function TokenPanel({ token, count }: TokenPanelProps) {
  const intl = useIntl();
  const link = new URL(generatePath(paths.claim, { token }), location.origin).href;

  const handleShare = useCallback(() => {
    // Rejects when the visitor closes the share dialog, which is no error.
    navigator.share({ title: intl.formatMessage(doneMessages.shareTitle), url: link }).catch(() => {});
  }, [intl, link]);

  return (
    <Section
      title={<FormattedMessage {...doneMessages.linkTitle} />}
      lead={<FormattedMessage {...doneMessages.linkText} values={{ count }} />}
    >
      <CopyField
        label={<FormattedMessage {...doneMessages.link} />}
        value={link}
        copyLabel={intl.formatMessage(doneMessages.copy)}
        copiedLabel={intl.formatMessage(doneMessages.copied)}
        failedLabel={intl.formatMessage(doneMessages.copyFailed)}
      />
      {"share" in navigator ? (
        <div>
          <Button variant="secondary" icon="share" onClick={handleShare}>
            <FormattedMessage {...doneMessages.share} />
          </Button>
        </div>
      ) : null}
      <QrCode text={link} label={intl.formatMessage(doneMessages.qrCode)}>
        <FormattedMessage {...doneMessages.qrCodeHint} values={{ count }} />
      </QrCode>
    </Section>
  );
}
