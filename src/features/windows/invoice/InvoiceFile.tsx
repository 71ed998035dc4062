import { NotFoundError } from "#api/errors.ts";
import { describeError } from "#errors/describeError.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { takeLostFocus } from "#ui/focus/focusOnMount.ts";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { FileName } from "#uploads/stored/FileName.tsx";
import { useOpenInvoice } from "./useOpenInvoice.ts";

interface InvoiceFileProps {
  windowId: string;
  name: string;
  /** Whether the drop zone for another file is open. */
  isReplacing: boolean;
  onReplace: () => void;
  onDelete: () => void;
}

/** The stored invoice with its actions. */
export function InvoiceFile(props: InvoiceFileProps) {
  const { windowId, name, isReplacing, onReplace, onDelete } = props;
  const t = useText();
  const listRef = useFocusFallback<HTMLUListElement>();
  const { mutate, reset, isPending, data: url, error } = useOpenInvoice(windowId);
  const handleOpen = () => mutate();
  const reason = error instanceof NotFoundError ? t("page.window.invoice.missing") : describeError(t, error);
  return (
    <FileList ref={listRef}>
      <FileRow
        name={<FileName name={name} />}
        error={
          reason ? (
            <span role="alert">
              <Text id="page.window.invoice.openFailed" values={{ reason }} />
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
                <Text id="page.window.invoice.open" />
              </Button>
            )}
            <IconButton
              icon="swap"
              label={t("page.window.invoice.replace")}
              aria-expanded={isReplacing}
              onClick={onReplace}
            />
            <IconButton icon="trash" label={t("page.window.invoice.delete")} onClick={onDelete} />
          </>
        }
      />
    </FileList>
  );
}

function InvoiceLink({ url, onClick }: { url: string; onClick: () => void }) {
  return (
    <LinkButton
      ref={takeLostFocus}
      href={url}
      target="_blank"
      rel="noopener"
      size="compact"
      icon="external"
      onClick={onClick}
    >
      <Text id="page.window.invoice.openReady" />
    </LinkButton>
  );
}
