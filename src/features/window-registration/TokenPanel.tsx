import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { shareIcon } from "../../ui/icons/shareIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { doneMessages } from "./doneMessages.ts";
import { QrCode } from "./QrCode.tsx";

/** The link by which the owner takes windows over, in every way to pass it on. */
export function TokenPanel({ token }: { token: string }) {
  const intl = useIntl();
  const link = new URL(generatePath(paths.claim, { token }), location.origin).href;

  const share = useCallback(() => {
    // Somebody who closes the device's dialog has changed their mind; the link is still here.
    navigator.share({ title: intl.formatMessage(doneMessages.shareTitle), url: link }).catch(() => {});
  }, [intl, link]);

  return (
    <Section
      title={<FormattedMessage {...doneMessages.linkTitle} />}
      lead={<FormattedMessage {...doneMessages.linkText} />}
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
          <Button variant="secondary" icon={shareIcon} onClick={share}>
            <FormattedMessage {...doneMessages.share} />
          </Button>
        </div>
      ) : null}
      <QrCode text={link} label={intl.formatMessage(doneMessages.qrCode)}>
        <FormattedMessage {...doneMessages.qrCodeHint} />
      </QrCode>
    </Section>
  );
}
