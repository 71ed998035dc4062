/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '../../../api/graphQlDocument.ts';
export type DocumentContentQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentContentQuery = { documentContent: Array<{ title: string, url: string, imagePreviewUrl: string | null, isDownloadable: boolean, category: string }> | null };

export const DocumentContentDocument = new GraphQlDocument<DocumentContentQuery, DocumentContentQueryVariables>("query DocumentContent", {"documentContent?":[{"title":"String","url":"String","imagePreviewUrl?":"String","isDownloadable":"Boolean","category":"String"}]});