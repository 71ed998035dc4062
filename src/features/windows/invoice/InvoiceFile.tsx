import { type RefObject, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { NotFoundError } from "../../../api/errors.ts";
import { describeError } from "../../../errors/describeError.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { IconButton } from "../../../ui/actions/IconButton.tsx";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { FileRow } from "../../../ui/data/FileRow.tsx";
import { useFocusFallback } from "../../../ui/focus/useFocusFallback.ts";
import { FileList } from "../../../uploads/stored/FileList.tsx";
import { FileName } from "../../../uploads/stored/FileName.tsx";
import { invoiceMessages } from "./invoiceMessages.ts";
import { useOpenInvoice } from "./useOpenInvoice.ts";

interface InvoiceFileProps {
  windowId: string;
  name: string;
  /** Whether the drop zone for another file is open. */
  isReplacing: boolean;
  onReplace: () => void;
  onDelete: () => void;
  focusFallback: RefObject<HTMLElement | null>;
}

/** The stored invoice with its actions. */
export function InvoiceFile(props: InvoiceFileProps) {
  const { windowId, name, isReplacing, onReplace, onDelete, focusFallback } = props;
  const intl = useIntl();
  const listRef = useFocusFallback<HTMLUListElement>(focusFallback);
  const { mutate, reset, isPending, data: url, error } = useOpenInvoice(windowId);
  const handleOpen = () => mutate();
  const reason =
    error instanceof NotFoundError ? intl.formatMessage(invoiceMessages.missing) : describeError(intl, error);
  return (
    <FileList ref={listRef}>
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
            {url ? (
              <InvoiceLink url={url} onClick={reset} />
            ) : (
              <Button
                variant="secondary"
                size="compact"
                icon="external"
                busy={isPending}
                onClick={handleOpen}
              >
                <FormattedMessage {...invoiceMessages.open} />
              </Button>
            )}
            <IconButton
              icon="swap"
              label={intl.formatMessage(invoiceMessages.replace)}
              aria-expanded={isReplacing}
              onClick={onReplace}
            />
            <IconButton icon="trash" label={intl.formatMessage(invoiceMessages.delete)} onClick={onDelete} />
          </>
        }
      />
    </FileList>
  );
}

/** Takes the focus if it was on the button that this link replaces. */
function InvoiceLink({ url, onClick }: { url: string; onClick: () => void }) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <LinkButton
      ref={ref}
      href={url}
      target="_blank"
      rel="noopener"
      size="compact"
      icon="external"
      onClick={onClick}
    >
      <FormattedMessage {...invoiceMessages.openReady} />
    </LinkButton>
  );
}
