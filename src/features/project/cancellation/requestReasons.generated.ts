/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQlDocument } from '../../../api/graphQlDocument.ts';
export type RequestReasonsQueryVariables = Exact<{
  idRequest: string | number;
}>;


export type RequestReasonsQuery = { requestReasons: Array<{ id: string, label: string, allowsFreeText: boolean }> | null };

export const RequestReasonsDocument = new GraphQlDocument<RequestReasonsQuery, RequestReasonsQueryVariables>("query RequestReasons($idRequest: ID!)", {"requestReasons(idRequest: $idRequest)?":[{"id":"ID","label":"String","allowsFreeText":"Boolean"}]});