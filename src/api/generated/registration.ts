/** The owner as entered in the portal. */
export type ProductOwnerInput = {
  acceptedMarketing: boolean;
  city: string;
  county?: string | null | undefined;
  /** An email address that HTML's email field accepts. */
  email: string;
  /** 1 to 100 characters. */
  firstName: string;
  /** At most 40 characters. */
  houseNumber?: string | null | undefined;
  /** 1 to 100 characters. */
  lastName: string;
  /** A phone number that is possible in the country, or an international one, with an extension or without. */
  phone?: string | null | undefined;
  /** In the country's format, as in the main API's `CustomerInput`. */
  postCode: string;
  salutation?: Salutation | null | undefined;
  street: string;
};

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

/** How a person is addressed. */
export type Salutation =
  | 'MR'
  | 'MRS';

/** A window as entered in the portal. */
export type WindowProductInput = {
  /** Not in the future. */
  installationDate: string;
  /** Up to 100 characters. */
  installerName?: string | null | undefined;
  /**
   * The type sign on the data plate, for example `TGS M06`: any text that is not empty, as typed. The service rejects a type that it
   * does not know.
   */
  key: string;
  /** Up to 2,000 characters. */
  notes?: string | null | undefined;
  room?: RoomType | null | undefined;
  /** The serial number on the data plate. */
  serialNumber: string;
};

/** What kind of window it is; the portal has a title for each. */
export type WindowTitle =
  /** Pivots, opened by hand. */
  | 'DEFAULT'
  /** Opens by a motor. */
  | 'ELECTRIC'
  /** Cannot be opened. */
  | 'FIXED'
  /** Pivots by a built-in motor. */
  | 'INTEGRA_PIVOT_ELECTRIC'
  /** Pivots by a built-in motor with a solar cell. */
  | 'INTEGRA_PIVOT_SOLAR'
  /** Top-hung, by a built-in motor. */
  | 'INTEGRA_PIVOT_TOP_HUNG_ELECTRIC'
  /** Pivots, with the handle at the bottom. */
  | 'PIVOTING_WINDOW_BOTTOM_CONTROL'
  /** Pivots, with the handle at the top. */
  | 'PIVOTING_WINDOW_UPPER_CONTROL'
  /** Opens by a motor with a solar cell. */
  | 'SOLAR';
