import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { Section } from "#ui/layout/Section.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { acceptedFiles, maxFileBytes } from "#uploads/fileRules.ts";
import { UploadList } from "#uploads/UploadList.tsx";
import type { WindowDetails } from "../details/windowQuery.ts";
import { DeleteInvoiceDialog } from "./DeleteInvoiceDialog.tsx";
import { InvoiceFile } from "./InvoiceFile.tsx";
import { useDeleteInvoice } from "./useDeleteInvoice.ts";
import { useInvoiceUploads } from "./useUploadInvoice.ts";

/** The invoice of a window: uploads, opens, replaces and deletes it. */
export function Invoice({ window: { id, invoiceFilename } }: { window: WindowDetails }) {
  const [isReplacing, setReplacing] = useState(false);
  // The dialog shows the name until it closes, when the window has no invoice any more.
  const [nameInDialog, setNameInDialog] = useState<string>();
  const [isDeleted, setDeleted] = useState(false);
  // A failed upload leaves the drop zone open.
  const uploads = useInvoiceUploads({ onUploaded: () => setReplacing(false) });
  const deletion = useDeleteInvoice(id);
  const inputId = useId();
  const hasInvoice = invoiceFilename !== null;

  const handleFiles = ([file]: File[]) => {
    if (!file) return;
    setDeleted(false);
    // A new invoice replaces one that is still being sent.
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
        setDeleted(true);
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
      <VisuallyHidden role="status">
        {isDeleted ? <Text id="page.window.invoice.deleted" /> : null}
      </VisuallyHidden>
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
        cameraLabel={t("upload.takePhoto")}
        accept={acceptedFiles}
        onFiles={onFiles}
      />
    </div>
  );
}
