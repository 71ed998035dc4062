/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '../../../api/graphQlDocument.ts';
export type FaqContentQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqContentQuery = { faqContent: Array<{ question: string, answer: string, category: string }> | null };

export const FaqContentDocument = new GraphQlDocument<FaqContentQuery, FaqContentQueryVariables>("query FaqContent", {"faqContent?":[{"question":"String","answer":"String","category":"String"}]});