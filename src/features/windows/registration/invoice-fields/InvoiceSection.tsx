import type { ChangeEvent } from "react";
import { Text, useText } from "#i18n/text.tsx";
import { Checkbox } from "#ui/fields/choice/Checkbox.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { InvoiceField } from "./InvoiceField.tsx";
import { commonInvoiceField, getInvoiceFields, type SelectedInvoices } from "./useSelectedInvoices.ts";

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
