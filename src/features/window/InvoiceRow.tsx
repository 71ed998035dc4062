import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { FileRow } from "../../ui/FileRow.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { externalIcon } from "../../ui/icons/externalIcon.tsx";
import { swapIcon } from "../../ui/icons/swapIcon.tsx";
import { trashIcon } from "../../ui/icons/trashIcon.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { FileName } from "../../uploads/FileName.tsx";
import { invoiceMessages } from "./invoiceMessages.ts";
import { useFailureText } from "./useFailureText.ts";
import { InvoiceMissing, useInvoiceAddress } from "./useInvoiceAddress.ts";

interface InvoiceRowProps {
  windowId: string;
  name: string;
  /** Whether another file is being chosen in its place. */
  isReplacing: boolean;
  onReplace: () => void;
  onDelete: () => void;
}

/** The invoice that is there. */
export function InvoiceRow({ windowId, name, isReplacing, onReplace, onDelete }: InvoiceRowProps) {
  const intl = useIntl();
  const { open, isAsking, address, forget, error } = useInvoiceAddress(windowId);
  const failureText = useFailureText();
  const reason =
    error instanceof InvoiceMissing ? intl.formatMessage(invoiceMessages.missing) : failureText(error);
  return (
    <FileRow
      name={<FileName name={name} />}
      error={
        reason ? (
          <span role="alert">
            <FormattedMessage {...invoiceMessages.openFailed} values={{ reason }} />
          </span>
        ) : null
      }
      actions={
        <>
          {address ? (
            <ReadyLink address={address} onFollow={forget} />
          ) : (
            <Button variant="secondary" size="compact" icon={externalIcon} busy={isAsking} onClick={open}>
              <FormattedMessage {...invoiceMessages.open} />
            </Button>
          )}
          <IconButton
            icon={swapIcon}
            label={intl.formatMessage(invoiceMessages.replace)}
            aria-expanded={isReplacing}
            onClick={onReplace}
          />
          <IconButton
            icon={trashIcon}
            label={intl.formatMessage(invoiceMessages.delete)}
            onClick={onDelete}
          />
        </>
      }
    />
  );
}

/** Takes the focus of the button whose place it takes. */
function ReadyLink({ address, onFollow }: { address: string; onFollow: () => void }) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <LinkButton
      ref={ref}
      href={address}
      target="_blank"
      rel="noopener"
      size="compact"
      icon={externalIcon}
      onClick={onFollow}
    >
      <FormattedMessage {...invoiceMessages.openReady} />
    </LinkButton>
  );
}
