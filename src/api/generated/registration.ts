/** The owner as entered in the portal. */
export type ProductOwnerInput = {
  readonly acceptedMarketing: boolean;
  readonly city: string;
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
  /** In the country's format, as in the main API's `CustomerInput`. */
  readonly postCode: string;
  readonly salutation?: Salutation | null | undefined;
  readonly street: string;
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
  readonly installationDate: string;
  /** Up to 100 characters. */
  readonly installerName?: string | null | undefined;
  /**
   * The type sign on the data plate, for example `TGS M06`: any text that is not empty, as typed. The service rejects a type that it
   * does not know.
   */
  readonly key: string;
  /** Up to 2,000 characters. */
  readonly notes?: string | null | undefined;
  readonly room?: RoomType | null | undefined;
  /** The serial number on the data plate. */
  readonly serialNumber: string;
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
