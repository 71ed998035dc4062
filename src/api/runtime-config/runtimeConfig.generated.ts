/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/main.ts';

import { GraphQlDocument } from '#api/graphQlDocument.ts';
export type RuntimeConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RuntimeConfigQuery = { readonly runtimeConfig: { readonly country: Types.Country, readonly defaultLocale: string, readonly tagManagerId: string | null, readonly registrationServiceUrl: string | null, readonly alternativeInstallationFlow: boolean | null, readonly windowRegistrationEnabled: boolean | null, readonly vProEnabled: boolean | null, readonly domains: ReadonlyArray<{ readonly country: Types.Country, readonly url: string }>, readonly signIn: { readonly instance: string, readonly tenant: string, readonly clientId: string, readonly policyIds: { readonly signIn: string, readonly resetPassword: string } } } | null };

export const RuntimeConfigDocument = new GraphQlDocument<RuntimeConfigQuery, RuntimeConfigQueryVariables>("query RuntimeConfig", [["runtimeConfig",[["country","String"],["defaultLocale","String"],["domains",{"list":[["country","String"],["url","String"]]}],["tagManagerId","String","null"],["signIn",[["instance","String"],["tenant","String"],["clientId","String"],["policyIds",[["signIn","String"],["resetPassword","String"]]]]],["registrationServiceUrl","String","null"],["alternativeInstallationFlow","Boolean"],["windowRegistrationEnabled","Boolean"],["vProEnabled","Boolean"]],"null"]]);