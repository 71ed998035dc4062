/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type AssociateProjectMutationVariables = Exact<{
  entityId: string;
  token: string;
}>;


export type AssociateProjectMutation = { readonly associateProject: boolean | null };

export const AssociateProjectDocument = new GraphQlDocument<AssociateProjectMutation, AssociateProjectMutationVariables>("mutation AssociateProject($entityId: ID!, $token: String!)", [["associateProject","Boolean","value",{"entityId":"$entityId","token":"$token"}]]);