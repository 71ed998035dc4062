export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time zone, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant in UTC by RFC 3339, for example `2026-03-09T14:05:00Z`. */
  DateTime: { input: string; output: string; }
  /**
   * A file sent along with an operation as `multipart/form-data`, with the form fields `operations` and `map`
   * of the GraphQL multipart request specification.
   */
  Upload: { input: File; output: File; }
};

/** Changes to the registration service's data. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds the windows of a registration token to the caller's account and returns them. */
  claimRegisteredWindows: Array<RegisteredWindow>;
  /** Removes the window's invoice. */
  deleteInvoice: RegisteredWindow;
  /**
   * Registers installed windows for somebody else and returns the token with which the owner claims them. Until then,
   * the same account gets the same token again for the same windows: the first response may have been lost.
   */
  registerInstalledWindows: Scalars['String']['output'];
  /** Registers windows on one of the caller's projects and returns them. */
  registerProjectWindows: Array<RegisteredWindow>;
  /** Registers windows without a project and returns them. */
  registerWindowsWithOwner: Array<RegisteredWindow>;
  /** Changes the name of the installer. */
  updateRegisteredWindowInstallerName: RegisteredWindow;
  /** Changes the notes. */
  updateRegisteredWindowNotes: RegisteredWindow;
  /** Changes the room. */
  updateRegisteredWindowRoom: RegisteredWindow;
  /** Sets or replaces the window's invoice. PDF, JPEG, PNG or HEIC up to 10 MB. */
  uploadInvoice: RegisteredWindow;
};


/** Changes to the registration service's data. */
export type MutationClaimRegisteredWindowsArgs = {
  registrationToken: Scalars['String']['input'];
};


/** Changes to the registration service's data. */
export type MutationDeleteInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Changes to the registration service's data. */
export type MutationRegisterInstalledWindowsArgs = {
  windowProducts: Array<WindowProductInput>;
};


/** Changes to the registration service's data. */
export type MutationRegisterProjectWindowsArgs = {
  projectId: Scalars['ID']['input'];
  windowProducts: Array<WindowProductInput>;
};


/** Changes to the registration service's data. */
export type MutationRegisterWindowsWithOwnerArgs = {
  productOwner: ProductOwnerInput;
  windowProducts: Array<WindowProductInput>;
};


/** Changes to the registration service's data. */
export type MutationUpdateRegisteredWindowInstallerNameArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Changes to the registration service's data. */
export type MutationUpdateRegisteredWindowNotesArgs = {
  id: Scalars['ID']['input'];
  notes: Scalars['String']['input'];
};


/** Changes to the registration service's data. */
export type MutationUpdateRegisteredWindowRoomArgs = {
  id: Scalars['ID']['input'];
  room: RoomType;
};


/** Changes to the registration service's data. */
export type MutationUploadInvoiceArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};

/** The person whose home a window is in. */
export type ProductOwner = {
  __typename?: 'ProductOwner';
  /** Whether the owner has agreed to advertisements. */
  acceptedMarketing: Scalars['Boolean']['output'];
  city: Scalars['String']['output'];
  /** County or region, where addresses name one (GB, IE). */
  county?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Null where `street` contains it. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  /** International form, for example `+49 30 23125 001`. */
  phone?: Maybe<Scalars['String']['output']>;
  postCode: Scalars['String']['output'];
  salutation?: Maybe<Salutation>;
  street: Scalars['String']['output'];
};

/** The owner as entered in the portal. */
export type ProductOwnerInput = {
  acceptedMarketing: Scalars['Boolean']['input'];
  city: Scalars['String']['input'];
  county?: InputMaybe<Scalars['String']['input']>;
  /** An email address that HTML's email field accepts. */
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 40 characters. */
  houseNumber?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** A phone number that is possible in the country, or an international one, with an extension or without. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** In the country's format, as in the main API's `CustomerInput`. */
  postCode: Scalars['String']['input'];
  salutation?: InputMaybe<Salutation>;
  street: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** A short-lived URL for downloading the window's invoice; null if there is none. */
  invoiceFileUrl?: Maybe<Scalars['String']['output']>;
  /** One of the caller's windows; null if there is none with this id. */
  registeredWindowById?: Maybe<RegisteredWindow>;
  /** The caller's registered windows. */
  registeredWindows?: Maybe<RegisteredWindowsPage>;
};


export type QueryInvoiceFileUrlArgs = {
  registeredWindowId: Scalars['ID']['input'];
};


export type QueryRegisteredWindowByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRegisteredWindowsArgs = {
  order?: InputMaybe<RegisteredWindowsOrder>;
  skip?: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
  where?: InputMaybe<RegisteredWindowsWhere>;
};

/** A window registered for its guarantee. */
export type RegisteredWindow = {
  __typename?: 'RegisteredWindow';
  /** When the window was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** URLs of further images. */
  gallery: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** URL of an image of the window. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  installationDate?: Maybe<Scalars['Date']['output']>;
  /** URL of the installer's logo. */
  installerLogo?: Maybe<Scalars['String']['output']>;
  /** As the customer typed it. */
  installerName?: Maybe<Scalars['String']['output']>;
  invoiceFilename?: Maybe<Scalars['String']['output']>;
  /** Path of the invoice in the file store; null if there is none. */
  invoicePath?: Maybe<Scalars['String']['output']>;
  /** The type sign on the data plate, for example `TGS M06`. */
  key: Scalars['String']['output'];
  /** The customer's own notes, up to 2,000 characters. */
  notes?: Maybe<Scalars['String']['output']>;
  owner?: Maybe<ProductOwner>;
  /** URL of the product's data sheet. */
  productDatasheet?: Maybe<Scalars['String']['output']>;
  /** The project the window belongs to; null if it was registered without one. */
  projectId?: Maybe<Scalars['ID']['output']>;
  room?: Maybe<RoomType>;
  /** The serial number on the data plate. */
  serialNumber: Scalars['String']['output'];
  /** The variant, by which the portal names the window. */
  title: WindowTitle;
};

/** In which order to list windows. */
export type RegisteredWindowsOrder = {
  createdAt: SortOrder;
};

/** A page of registered windows. */
export type RegisteredWindowsPage = {
  __typename?: 'RegisteredWindowsPage';
  /** True while further windows follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  items: Array<RegisteredWindow>;
};

/** Which windows to list. */
export type RegisteredWindowsWhere = {
  /** Only windows of this project. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
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

/** The direction in which a list is sorted. */
export type SortOrder =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** A window as entered in the portal. */
export type WindowProductInput = {
  /** Not in the future. */
  installationDate: Scalars['Date']['input'];
  /** Up to 100 characters. */
  installerName?: InputMaybe<Scalars['String']['input']>;
  /**
   * The type sign on the data plate, for example `TGS M06`: any text that is not empty, as typed. The service rejects a type that it
   * does not know.
   */
  key: Scalars['String']['input'];
  /** Up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  room?: InputMaybe<RoomType>;
  /** The serial number on the data plate. */
  serialNumber: Scalars['String']['input'];
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
