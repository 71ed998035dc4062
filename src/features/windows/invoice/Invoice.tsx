import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { hasKind } from "#api/errors.ts";
import { describeError } from "#errors/describeError.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { ConfirmDialog } from "#ui/dialogs/ConfirmDialog.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { takeFocusInSection } from "#ui/focus/focusOnMount.ts";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { announce } from "#ui/notices/announce.ts";
import { acceptedFiles, maxFileBytes } from "#uploads/fileRules.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { FileName, formatFileName } from "#uploads/stored/FileName.tsx";
import { UploadList } from "#uploads/UploadList.tsx";
import type { WindowDetails } from "../details/windowQuery.ts";
import { useDeleteInvoice, useInvoiceUploads } from "./invoiceMutations.ts";
import { useOpenInvoice } from "./useOpenInvoice.ts";

/** The invoice of a window: uploads, opens, replaces and deletes it. */
export function Invoice({ window: { id, invoiceFilename } }: { window: WindowDetails }) {
  const [isReplacing, setReplacing] = useState(false);
  // The dialog shows the name while it closes, when the window has no invoice any more.
  const [nameInDialog, setNameInDialog] = useState<string>();
  const t = useText();
  // A failed upload leaves the drop zone open.
  const uploads = useInvoiceUploads({ scope: `invoice ${id}`, onUploaded: () => setReplacing(false) });
  const deletion = useDeleteInvoice(id);
  const inputId = useId();
  const hasInvoice = invoiceFilename !== null;

  const handleFiles = ([file]: File[]) => {
    if (!file) return;
    // A new invoice replaces a pending one.
    for (const upload of uploads.items) uploads.remove(upload.id);
    uploads.add([file], id);
  };
  const handleReplace = () => {
    flushSync(() => setReplacing(!isReplacing));
    document.getElementById(inputId)?.click();
  };
  const handleDelete = () => {
    if (!deletion.isPending) deletion.reset();
    setNameInDialog(invoiceFilename ?? undefined);
  };
  const handleClose = () => setNameInDialog(undefined);
  const handleConfirm = () => {
    deletion.mutate(undefined, {
      onSuccess: () => {
        setNameInDialog(undefined);
        setReplacing(false);
        announce(t("page.window.invoice.deleted"));
      },
      // The dialog may have been closed before the response.
      onError: () => setNameInDialog(nameInDialog),
    });
  };

  return (
    <Section
      title={<Text id="page.window.invoice.title" />}
      lead={hasInvoice ? undefined : <Text id="page.window.invoice.lead" />}
    >
      {hasInvoice ? (
        <InvoiceFile
          windowId={id}
          name={invoiceFilename}
          isReplacing={isReplacing}
          onReplace={handleReplace}
          onDelete={handleDelete}
        />
      ) : null}
      {uploads.isPending || (hasInvoice && !isReplacing) ? null : (
        <InvoiceDropZone id={inputId} isReplacing={hasInvoice} onFiles={handleFiles} />
      )}
      <UploadList uploads={uploads} />
      {nameInDialog !== undefined ? (
        <DeleteInvoiceDialog
          name={nameInDialog}
          mutation={deletion}
          onConfirm={handleConfirm}
          onClose={handleClose}
        />
      ) : null}
    </Section>
  );
}

interface InvoiceDropZoneProps {
  id: string;
  isReplacing: boolean;
  onFiles: (files: File[]) => void;
}

function InvoiceDropZone({ id, isReplacing, onFiles }: InvoiceDropZoneProps) {
  const intl = useIntl();
  const t = useText();
  const zoneRef = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={zoneRef}>
      <FileDropZone
        id={id}
        label={t(isReplacing ? "page.window.invoice.replaceLabel" : "page.window.invoice.add")}
        hint={
          <Text
            id="registration.window.invoice.hint"
            values={{ maxSize: formatFileSize(intl, maxFileBytes) }}
          />
        }
        buttonLabel={t("page.window.invoice.chooseFile")}
        accept={acceptedFiles}
        onFiles={onFiles}
      />
    </div>
  );
}

interface InvoiceFileProps {
  windowId: string;
  name: string;
  /** Whether the drop zone for another file is open. */
  isReplacing: boolean;
  onReplace: () => void;
  onDelete: () => void;
}

/** The stored invoice with its actions. */
function InvoiceFile(props: InvoiceFileProps) {
  const { windowId, name, isReplacing, onReplace, onDelete } = props;
  const t = useText();
  const listRef = useFocusFallback<HTMLUListElement>();
  const { mutate, reset, isPending, data: url, error } = useOpenInvoice(windowId);
  const handleOpen = () => mutate();
  const reason = hasKind(error, "notFound") ? t("page.window.invoice.missing") : describeError(t, error);
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
              label={t("page.window.invoice.replaceLabel")}
              aria-expanded={isReplacing}
              onClick={onReplace}
            />
            <IconButton
              icon="trash"
              label={t("file.delete", { name: formatFileName(t, name) })}
              onClick={onDelete}
            />
          </>
        }
      />
    </FileList>
  );
}

function InvoiceLink({ url, onClick }: { url: string; onClick: () => void }) {
  return (
    <LinkButton
      ref={takeFocusInSection}
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

interface DeleteInvoiceDialogProps {
  /** The name of the file. */
  name: string;
  mutation: ReturnType<typeof useDeleteInvoice>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the invoice is deleted, and shows the error if that fails. */
function DeleteInvoiceDialog({ name, mutation, onConfirm, onClose }: DeleteInvoiceDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      title={<Text id="page.window.invoice.deleteTitle" />}
      closeLabel={t("form.close")}
      confirmLabel={<Text id="page.window.invoice.delete" />}
      confirmStyle={{ icon: "trash" }}
      keepLabel={<Text id="form.cancel" />}
      pending={mutation.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack>
        <ErrorBanner error={mutation.error} title={<Text id="page.window.invoice.deleteFailed" />} />
        <p>
          <Text id="page.window.invoice.deleteText" values={{ name: formatFileName(t, name) }} />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
