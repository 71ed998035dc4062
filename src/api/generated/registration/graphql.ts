/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The room a window is in. */
export type RoomType =
  | 'BATHROOM'
  | 'BEDROOM'
  | 'CHILDREN_ROOM'
  | 'CORRIDOR'
  | 'GUEST_BATHROOM'
  | 'HOBBY_ROOM'
  | 'KITCHEN'
  | 'LIVING_ROOM'
  | 'LOFT'
  | 'OFFICE'
  | 'STAIRWAY';

/** What kind of window it is; the portal has a title for each. */
export type WindowTitle =
  | 'DEFAULT'
  | 'ELECTRIC'
  | 'FIXED'
  | 'INTEGRA_PIVOT_ELECTRIC'
  | 'INTEGRA_PIVOT_SOLAR'
  | 'INTEGRA_PIVOT_TOP_HUNG_ELECTRIC'
  | 'PIVOTING_WINDOW_BOTTOM_CONTROL'
  | 'PIVOTING_WINDOW_UPPER_CONTROL'
  | 'SOLAR';

export type RegisteredWindowsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type RegisteredWindowsQuery = { registeredWindows: { hasNextPage: boolean, items: Array<{ id: string, title: WindowTitle, room: RoomType | null }> } | null };

export type UpMutationVariables = Exact<{
  id: string | number;
  file: Blob;
}>;


export type UpMutation = { uploadInvoice: { id: string } };

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

export const RegisteredWindowsDocument = new TypedDocumentString(`
    query RegisteredWindows($take: Int!, $skip: Int!) {
  registeredWindows(take: $take, skip: $skip) {
    items {
      id
      title
      room
    }
    hasNextPage
  }
}
    `) as unknown as TypedDocumentString<RegisteredWindowsQuery, RegisteredWindowsQueryVariables>;
export const UpDocument = new TypedDocumentString(`
    mutation Up($id: ID!, $file: Upload!) {
  uploadInvoice(id: $id, file: $file) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpMutation, UpMutationVariables>;