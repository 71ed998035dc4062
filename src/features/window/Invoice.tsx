import { useCallback, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FileDropZone } from "../../ui/FileDropZone.tsx";
import { Section } from "../../ui/Section.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { FileList } from "../../uploads/FileList.tsx";
import { acceptedFiles, mostMegabytes } from "../../uploads/fileRules.ts";
import { UploadList } from "../../uploads/UploadList.tsx";
import { DeleteInvoiceDialog } from "./DeleteInvoiceDialog.tsx";
import { InvoiceRow } from "./InvoiceRow.tsx";
import { invoiceMessages } from "./invoiceMessages.ts";
import { useInvoiceUploads } from "./useInvoiceUploads.ts";
import { useRescuedFocus } from "./useRescuedFocus.ts";
import type { WindowDetails } from "./windowQuery.ts";

/** The window's invoice: added, opened, replaced, deleted. */
export function Invoice({ window: { id, invoiceFilename } }: { window: WindowDetails }) {
  const intl = useIntl();
  const [isReplacing, setReplacing] = useState(false);
  // The name of the file that the dialog asks about, which outlives the file.
  const [doomed, setDoomed] = useState<string>();
  const [isDeleted, setDeleted] = useState(false);
  // A file that did not arrive leaves the choice of another one open.
  const stopReplacing = useCallback(() => setReplacing(false), []);
  const { uploads, replace, isSending } = useInvoiceUploads(id, stopReplacing);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const zoneId = useId();
  const hasInvoice = invoiceFilename !== null;
  useRescuedFocus(headingRef, [invoiceFilename, isReplacing, doomed, isSending].join());

  const take = useCallback(
    ([file]: File[]) => {
      if (!file) return;
      setDeleted(false);
      replace(file);
    },
    [replace],
  );
  const toggleReplacing = useCallback(() => setReplacing((now) => !now), []);
  const askToDelete = useCallback(() => setDoomed(invoiceFilename ?? undefined), [invoiceFilename]);
  const keep = useCallback(() => setDoomed(undefined), []);
  const noteDeleted = useCallback(() => {
    setDoomed(undefined);
    setReplacing(false);
    setDeleted(true);
  }, []);

  return (
    <Section
      ref={headingRef}
      title={<FormattedMessage {...invoiceMessages.title} />}
      lead={hasInvoice ? undefined : <FormattedMessage {...invoiceMessages.lead} />}
    >
      {hasInvoice ? (
        <FileList>
          <InvoiceRow
            windowId={id}
            name={invoiceFilename}
            isReplacing={isReplacing}
            onReplace={toggleReplacing}
            onDelete={askToDelete}
          />
        </FileList>
      ) : null}
      {isSending || (hasInvoice && !isReplacing) ? null : (
        <FileDropZone
          id={zoneId}
          label={intl.formatMessage(hasInvoice ? invoiceMessages.replaceLabel : invoiceMessages.add)}
          hint={<FormattedMessage {...invoiceMessages.hint} values={{ most: mostMegabytes }} />}
          buttonLabel={intl.formatMessage(invoiceMessages.chooseFile)}
          accept={acceptedFiles}
          onFiles={take}
        />
      )}
      <UploadList uploads={uploads} />
      <VisuallyHidden>
        <span role="status">{isDeleted ? <FormattedMessage {...invoiceMessages.deleted} /> : null}</span>
      </VisuallyHidden>
      {doomed !== undefined ? (
        <DeleteInvoiceDialog windowId={id} name={doomed} onClose={keep} onDeleted={noteDeleted} />
      ) : null}
    </Section>
  );
}
