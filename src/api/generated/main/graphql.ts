/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A country in which the product is offered, as ISO 3166-1 alpha-2 code. */
export type Country =
  | 'AT'
  | 'CH'
  | 'DE'
  | 'DK'
  | 'GB'
  | 'IE'
  | 'NO'
  | 'SE';

/** What a project is about. (Assumed: the values.) */
export type ProjectModuleType =
  | 'BLINDS'
  | 'FLAT_ROOF_WINDOW'
  | 'REPLACEMENT'
  | 'ROOF_WINDOW'
  | 'SUN_TUNNEL';

/** Where a request to an installer stands. */
export type RequestStatus =
  /** Ended by the customer or the manufacturer. */
  | 'CANCELLED'
  /** The installer has been in touch with the customer. */
  | 'CLIENT_CONTACTED'
  /** Handed to the manufacturer's at-home service. */
  | 'HANDED_TO_TAGLYS_AT_HOME'
  /** Handed to a certified installer of the manufacturer. */
  | 'HANDOVER_TO_TAGLYS_INSTALLER'
  /** The customer has an offer from the installer. */
  | 'HOMEOWNER_GOT_OFFER_FROM_INSTALLER'
  /** The day of the installation is agreed. */
  | 'INSTALLATION_DATE_CONFIRMED'
  /** The work is under way. */
  | 'INSTALLATION_IN_PROGRESS'
  /** Installed by the manufacturer's installation service. */
  | 'INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE'
  /** Installed by a certified installer of the manufacturer. */
  | 'INSTALLED_BY_TAGLYS_INSTALLER'
  /** The installer visits the site or has a visit agreed. */
  | 'INSTALLER_SITE_VISIT'
  /** Paused while a question is open. */
  | 'IN_CLARIFICATION'
  /** The customer accepted the offer. */
  | 'OFFER_ACCEPTED'
  /** An offer was sent to the customer. */
  | 'OFFER_SENT'
  /** Sent; no installer has answered yet. */
  | 'OPEN'
  /** The manufacturer's installation service plans the work. */
  | 'ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE'
  /** Given to another installer. */
  | 'REASSIGNED'
  /** The windows are installed. */
  | 'WINDOW_INSTALLED'
  /** The installed windows are registered. */
  | 'WINDOW_REGISTERED';

/** The room a project is for. (Assumed: the values equal `RoomType`.) */
export type SpaceType =
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

export type RuntimeConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RuntimeConfigQuery = { runtimeConfig: { country: Country, defaultLocale: string, tagManagerId: string | null, registrationServiceUrl: string | null, alternativeInstallationFlow: boolean, windowRegistrationEnabled: boolean, vProEnabled: boolean, domains: Array<{ country: Country, url: string }>, signIn: { instance: string, tenant: string, clientId: string, policyIds: { signIn: string, resetPassword: string } } } | null };

export type UnreadNotificationsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type UnreadNotificationsQuery = { unreadNotifications: { totalCount: number, items: Array<{ id: string, projectId: string, createdAt: string }> } | null };

export type ProjectsQueryVariables = Exact<{
  take: number;
  skip: number;
}>;


export type ProjectsQuery = { projects: { items: Array<{ isArchived: boolean, unreadNotificationsCount: number, registeredWindowsCount: number, project: { id: string, type: ProjectModuleType, spaceType: SpaceType | null, street: string | null, houseNumber: string | null, postCode: string | null, city: string | null, county: string | null, createdAt: string }, activeRequest: { id: string, currentStatus: RequestStatus, statusBeforePausing: RequestStatus | null, overdue: boolean } | null }>, pageInfo: { hasNextPage: boolean } } | null };

export type ShowAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowAccountQuery = { showAccount: { id: string, firstName: string, lastName: string, email: string } | null };

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
export const UnreadNotificationsDocument = new TypedDocumentString(`
    query UnreadNotifications($take: Int!, $skip: Int!) {
  unreadNotifications(take: $take, skip: $skip) {
    totalCount
    items {
      id
      projectId
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($take: Int!, $skip: Int!) {
  projects(take: $take, skip: $skip) {
    items {
      project {
        id
        type
        spaceType
        street
        houseNumber
        postCode
        city
        county
        createdAt
      }
      isArchived
      unreadNotificationsCount
      registeredWindowsCount
      activeRequest {
        id
        currentStatus
        statusBeforePausing
        overdue
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ShowAccountDocument = new TypedDocumentString(`
    query ShowAccount {
  showAccount {
    id
    firstName
    lastName
    email
  }
}
    `) as unknown as TypedDocumentString<ShowAccountQuery, ShowAccountQueryVariables>;