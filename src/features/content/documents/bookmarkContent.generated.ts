/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '../../../api/graphQlDocument.ts';
export type BookmarkContentQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarkContentQuery = { bookmarkContent: Array<{ title: string, previewUrl: string | null, url: string, category: string }> | null };

export const BookmarkContentDocument = new GraphQlDocument<BookmarkContentQuery, BookmarkContentQueryVariables>("query BookmarkContent", {"bookmarkContent?":[{"title":"String","previewUrl?":"String","url":"String","category":"String"}]});