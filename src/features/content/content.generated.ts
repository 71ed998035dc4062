/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type FaqContentQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqContentQuery = { readonly faqContent: ReadonlyArray<{ readonly question: string, readonly answer: string, readonly category: string }> | null };

export type DocumentContentQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentContentQuery = { readonly documentContent: ReadonlyArray<{ readonly title: string, readonly url: string, readonly imagePreviewUrl: string | null, readonly isDownloadable: boolean | null, readonly category: string }> | null };

export type BookmarkContentQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarkContentQuery = { readonly bookmarkContent: ReadonlyArray<{ readonly title: string, readonly previewUrl: string | null, readonly url: string, readonly category: string }> | null };

export const FaqContentDocument = new GraphQlDocument<FaqContentQuery, FaqContentQueryVariables>("query FaqContent", [["faqContent",{"list":[["question","String"],["answer","String"],["category","String"]]},"null"]]);
export const DocumentContentDocument = new GraphQlDocument<DocumentContentQuery, DocumentContentQueryVariables>("query DocumentContent", [["documentContent",{"list":[["title","String"],["url","String"],["imagePreviewUrl","String","null"],["isDownloadable","Boolean"],["category","String"]]},"null"]]);
export const BookmarkContentDocument = new GraphQlDocument<BookmarkContentQuery, BookmarkContentQueryVariables>("query BookmarkContent", [["bookmarkContent",{"list":[["title","String"],["previewUrl","String","null"],["url","String"],["category","String"]]},"null"]]);