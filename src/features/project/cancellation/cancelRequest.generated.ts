/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/main.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CancelRequestMutationVariables = Exact<{
  requestId: string | number;
  reasonId: string | number;
}>;


export type CancelRequestMutation = { cancelRequest: { id: string, currentStatus: Types.RequestStatus, previousActiveStatus: Types.RequestStatus | null, deadlineDays: number | null, remainingDays: number | null, overdue: boolean, createdAt: string, installationStartDate: string | null, installationEndDate: string | null, installationFlow: Types.InstallationFlow, isUserConfirmed: boolean, currentReason: { id: string, label: string } | null, installerLocation: { installerId: string, logo: string | null, name: string, street: string | null, postalCode: string | null, city: string | null, isPremium: boolean, isExpert: boolean, email: string | null, phone: string | null } | null, cart: { installableProductName: string, installableProductCount: number, installableProductImages: Array<string>, total: { netProductPrice: number, netInstallationPrice: number, netPrice: number, price: number }, items: Array<{ sku: string, description: string, amount: number, price: number, netPrice: number }> } | null, customer: { id: string, salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, alternatePhone: string | null, company: string | null, postCode: string, city: string, street: string, houseNumber: string | null, county: string | null, tenancy: Types.Tenancy | null, acceptedMarketing: boolean } } };

export type CancelRequestWithCustomReasonMutationVariables = Exact<{
  requestId: string | number;
  reasonId: string | number;
  customReason: string;
}>;


export type CancelRequestWithCustomReasonMutation = { cancelRequest: { id: string, currentStatus: Types.RequestStatus, previousActiveStatus: Types.RequestStatus | null, deadlineDays: number | null, remainingDays: number | null, overdue: boolean, createdAt: string, installationStartDate: string | null, installationEndDate: string | null, installationFlow: Types.InstallationFlow, isUserConfirmed: boolean, currentReason: { id: string, label: string } | null, installerLocation: { installerId: string, logo: string | null, name: string, street: string | null, postalCode: string | null, city: string | null, isPremium: boolean, isExpert: boolean, email: string | null, phone: string | null } | null, cart: { installableProductName: string, installableProductCount: number, installableProductImages: Array<string>, total: { netProductPrice: number, netInstallationPrice: number, netPrice: number, price: number }, items: Array<{ sku: string, description: string, amount: number, price: number, netPrice: number }> } | null, customer: { id: string, salutation: Types.Salutation | null, firstName: string, lastName: string, email: string, phone: string | null, alternatePhone: string | null, company: string | null, postCode: string, city: string, street: string, houseNumber: string | null, county: string | null, tenancy: Types.Tenancy | null, acceptedMarketing: boolean } } };

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

export const CancelRequestDocument = new TypedDocumentString(`
    mutation CancelRequest($requestId: ID!, $reasonId: ID!) {
  cancelRequest(requestId: $requestId, reasonId: $reasonId) {
    ...RequestDetails
  }
}
    fragment RequestDetails on RequestResponseModel {
  id
  currentStatus
  currentReason {
    id
    label
  }
  previousActiveStatus
  installerLocation {
    installerId
    logo
    name
    street
    postalCode
    city
    isPremium
    isExpert
    email
    phone
  }
  deadlineDays
  remainingDays
  overdue
  cart {
    installableProductName
    installableProductCount
    installableProductImages
    total {
      netProductPrice
      netInstallationPrice
      netPrice
      price
    }
    items {
      sku
      description
      amount
      price
      netPrice
    }
  }
  customer {
    id
    salutation
    firstName
    lastName
    email
    phone
    alternatePhone
    company
    postCode
    city
    street
    houseNumber
    county
    tenancy
    acceptedMarketing
  }
  createdAt
  installationStartDate
  installationEndDate
  installationFlow
  isUserConfirmed
}`) as unknown as TypedDocumentString<CancelRequestMutation, CancelRequestMutationVariables>;
export const CancelRequestWithCustomReasonDocument = new TypedDocumentString(`
    mutation CancelRequestWithCustomReason($requestId: ID!, $reasonId: ID!, $customReason: String!) {
  cancelRequest(
    requestId: $requestId
    reasonId: $reasonId
    customReason: $customReason
  ) {
    ...RequestDetails
  }
}
    fragment RequestDetails on RequestResponseModel {
  id
  currentStatus
  currentReason {
    id
    label
  }
  previousActiveStatus
  installerLocation {
    installerId
    logo
    name
    street
    postalCode
    city
    isPremium
    isExpert
    email
    phone
  }
  deadlineDays
  remainingDays
  overdue
  cart {
    installableProductName
    installableProductCount
    installableProductImages
    total {
      netProductPrice
      netInstallationPrice
      netPrice
      price
    }
    items {
      sku
      description
      amount
      price
      netPrice
    }
  }
  customer {
    id
    salutation
    firstName
    lastName
    email
    phone
    alternatePhone
    company
    postCode
    city
    street
    houseNumber
    county
    tenancy
    acceptedMarketing
  }
  createdAt
  installationStartDate
  installationEndDate
  installationFlow
  isUserConfirmed
}`) as unknown as TypedDocumentString<CancelRequestWithCustomReasonMutation, CancelRequestWithCustomReasonMutationVariables>;