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

/** Customer data as entered in the portal. */
export type CustomerInput = {
  readonly acceptedMarketing: boolean;
  /** As `phone`. */
  readonly alternatePhone?: string | null | undefined;
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly county?: string | null | undefined;
  /** An email address that HTML's email field accepts. */
  readonly email: string;
  /** 1 to 100 characters. */
  readonly firstName: string;
  /** At most 40 characters. */
  readonly houseNumber?: string | null | undefined;
  /** 1 to 100 characters. */
  readonly lastName: string;
  /** A phone number that is possible in the country, or an international one, with an extension or without. */
  readonly phone?: string | null | undefined;
  /** In the country's format: five digits in DE, four in AT, CH, DK and NO, `123 45` in SE; GB and IE have their own. */
  readonly postCode: string;
  readonly salutation?: Salutation | null | undefined;
  readonly street: string;
  readonly tenancy?: Tenancy | null | undefined;
};

/** Who installs, and how it is organised. */
export type InstallationFlow =
  | 'DEFAULT'
  | 'SPP_INSTALLER'
  | 'SPP_TAGLYS';

/** What a notification is about. */
export type NotificationType =
  /** The installation has a date, or another one. */
  | 'INSTALLATION_DATE_SET'
  /** The installer has sent a message. */
  | 'MESSAGE_RECEIVED'
  /** The installer has sent an offer. */
  | 'OFFER_RECEIVED'
  /** The request has another status. */
  | 'REQUEST_STATUS_CHANGED';

/** What a project is about. */
export type ProjectModuleType =
  /** Blinds or shutters for windows that are there. */
  | 'BLINDS'
  /** A window in a flat roof. */
  | 'FLAT_ROOF_WINDOW'
  /** A new window in place of an old one. */
  | 'REPLACEMENT'
  /** A window in a pitched roof. */
  | 'ROOF_WINDOW'
  /** A tube that brings daylight into a room without windows. */
  | 'SUN_TUNNEL';

/** The status of a request to an installer. */
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
  /** Sent; no installer has responded yet. */
  | 'OPEN'
  /** The manufacturer's installation service plans the work. */
  | 'ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE'
  /** Given to another installer. */
  | 'REASSIGNED'
  /** The windows are installed. */
  | 'WINDOW_INSTALLED'
  /** The installed windows are registered. */
  | 'WINDOW_REGISTERED';

/** How a person is addressed. */
export type Salutation =
  | 'MR'
  | 'MRS';

/** The room a project is for. */
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

/** How the site is surveyed. */
export type SurveyType =
  /** The installer visits the home. */
  | 'ON_SITE'
  /** By photographs and by telephone. */
  | 'REMOTE';

/** How a customer lives in the home. */
export type Tenancy =
  /** Owns the home. */
  | 'OWNER'
  /** Rents the home. */
  | 'TENANT';
