import { type ChangeEvent, type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { formatFileSize } from "#i18n/formats/formatFileSize.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Checkbox } from "#ui/fields/choice/Checkbox.tsx";
import { FileDropZone } from "#ui/fields/FileDropZone.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { describeUploadError } from "#uploads/describeUploadError.ts";
import { acceptedFiles, maxFileBytes } from "#uploads/fileRules.ts";
import { FileList } from "#uploads/stored/FileList.tsx";
import { formatFileName } from "#uploads/stored/FileName.tsx";
import { UploadRow } from "#uploads/UploadRow.tsx";
import {
  commonInvoiceField,
  getInvoiceFields,
  getSelectedInvoice,
  type SelectedInvoices,
} from "./useSelectedInvoices.ts";

interface InvoiceSectionProps {
  windowIds: readonly string[];
  invoices: SelectedInvoices;
}

/** The invoice of the windows: one for all of them, or one for each. */
export function InvoiceSection({ windowIds, invoices }: InvoiceSectionProps) {
  const t = useText();
  const { isSeparate, setSeparate } = invoices;
  const hasSeveral = windowIds.length > 1;
  const handleSeparate = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setSeparate(currentTarget.checked);
  return (
    <Section
      title={<Text id="registration.invoice.title" />}
      lead={
        hasSeveral && !isSeparate ? (
          <Text id="registration.invoice.forAll" values={{ count: windowIds.length }} />
        ) : undefined
      }
    >
      {hasSeveral ? (
        <Checkbox
          label={<Text id="registration.invoice.separate" />}
          checked={isSeparate}
          onChange={handleSeparate}
        />
      ) : null}
      {getInvoiceFields(windowIds, isSeparate).map((field, index) => (
        <InvoiceField
          key={field}
          id={field}
          label={
            field === commonInvoiceField
              ? t("registration.window.invoice")
              : t("registration.invoice.ofWindow", { number: index + 1 })
          }
          invoices={invoices}
        />
      ))}
    </Section>
  );
}

interface InvoiceFieldProps {
  id: string;
  label: ReactNode;
  invoices: SelectedInvoices;
}

/** Selects one file as an invoice. A refused file stays visible until the customer removes or replaces it. */
function InvoiceField({ id, label, invoices }: InvoiceFieldProps) {
  const intl = useIntl();
  const t = useText();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { add, shrink, remove } = invoices.uploads;
  const { files, valid, refused } = getSelectedInvoice(invoices, id);
  const shown = [refused, valid].filter((upload) => upload !== undefined);

  const handleFiles = (chosen: File[]) => {
    for (const file of files) if (file.state !== "waiting") remove(file.id);
    add(chosen, id);
  };
  const handleRemove = (removed: string) => {
    // Removing the valid file also removes the files that it has replaced.
    for (const file of files) if (removed === valid?.id || removed === file.id) remove(file.id);
  };

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
        buttonRef={buttonRef}
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
