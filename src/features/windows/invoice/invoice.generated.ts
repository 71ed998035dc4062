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

export const InvoiceFileUrlDocument = new GraphQlDocument<InvoiceFileUrlQuery, InvoiceFileUrlQueryVariables>("query InvoiceFileUrl($registeredWindowId: ID!)", {"invoiceFileUrl(registeredWindowId: $registeredWindowId)?":"String"});
export const UploadInvoiceDocument = new GraphQlDocument<UploadInvoiceMutation, UploadInvoiceMutationVariables>("mutation UploadInvoice($id: ID!, $file: Upload!)", {"uploadInvoice(id: $id, file: $file)":{"id!":"ID","projectId?":"ID","key":"String","serialNumber":"String","installationDate?":"Date","title":"String","imageUrl?":"String","gallery":["String"],"room?":"String","notes?":"String","installerName?":"String","installerLogo?":"String","invoiceFilename?":"String","productDatasheet?":"String","createdAt":"DateTime","owner?":{"salutation?":"String","firstName":"String","lastName":"String","email":"String","phone?":"String","street":"String","houseNumber?":"String","postCode":"String","city":"String","county?":"String"}}});
export const DeleteInvoiceDocument = new GraphQlDocument<DeleteInvoiceMutation, DeleteInvoiceMutationVariables>("mutation DeleteInvoice($id: ID!)", {"deleteInvoice(id: $id)":{"id!":"ID","projectId?":"ID","key":"String","serialNumber":"String","installationDate?":"Date","title":"String","imageUrl?":"String","gallery":["String"],"room?":"String","notes?":"String","installerName?":"String","installerLogo?":"String","invoiceFilename?":"String","productDatasheet?":"String","createdAt":"DateTime","owner?":{"salutation?":"String","firstName":"String","lastName":"String","email":"String","phone?":"String","street":"String","houseNumber?":"String","postCode":"String","city":"String","county?":"String"}}});