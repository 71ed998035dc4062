/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '../../../api/graphQlDocument.ts';
export type DeleteAttachmentMutationVariables = Exact<{
  requestId: string | number;
  attachmentId: string | number;
}>;


export type DeleteAttachmentMutation = { deleteAttachment: boolean };

export const DeleteAttachmentDocument = new GraphQlDocument<DeleteAttachmentMutation, DeleteAttachmentMutationVariables>("mutation DeleteAttachment($requestId: ID!, $attachmentId: ID!)", {"deleteAttachment(requestId: $requestId, attachmentId: $attachmentId)":"Boolean"});