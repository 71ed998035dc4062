/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type InvoiceFileUrlQueryVariables = Exact<{
  registeredWindowId: string;
}>;


export type InvoiceFileUrlQuery = { invoiceFileUrl: string | null };

export type UploadInvoiceMutationVariables = Exact<{
  id: string;
  file: Blob;
}>;


export type UploadInvoiceMutation = { uploadInvoice: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export type DeleteInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteInvoiceMutation = { deleteInvoice: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } };

export const InvoiceFileUrlDocument = new GraphQlDocument<InvoiceFileUrlQuery, InvoiceFileUrlQueryVariables>("query InvoiceFileUrl($registeredWindowId: ID!)", [["invoiceFileUrl","String","null","registeredWindowId: $registeredWindowId"]]);
export const UploadInvoiceDocument = new GraphQlDocument<UploadInvoiceMutation, UploadInvoiceMutationVariables>("mutation UploadInvoice($id: ID!, $file: Upload!)", [["uploadInvoice",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value","id: $id, file: $file"]]);
export const DeleteInvoiceDocument = new GraphQlDocument<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>("mutation DeleteInvoice($id: ID!)", [["deleteInvoice",[["id","ID","drop"],["projectId","ID","null"],["key","String"],["serialNumber","String"],["installationDate","Date","null"],["title","String"],["imageUrl","String","null"],["gallery",{"list":"String"}],["room","String","null"],["notes","String","null"],["installerName","String","null"],["installerLogo","String","null"],["invoiceFilename","String","null"],["productDatasheet","String","null"],["createdAt","DateTime"],["owner",[["salutation","String","null"],["firstName","String"],["lastName","String"],["email","String"],["phone","String","null"],["street","String"],["houseNumber","String","null"],["postCode","String"],["city","String"],["county","String","null"]],"null"]],"value","id: $id"]]);