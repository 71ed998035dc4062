import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { FileRow } from "#ui/data/FileRow.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { describeFileError } from "#uploads/describeUploadError.ts";
import { acceptedFiles, maxFileBytes } from "#uploads/fileRules.ts";
import { FileName, formatFileName } from "#uploads/stored/FileName.tsx";
import { Thumbnail } from "#uploads/Thumbnail.tsx";
import { getInvoiceFieldId } from "./invoiceFieldId.ts";
import type { SelectedInvoices } from "./useSelectedInvoices.ts";

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
  const { select, shrink, remove, removeRefused } = invoices;
  const { file, refused, isShrinking = false } = invoices.selected[invoiceKey] ?? {};
  const id = getInvoiceFieldId(invoiceKey);

  const handleFiles = ([first]: File[]) => {
    if (first) void select(invoiceKey, first);
  };
  // The pressed button disappears.
  const focusField = () => document.getElementById(id)?.focus();
  const handleRemove = () => {
    remove(invoiceKey);
    focusField();
  };
  const handleRemoveRefused = () => {
    removeRefused(invoiceKey);
    focusField();
  };
  const handleShrink = () => {
    if (!refused) return;
    focusField();
    void shrink(invoiceKey, refused.file);
  };
  const getRemoveLabel = ({ name }: File) =>
    t("registration.window.invoice.remove", { name: formatFileName(t, name) });

  return (
    <Stack>
      <FileDropZone
        id={id}
        label={label}
        optionalLabel={t("form.optional")}
        hint={
          <Text
            id="registration.window.invoice.hint"
            values={{ maxSize: formatFileSize(intl, maxFileBytes) }}
          />
        }
        buttonLabel={t("registration.window.invoice.choose")}
        cameraLabel={t("upload.takePhoto")}
        accept={acceptedFiles}
        error={refused && !isShrinking && describeFileError(intl, refused.error)}
        onFiles={handleFiles}
      />
      {file || refused ? (
        <Stack as="ul" gap="small">
          {refused ? (
            <FileRow
              name={<FileName name={refused.file.name} />}
              tone={isShrinking ? "neutral" : "negative"}
              status={t(isShrinking ? "upload.shrinking" : "upload.rejected")}
              actions={
                <>
                  {refused.error === "photoTooBig" && !isShrinking ? (
                    <Button
                      variant="secondary"
                      size="compact"
                      aria-label={t("upload.shrinkOf", {
                        name: formatFileName(t, refused.file.name),
                      })}
                      onClick={handleShrink}
                    >
                      <Text id="upload.shrink" />
                    </Button>
                  ) : null}
                  <IconButton
                    icon="trash"
                    label={getRemoveLabel(refused.file)}
                    onClick={handleRemoveRefused}
                  />
                </>
              }
            />
          ) : null}
          {file ? (
            <FileRow
              name={<FileName name={file.name} />}
              picture={<Thumbnail file={file} />}
              detail={formatFileSize(intl, file.size)}
              tone="positive"
              actions={<IconButton icon="trash" label={getRemoveLabel(file)} onClick={handleRemove} />}
            />
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
