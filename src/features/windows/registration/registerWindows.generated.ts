/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type NewWindowFragment = { id: string, title: Types.WindowTitle, key: string, serialNumber: string, imageUrl: string | null, room: Types.RoomType | null };

export type RegisterProjectWindowsMutationVariables = Exact<{
  projectId: string | number;
  windowProducts: Array<Types.WindowProductInput> | Types.WindowProductInput;
}>;


export type RegisterProjectWindowsMutation = { registerProjectWindows: Array<{ id: string, title: Types.WindowTitle, key: string, serialNumber: string, imageUrl: string | null, room: Types.RoomType | null }> };

export type RegisterWindowsWithOwnerMutationVariables = Exact<{
  windowProducts: Array<Types.WindowProductInput> | Types.WindowProductInput;
  productOwner: Types.ProductOwnerInput;
}>;


export type RegisterWindowsWithOwnerMutation = { registerWindowsWithOwner: Array<{ id: string, title: Types.WindowTitle, key: string, serialNumber: string, imageUrl: string | null, room: Types.RoomType | null }> };

export type RegisterInstalledWindowsMutationVariables = Exact<{
  windowProducts: Array<Types.WindowProductInput> | Types.WindowProductInput;
}>;


export type RegisterInstalledWindowsMutation = { registerInstalledWindows: string };

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
export const NewWindowFragmentDoc = new TypedDocumentString(`
    fragment NewWindow on RegisteredWindow {
  id
  title
  key
  serialNumber
  imageUrl
  room
}
    `, {"fragmentName":"NewWindow"}) as unknown as TypedDocumentString<NewWindowFragment, unknown>;
export const RegisterProjectWindowsDocument = new TypedDocumentString(`
    mutation RegisterProjectWindows($projectId: ID!, $windowProducts: [WindowProductInput!]!) {
  registerProjectWindows(projectId: $projectId, windowProducts: $windowProducts) {
    ...NewWindow
  }
}
    fragment NewWindow on RegisteredWindow {
  id
  title
  key
  serialNumber
  imageUrl
  room
}`) as unknown as TypedDocumentString<RegisterProjectWindowsMutation, RegisterProjectWindowsMutationVariables>;
export const RegisterWindowsWithOwnerDocument = new TypedDocumentString(`
    mutation RegisterWindowsWithOwner($windowProducts: [WindowProductInput!]!, $productOwner: ProductOwnerInput!) {
  registerWindowsWithOwner(
    windowProducts: $windowProducts
    productOwner: $productOwner
  ) {
    ...NewWindow
  }
}
    fragment NewWindow on RegisteredWindow {
  id
  title
  key
  serialNumber
  imageUrl
  room
}`) as unknown as TypedDocumentString<RegisterWindowsWithOwnerMutation, RegisterWindowsWithOwnerMutationVariables>;
export const RegisterInstalledWindowsDocument = new TypedDocumentString(`
    mutation RegisterInstalledWindows($windowProducts: [WindowProductInput!]!) {
  registerInstalledWindows(windowProducts: $windowProducts)
}
    `) as unknown as TypedDocumentString<RegisterInstalledWindowsMutation, RegisterInstalledWindowsMutationVariables>;