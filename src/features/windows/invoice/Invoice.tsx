import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FileDropZone } from "../../../ui/fields/FileDropZone.tsx";
import { useFocusFallback } from "../../../ui/focus/useFocusFallback.ts";
import { Section } from "../../../ui/layout/Section.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { acceptedFiles, maxFileMegabytes } from "../../../uploads/fileRules.ts";
import { UploadList } from "../../../uploads/UploadList.tsx";
import { uploadMessages } from "../../../uploads/uploadMessages.ts";
import type { WindowDetails } from "../details/windowQuery.ts";
import { DeleteInvoiceDialog } from "./DeleteInvoiceDialog.tsx";
import { InvoiceFile } from "./InvoiceFile.tsx";
import { invoiceMessages } from "./invoiceMessages.ts";
import { useInvoiceUpload } from "./useInvoiceUpload.ts";

/** The invoice of a window: uploads, opens, replaces and deletes it. */
export function Invoice({ window: { id, invoiceFilename } }: { window: WindowDetails }) {
  const [isReplacing, setReplacing] = useState(false);
  // The dialog shows the name until it closes, when the window has no invoice any more.
  const [nameInDialog, setNameInDialog] = useState<string>();
  const [isDeleted, setDeleted] = useState(false);
  // A failed upload leaves the drop zone open.
  const handleUploaded = () => setReplacing(false);
  const { uploads, upload, isUploading } = useInvoiceUpload(id, handleUploaded);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasInvoice = invoiceFilename !== null;

  // The button that opened the dialog is gone with the invoice.
  useEffect(() => {
    if (isDeleted) headingRef.current?.focus({ preventScroll: true });
  }, [isDeleted]);

  const handleFiles = ([file]: File[]) => {
    if (!file) return;
    setDeleted(false);
    upload(file);
  };
  const handleReplace = () => setReplacing((now) => !now);
  const handleDelete = () => setNameInDialog(invoiceFilename ?? undefined);
  const handleClose = () => setNameInDialog(undefined);
  const handleDeleted = () => {
    setNameInDialog(undefined);
    setReplacing(false);
    setDeleted(true);
  };

  return (
    <Section
      ref={headingRef}
      title={<FormattedMessage {...invoiceMessages.title} />}
      lead={hasInvoice ? undefined : <FormattedMessage {...invoiceMessages.lead} />}
    >
      {hasInvoice ? (
        <InvoiceFile
          windowId={id}
          name={invoiceFilename}
          isReplacing={isReplacing}
          onReplace={handleReplace}
          onDelete={handleDelete}
          focusFallback={headingRef}
        />
      ) : null}
      {isUploading || (hasInvoice && !isReplacing) ? null : (
        <InvoiceDropZone isReplacing={hasInvoice} onFiles={handleFiles} focusFallback={headingRef} />
      )}
      <UploadList uploads={uploads} />
      <VisuallyHidden role="status">
        {isDeleted ? <FormattedMessage {...invoiceMessages.deleted} /> : null}
      </VisuallyHidden>
      {nameInDialog !== undefined ? (
        <DeleteInvoiceDialog
          windowId={id}
          name={nameInDialog}
          onClose={handleClose}
          onDeleted={handleDeleted}
        />
      ) : null}
    </Section>
  );
}

interface InvoiceDropZoneProps {
  isReplacing: boolean;
  onFiles: (files: File[]) => void;
  focusFallback: RefObject<HTMLElement | null>;
}

function InvoiceDropZone({ isReplacing, onFiles, focusFallback }: InvoiceDropZoneProps) {
  const intl = useIntl();
  const zoneRef = useFocusFallback<HTMLDivElement>(focusFallback);
  return (
    <div ref={zoneRef}>
      <FileDropZone
        id={useId()}
        label={intl.formatMessage(isReplacing ? invoiceMessages.replaceLabel : invoiceMessages.add)}
        hint={<FormattedMessage {...invoiceMessages.hint} values={{ maxMegabytes: maxFileMegabytes }} />}
        buttonLabel={intl.formatMessage(invoiceMessages.chooseFile)}
        cameraLabel={intl.formatMessage(uploadMessages.takePhoto)}
        accept={acceptedFiles}
        onFiles={onFiles}
      />
    </div>
  );
}
