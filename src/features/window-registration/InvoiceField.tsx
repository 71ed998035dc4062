import { useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fileSize } from "../../i18n/fileSize.ts";
import { FileDropZone } from "../../ui/FileDropZone.tsx";
import { FileRow } from "../../ui/FileRow.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { trashIcon } from "../../ui/icons/trashIcon.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { FileName, fileNameText } from "../../uploads/FileName.tsx";
import { acceptedFiles, mostMegabytes } from "../../uploads/fileRules.ts";
import { uploadProblemMessages } from "../../uploads/uploadProblemMessages.ts";
import type { ChosenInvoice } from "./useChosenInvoices.ts";
import { windowMessages } from "./windowMessages.ts";

interface InvoiceFieldProps {
  windowId: string;
  chosen: ChosenInvoice | undefined;
  onChoose: (windowId: string, file: File) => void;
  onRemove: (windowId: string) => void;
}

/** The invoice of a window: one file, checked as soon as it is chosen. */
export function InvoiceField({
  windowId,
  chosen: { file, problem } = {},
  onChoose,
  onRemove,
}: InvoiceFieldProps) {
  const intl = useIntl();
  const id = `${windowId}.invoice`;
  const most = fileSize(intl, mostMegabytes * 1024 * 1024);
  const problemText =
    problem === "tooBig"
      ? intl.formatMessage(uploadProblemMessages.tooBig, { most })
      : problem && intl.formatMessage(uploadProblemMessages[problem]);

  const take = useCallback(
    ([first]: File[]) => {
      if (first) onChoose(windowId, first);
    },
    [windowId, onChoose],
  );
  const remove = useCallback(() => {
    onRemove(windowId);
    // The button that was pressed goes.
    document.getElementById(id)?.focus();
  }, [windowId, id, onRemove]);

  return (
    <Stack>
      <FileDropZone
        id={id}
        label={<FormattedMessage {...windowMessages.invoice} />}
        hint={<FormattedMessage {...windowMessages.invoiceHint} values={{ most }} />}
        buttonLabel={intl.formatMessage(windowMessages.invoiceButton)}
        accept={acceptedFiles}
        error={problemText}
        onFiles={take}
      />
      {file ? (
        <Stack as="ul" gap="small">
          <FileRow
            name={<FileName name={file.name} />}
            tone="positive"
            actions={
              <IconButton
                icon={trashIcon}
                label={intl.formatMessage(windowMessages.removeInvoice, {
                  name: fileNameText(intl, file.name),
                })}
                onClick={remove}
              />
            }
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
