import type { ChangeEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "../../../../ui/fields/choice/Checkbox.tsx";
import { Section } from "../../../../ui/layout/Section.tsx";
import { InvoiceField } from "./InvoiceField.tsx";
import { invoiceMessages } from "./invoiceMessages.ts";
import { commonInvoiceKey, getInvoiceKeys, type SelectedInvoices } from "./useSelectedInvoices.ts";

interface InvoiceSectionProps {
  windowIds: readonly string[];
  invoices: SelectedInvoices;
}

/** The invoice of the windows: one for all of them, or one for each. */
export function InvoiceSection({ windowIds, invoices }: InvoiceSectionProps) {
  const intl = useIntl();
  const { isSeparate, setSeparate } = invoices;
  const hasSeveral = windowIds.length > 1;
  const handleSeparate = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setSeparate(currentTarget.checked);
  return (
    <Section
      title={<FormattedMessage {...invoiceMessages.title} />}
      lead={
        hasSeveral && !isSeparate ? (
          <FormattedMessage {...invoiceMessages.forAll} values={{ count: windowIds.length }} />
        ) : undefined
      }
    >
      {hasSeveral ? (
        <Checkbox
          label={<FormattedMessage {...invoiceMessages.separate} />}
          checked={isSeparate}
          onChange={handleSeparate}
        />
      ) : null}
      {getInvoiceKeys(windowIds, isSeparate).map((key) => (
        <InvoiceField
          key={key}
          invoiceKey={key}
          label={
            key === commonInvoiceKey
              ? intl.formatMessage(invoiceMessages.invoice)
              : intl.formatMessage(invoiceMessages.ofWindow, { number: windowIds.indexOf(key) + 1 })
          }
          invoices={invoices}
        />
      ))}
    </Section>
  );
}
