import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { describeUploadError } from "#uploads/describeUploadError.ts";
import { acceptedFiles, maxFileBytes } from "#uploads/fileRules.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { formatFileName } from "#uploads/stored/FileName.tsx";
import { UploadRow } from "#uploads/UploadRow.tsx";
import { getInvoiceFieldId } from "./invoiceFieldId.ts";
import { getSelectedInvoice, type SelectedInvoices } from "./useSelectedInvoices.ts";

interface InvoiceFieldProps {
  /** The key of the invoice. */
  invoiceKey: string;
  label: ReactNode;
  invoices: SelectedInvoices;
}

/** Selects one file as an invoice. A refused file stays in sight until it is removed or replaced. */
export function InvoiceField({ invoiceKey, label, invoices }: InvoiceFieldProps) {
  const intl = useIntl();
  const t = useText();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { add, shrink, remove } = invoices.uploads;
  const { files, valid, refused } = getSelectedInvoice(invoices, invoiceKey);
  const shown = [refused, valid].filter((upload) => upload !== undefined);

  const handleFiles = (chosen: File[]) => {
    for (const { id, state } of files) if (state !== "waiting") remove(id);
    add(chosen, invoiceKey);
  };
  const handleRemove = (removed: string) => {
    // With the valid file go those that it has replaced.
    for (const { id } of files) if (removed === valid?.id || removed === id) remove(id);
  };

  return (
    <Stack>
      <FileDropZone
        id={getInvoiceFieldId(invoiceKey)}
        label={label}
        optionalLabel={t("form.optional")}
        hint={
          <Text
            id="registration.window.invoice.hint"
            values={{ maxSize: formatFileSize(intl, maxFileBytes) }}
          />
        }
        buttonLabel={t("registration.window.invoice.choose")}
        buttonRef={buttonRef}
        cameraLabel={t("upload.takePhoto")}
        accept={acceptedFiles}
        error={refused && describeUploadError(intl, refused)}
        onFiles={handleFiles}
      />
      {shown.length > 0 ? (
        <FileList>
          {shown.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              removeLabel={t("registration.window.invoice.remove", {
                name: formatFileName(t, upload.file.name),
              })}
              onShrink={shrink}
              onRemove={handleRemove}
              focusFallback={buttonRef}
            />
          ))}
        </FileList>
      ) : null}
    </Stack>
  );
}
