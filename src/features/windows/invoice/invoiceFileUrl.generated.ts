/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '../../../api/graphQlDocument.ts';
export type InvoiceFileUrlQueryVariables = Exact<{
  registeredWindowId: string | number;
}>;


export type InvoiceFileUrlQuery = { invoiceFileUrl: string | null };

export const InvoiceFileUrlDocument = new GraphQlDocument<InvoiceFileUrlQuery, InvoiceFileUrlQueryVariables>("query InvoiceFileUrl($registeredWindowId: ID!)", {"invoiceFileUrl(registeredWindowId: $registeredWindowId)?":"String"});