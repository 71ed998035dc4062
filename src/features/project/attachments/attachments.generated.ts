/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type AttachmentsQueryVariables = Exact<{
  idRequest: string;
}>;


export type AttachmentsQuery = { readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mime: string, readonly size: number | null, readonly link: string }> | null };

export type UploadAttachmentMutationVariables = Exact<{
  requestId: string;
  files: ReadonlyArray<Blob> | Blob;
}>;


export type UploadAttachmentMutation = { readonly uploadAttachment: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mime: string, readonly size: number | null, readonly link: string }> };

export type DeleteAttachmentMutationVariables = Exact<{
  requestId: string;
  attachmentId: string;
}>;


export type DeleteAttachmentMutation = { readonly deleteAttachment: boolean | null };

export const AttachmentsDocument = new GraphQlDocument<AttachmentsQuery, AttachmentsQueryVariables>("query Attachments($idRequest: ID!)", [["attachments",{"list":[["id","ID","drop"],["name","String"],["mime","String"],["size","Number"],["link","String"]]},"null",{"idRequest":"$idRequest"}]]);
export const UploadAttachmentDocument = new GraphQlDocument<UploadAttachmentMutation, UploadAttachmentMutationVariables>("mutation UploadAttachment($requestId: ID!, $files: [Upload!]!)", [["uploadAttachment",{"list":[["id","ID","drop"],["name","String"],["mime","String"],["size","Number"],["link","String"]]},"value",{"requestId":"$requestId","files":"$files"}]]);
export const DeleteAttachmentDocument = new GraphQlDocument<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>("mutation DeleteAttachment($requestId: ID!, $attachmentId: ID!)", [["deleteAttachment","Boolean","value",{"requestId":"$requestId","attachmentId":"$attachmentId"}]]);