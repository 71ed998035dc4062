/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type GiveFeedbackMutationVariables = Exact<{
  projectId: string;
  rating: number;
  comment?: string | null | undefined;
}>;


export type GiveFeedbackMutation = { readonly giveFeedback: boolean | null };

export const GiveFeedbackDocument = new GraphQlDocument<GiveFeedbackMutation, GiveFeedbackMutationVariables>("mutation GiveFeedback($projectId: ID!, $rating: Int!, $comment: String)", [["giveFeedback","Boolean","value",{"projectId":"$projectId","rating":"$rating","comment":"$comment"}]]);