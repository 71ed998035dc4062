/** The id of the field for an invoice, in the form of the ids of a window's fields. */
export function getInvoiceFieldId(invoiceKey: string): string {
  return `${invoiceKey}.invoice`;
}

export function isInvoiceFieldId(fieldId: string): boolean {
  return fieldId.endsWith(".invoice");
}
