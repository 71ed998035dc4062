/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/registration.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RegisteredWindowByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type RegisteredWindowByIdQuery = { registeredWindowById: { id: string, projectId: string | null, key: string, serialNumber: string, installationDate: string | null, title: Types.WindowTitle, imageUrl: string | null, gallery: Array<string>, room: Types.RoomType | null, notes: string | null, installerName: string | null, installerLogo: string | null, invoiceFilename: string | null, productDatasheet: string | null, createdAt: string, owner: { salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, street: string, houseNumber: string | null, postCode: string, city: string, county: string | null } | null } | null };

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

export const RegisteredWindowByIdDocument = new TypedDocumentString(`
    query RegisteredWindowById($id: ID!) {
  registeredWindowById(id: $id) {
    ...WindowDetails
  }
}
    fragment WindowDetails on RegisteredWindow {
  id
  projectId
  key
  serialNumber
  installationDate
  title
  imageUrl
  gallery
  room
  notes
  installerName
  installerLogo
  invoiceFilename
  productDatasheet
  createdAt
  owner {
    salutation
    firstName
    lastName
    email
    phone
    street
    houseNumber
    postCode
    city
    county
  }
}`) as unknown as TypedDocumentString<RegisteredWindowByIdQuery, RegisteredWindowByIdQueryVariables>;