/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/main.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RuntimeConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RuntimeConfigQuery = { runtimeConfig: { country: Types.Country, defaultLocale: string, tagManagerId: string | null, registrationServiceUrl: string | null, alternativeInstallationFlow: boolean, windowRegistrationEnabled: boolean, vProEnabled: boolean, domains: Array<{ country: Types.Country, url: string }>, signIn: { instance: string, tenant: string, clientId: string, policyIds: { signIn: string, resetPassword: string } } } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const RuntimeConfigDocument = new TypedDocumentString(`
    query RuntimeConfig {
  runtimeConfig {
    country
    defaultLocale
    domains {
      country
      url
    }
    tagManagerId
    signIn {
      instance
      tenant
      clientId
      policyIds {
        signIn
        resetPassword
      }
    }
    registrationServiceUrl
    alternativeInstallationFlow
    windowRegistrationEnabled
    vProEnabled
  }
}
    `) as unknown as TypedDocumentString<RuntimeConfigQuery, RuntimeConfigQueryVariables>;