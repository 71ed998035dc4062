import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formMessages } from "../../../../forms/formMessages.ts";
import { formatFileSize } from "../../../../i18n/formats/formatFileSize.ts";
import { IconButton } from "../../../../ui/actions/IconButton.tsx";
import { FileRow } from "../../../../ui/data/FileRow.tsx";
import { FileDropZone } from "../../../../ui/fields/FileDropZone.tsx";
import { Stack } from "../../../../ui/layout/Stack.tsx";
import { describeFileError } from "../../../../uploads/describeUploadError.ts";
import { acceptedFiles, maxFileBytes } from "../../../../uploads/fileRules.ts";
import { FileName, formatFileName } from "../../../../uploads/stored/FileName.tsx";
import type { SelectedInvoice } from "./useSelectedInvoices.ts";
import { windowMessages } from "./windowMessages.ts";

interface InvoiceFieldProps {
  windowId: string;
  invoice: SelectedInvoice | undefined;
  onSelect: (windowId: string, file: File) => void;
  onRemove: (windowId: string) => void;
}

/** Selects one file as the invoice of a window. */
export function InvoiceField({
  windowId,
  invoice: { file, error } = {},
  onSelect,
  onRemove,
}: InvoiceFieldProps) {
  const intl = useIntl();
  const id = `${windowId}.invoice`;

  const handleFiles = useCallback(
    ([first]: File[]) => {
      if (first) onSelect(windowId, first);
    },
    [windowId, onSelect],
  );
  const handleRemove = useCallback(() => {
    onRemove(windowId);
    // The pressed button disappears.
    document.getElementById(id)?.focus();
  }, [windowId, id, onRemove]);

  return (
    <Stack>
      <FileDropZone
        id={id}
        label={<FormattedMessage {...windowMessages.invoice} />}
        optionalLabel={<FormattedMessage {...formMessages.optional} />}
        hint={
          <FormattedMessage
            {...windowMessages.invoiceHint}
            values={{ maxSize: formatFileSize(intl, maxFileBytes) }}
          />
        }
        buttonLabel={intl.formatMessage(windowMessages.invoiceButton)}
        accept={acceptedFiles}
        error={error && describeFileError(intl, error)}
        onFiles={handleFiles}
      />
      {file ? (
        <Stack as="ul" gap="small">
          <FileRow
            name={<FileName name={file.name} />}
            tone="positive"
            actions={
              <IconButton
                icon="trash"
                label={intl.formatMessage(windowMessages.removeInvoice, {
                  name: formatFileName(intl, file.name),
                })}
                onClick={handleRemove}
              />
            }
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
