/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ClaimRegisteredWindowsMutationVariables = Exact<{
  registrationToken: string;
}>;


export type ClaimRegisteredWindowsMutation = { claimRegisteredWindows: Array<{ id: string, title: Types.WindowTitle, imageUrl: string | null, room: Types.RoomType | null }> };

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

export const ClaimRegisteredWindowsDocument = new TypedDocumentString(`
    mutation ClaimRegisteredWindows($registrationToken: String!) {
  claimRegisteredWindows(registrationToken: $registrationToken) {
    id
    title
    imageUrl
    room
  }
}
    `) as unknown as TypedDocumentString<ClaimRegisteredWindowsMutation, ClaimRegisteredWindowsMutationVariables>;