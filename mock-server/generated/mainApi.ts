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

/** A file that the customer added to a request. */
export type Attachment = {
  __typename?: 'Attachment';
  id: Scalars['ID']['output'];
  /** URL for downloading the file. */
  link: Scalars['String']['output'];
  /** Media type, for example `image/jpeg`. */
  mime: Scalars['String']['output'];
  /** File name as uploaded; text from outside. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** A link to a page elsewhere. */
export type Bookmark = {
  __typename?: 'Bookmark';
  /** The heading under which the link stands. */
  category: Scalars['String']['output'];
  /** URL of an image of the page. */
  previewUrl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** https, or a path at the portal's origin. */
  url: Scalars['String']['output'];
};

/** A reason for which a request can be cancelled. */
export type CancellationReason = {
  __typename?: 'CancellationReason';
  /** True if the customer may add own words. */
  allowsFreeText: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Text in the caller's locale. */
  label: Scalars['String']['output'];
};

/** What a request is to install and what it costs. Amounts are in the country's currency. */
export type Cart = {
  __typename?: 'Cart';
  /** Number of pieces. */
  installableProductCount: Scalars['Int']['output'];
  /** URLs of the product's images. */
  installableProductImages: Array<Scalars['String']['output']>;
  /** Name of the product that is installed. */
  installableProductName: Scalars['String']['output'];
  /** The lines of the offer, in the order in which they are shown. */
  items: Array<CartItem>;
  total: CartTotal;
};

/** One line of a cart. */
export type CartItem = {
  __typename?: 'CartItem';
  /** Number of pieces. */
  amount: Scalars['Int']['output'];
  /** What the line is for, in the customer's language. */
  description: Scalars['String']['output'];
  /** Net price of the line in the country's currency. */
  netPrice: Scalars['Float']['output'];
  /** Gross price of the line in the country's currency. */
  price: Scalars['Float']['output'];
  /** The manufacturer's article number. */
  sku: Scalars['String']['output'];
};

/** The totals of a cart, in the country's currency. */
export type CartTotal = {
  __typename?: 'CartTotal';
  /** Installation without VAT, in the country's currency. */
  netInstallationPrice: Scalars['Float']['output'];
  /** Net total. */
  netPrice: Scalars['Float']['output'];
  /** Products without VAT, in the country's currency. */
  netProductPrice: Scalars['Float']['output'];
  /** Gross total. */
  price: Scalars['Float']['output'];
};

/** A plan that was drawn in the configurator and became a project. */
export type ConfiguratorProject = {
  __typename?: 'ConfiguratorProject';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

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

/** The portal's URL in one country. */
export type CountryDomain = {
  __typename?: 'CountryDomain';
  country: Country;
  /** An origin, for example `https://portal.example.de`. */
  url: Scalars['String']['output'];
};

/** The person a request is made for. */
export type Customer = {
  __typename?: 'Customer';
  /** Whether the customer has agreed to advertisements. */
  acceptedMarketing: Scalars['Boolean']['output'];
  /** A second number, in the format of `phone`. */
  alternatePhone?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  /** Null for private customers. */
  company?: Maybe<Scalars['String']['output']>;
  /** County or region, where addresses name one (GB, IE). */
  county?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Null where `street` contains it. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  /** International form, for example `+49 30 23125 001`. */
  phone?: Maybe<Scalars['String']['output']>;
  postCode: Scalars['String']['output'];
  salutation?: Maybe<Salutation>;
  street: Scalars['String']['output'];
  tenancy?: Maybe<Tenancy>;
};

/** The account a customer signs in with. */
export type CustomerAccount = {
  __typename?: 'CustomerAccount';
  /** True if the customer agreed to receive marketing messages. */
  acceptedMarketing: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};

/** Customer data as entered in the portal. */
export type CustomerInput = {
  acceptedMarketing: Scalars['Boolean']['input'];
  /** As `phone`. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
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
  /** In the country's format: five digits in DE, four in AT, CH, DK and NO, `123 45` in SE; GB and IE have their own. */
  postCode: Scalars['String']['input'];
  salutation?: InputMaybe<Salutation>;
  street: Scalars['String']['input'];
  tenancy?: InputMaybe<Tenancy>;
};

/** A document to read or download. */
export type Document = {
  __typename?: 'Document';
  /** The heading under which the document stands. */
  category: Scalars['String']['output'];
  /** URL of an image of the first page. */
  imagePreviewUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the link saves a file instead of opening a page. */
  isDownloadable: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  /** https, or a path at the portal's origin. */
  url: Scalars['String']['output'];
};

/** A question with its answer, in the content language of the caller's locale. */
export type FaqItem = {
  __typename?: 'FaqItem';
  /** Plain text; paragraphs are separated by an empty line. */
  answer: Scalars['String']['output'];
  /** The heading under which the question stands. */
  category: Scalars['String']['output'];
  question: Scalars['String']['output'];
};

/** Who installs, and how it is organised. */
export type InstallationFlow =
  | 'DEFAULT'
  | 'SPP_INSTALLER'
  | 'SPP_TAGLYS';

/** A company that installs windows. */
export type Installer = {
  __typename?: 'Installer';
  /** True if the manufacturer approved the installer. */
  approved: Scalars['Boolean']['output'];
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Country>;
  county?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  employeeCount?: Maybe<Scalars['Int']['output']>;
  /** Year in which the company was founded. */
  foundedYear?: Maybe<Scalars['Int']['output']>;
  /** Price of an hour's work in the country's currency. */
  hourlyWage?: Maybe<Scalars['Float']['output']>;
  houseNumber?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  installerType?: Maybe<InstallerType>;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  postCode?: Maybe<Scalars['String']['output']>;
  /** Kilometres around the address in which the installer works. */
  radius?: Maybe<Scalars['Int']['output']>;
  /** Average rating, 1 to 5. */
  rating?: Maybe<Scalars['Float']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  vacations: Array<InstallerVacation>;
  website?: Maybe<Scalars['String']['output']>;
};

/** An installer's branch as the customer sees it. */
export type InstallerLocationModel = {
  __typename?: 'InstallerLocationModel';
  city?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  installerId: Scalars['ID']['output'];
  /** True for trained experts. */
  isExpert: Scalars['Boolean']['output'];
  /** True for partners of the highest grade. */
  isPremium: Scalars['Boolean']['output'];
  /** URL of the logo. */
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
};

/** How an installer is bound to the manufacturer. */
export type InstallerType =
  /** Trained by the manufacturer. */
  | 'CERTIFIED'
  /** Not bound to the manufacturer. */
  | 'INDEPENDENT'
  /** The manufacturer's own service. */
  | 'INSTALLATION_SERVICE';

/** Days on which an installer takes no work. */
export type InstallerVacation = {
  __typename?: 'InstallerVacation';
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  until: Scalars['Date']['output'];
};

/** Changes to the main API's data. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a project that was started without an account to the caller's account; for an anonymous caller, to the account that the
   * invitation was made for. False if the token does not match the project, or the project belongs to another account. True again
   * if it was added before.
   */
  associateProject: Scalars['Boolean']['output'];
  /** Cancels a request and returns it. */
  cancelRequest: RequestResponseModel;
  /** Removes a file from a request. True if it was there. */
  deleteAttachment: Scalars['Boolean']['output'];
  /** Saves the customer's feedback on a project. Needs no sign-in; a project has at most one feedback. */
  giveFeedback: Scalars['Boolean']['output'];
  /** Marks a notification as read. True if it was unread. */
  makeNotificationRead: Scalars['Boolean']['output'];
  /** Changes the customer data of a request and returns the request. */
  updateCustomer: RequestResponseModel;
  /** Adds files to a request and returns the new ones. PDF, JPEG, PNG and HEIC, up to 10 MB each, 10 on a request. */
  uploadAttachment: Array<Attachment>;
};


/** Changes to the main API's data. */
export type MutationAssociateProjectArgs = {
  entityId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/** Changes to the main API's data. */
export type MutationCancelRequestArgs = {
  customReason?: InputMaybe<Scalars['String']['input']>;
  reasonId: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


/** Changes to the main API's data. */
export type MutationDeleteAttachmentArgs = {
  attachmentId: Scalars['ID']['input'];
  requestId: Scalars['ID']['input'];
};


/** Changes to the main API's data. */
export type MutationGiveFeedbackArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
};


/** Changes to the main API's data. */
export type MutationMakeNotificationReadArgs = {
  notificationId: Scalars['ID']['input'];
};


/** Changes to the main API's data. */
export type MutationUpdateCustomerArgs = {
  customer: CustomerInput;
  requestId: Scalars['ID']['input'];
};


/** Changes to the main API's data. */
export type MutationUploadAttachmentArgs = {
  files: Array<Scalars['Upload']['input']>;
  requestId: Scalars['ID']['input'];
};

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

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** True while further items follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A homeowner's roof-window project. */
export type Project = {
  __typename?: 'Project';
  city?: Maybe<Scalars['String']['output']>;
  /** County or region, where addresses name one (GB, IE). */
  county?: Maybe<Scalars['String']['output']>;
  /** When the project was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** The account the project belongs to; null before it is associated with one. */
  customerAccountId?: Maybe<Scalars['ID']['output']>;
  /** The customer data the project was started with. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The homeowner's own description. */
  details?: Maybe<Scalars['String']['output']>;
  /** True if `projectFiles` is not empty. */
  hasFiles: Scalars['Boolean']['output'];
  houseNumber?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  installer?: Maybe<Installer>;
  /** The installer chosen for the project; null before one is chosen. */
  installerId?: Maybe<Scalars['ID']['output']>;
  /** True if the page about the product's advantages is to be shown. */
  isAdvantagesInfoShown: Scalars['Boolean']['output'];
  /** True if the project came through the manufacturer's own campaign. */
  leadOriginTaglys: Scalars['Boolean']['output'];
  /** True once an installer has sent an offer. */
  offerSent: Scalars['Boolean']['output'];
  postCode?: Maybe<Scalars['String']['output']>;
  /** Files that came with the project. Those of a request are its attachments. */
  projectFiles: Array<ProjectFile>;
  /** When the project was registered with the manufacturer; null while it is a draft. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  spaceType?: Maybe<SpaceType>;
  /** The day on which the homeowner wants the work to start. */
  start?: Maybe<Scalars['Date']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  type: ProjectModuleType;
  updatedAt: Scalars['DateTime']['output'];
};

/** The person named on the project. */
export type ProjectContact = {
  __typename?: 'ProjectContact';
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  salutation?: Maybe<Salutation>;
};

/** A file that belongs to a project. */
export type ProjectFile = {
  __typename?: 'ProjectFile';
  id: Scalars['ID']['output'];
  /** URL for downloading the file. */
  link: Scalars['String']['output'];
  /** Media type, for example `application/pdf`. */
  mime: Scalars['String']['output'];
  /** File name as uploaded; text from outside. */
  name: Scalars['String']['output'];
  /** Path in the file store. */
  path: Scalars['String']['output'];
  projectId: Scalars['ID']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** A project in the customer's list. */
export type ProjectForCustomerAccountResource = {
  __typename?: 'ProjectForCustomerAccountResource';
  /** The request to an installer that is under way or was the last; null if none was sent. */
  activeRequest?: Maybe<Request>;
  configuratorProject?: Maybe<ConfiguratorProject>;
  /** True once nothing more will happen in the project. */
  isArchived: Scalars['Boolean']['output'];
  project: Project;
  /** Number of windows registered on the project. */
  registeredWindowsCount: Scalars['Int']['output'];
  unreadNotificationsCount: Scalars['Int']['output'];
};

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

/** News about a project. */
export type ProjectNotification = {
  __typename?: 'ProjectNotification';
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  metadata?: Maybe<ProjectNotificationMetadata>;
  projectId: Scalars['ID']['output'];
  type: NotificationType;
};

/** Details of a notification. */
export type ProjectNotificationMetadata = {
  __typename?: 'ProjectNotificationMetadata';
  projectContact?: Maybe<ProjectContact>;
  projectType?: Maybe<ProjectModuleType>;
  requestId?: Maybe<Scalars['ID']['output']>;
};

/** A page of unread notifications, newest first. */
export type ProjectNotificationsPage = {
  __typename?: 'ProjectNotificationsPage';
  items: Array<ProjectNotification>;
  /** Number of all unread notifications, not of this page. */
  totalCount: Scalars['Int']['output'];
};

/** A page of the customer's projects, newest first. */
export type ProjectsForCustomerAccountPage = {
  __typename?: 'ProjectsForCustomerAccountPage';
  items: Array<ProjectForCustomerAccountResource>;
  pageInfo: PageInfo;
};

export type Query = {
  __typename?: 'Query';
  /** Files on the request, oldest first; null if there is no such request. */
  attachments?: Maybe<Array<Attachment>>;
  /** Links. */
  bookmarkContent?: Maybe<Array<Bookmark>>;
  /** Documents. */
  documentContent?: Maybe<Array<Document>>;
  /** Questions and answers. */
  faqContent?: Maybe<Array<FaqItem>>;
  /** The caller's projects, archived ones last, newest first. */
  projects?: Maybe<ProjectsForCustomerAccountPage>;
  /** Reasons for which the request can be cancelled; null if there is no such request. */
  requestReasons?: Maybe<Array<CancellationReason>>;
  /** The configuration of the country that the request's host belongs to; null if there is none. */
  runtimeConfig?: Maybe<RuntimeConfig>;
  /** The account of the caller. */
  showAccount?: Maybe<CustomerAccount>;
  /** One of the caller's requests; null if there is none with this id. */
  showRequest?: Maybe<RequestResponseModel>;
  /** The caller's unread notifications, newest first. */
  unreadNotifications?: Maybe<ProjectNotificationsPage>;
};


export type QueryAttachmentsArgs = {
  idRequest: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  skip?: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
};


export type QueryRequestReasonsArgs = {
  idRequest: Scalars['ID']['input'];
};


export type QueryShowRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUnreadNotificationsArgs = {
  skip?: Scalars['Int']['input'];
  take?: Scalars['Int']['input'];
};

/** A customer's request to an installer. */
export type Request = {
  __typename?: 'Request';
  cartItems: Array<CartItem>;
  /** Id of the reason for the current status, such as a cancellation. */
  currentReasonId?: Maybe<Scalars['ID']['output']>;
  currentStatus: RequestStatus;
  /** The customer's own words for the reason. */
  customReason?: Maybe<Scalars['String']['output']>;
  /** Until when the next step is due. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the deal in the sales system. */
  dealId?: Maybe<Scalars['String']['output']>;
  /** Distance from the installer to the site in kilometres. */
  distance?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  /** Last day of the installation. */
  installationEndDate?: Maybe<Scalars['Date']['output']>;
  installationFlow: InstallationFlow;
  /** First day of the installation. */
  installationStartDate?: Maybe<Scalars['Date']['output']>;
  installerId?: Maybe<Scalars['ID']['output']>;
  /** When the installer visits the home to measure. */
  installerSiteVisitDate?: Maybe<Scalars['DateTime']['output']>;
  /** True once the customer confirmed the request. */
  isUserConfirmed: Scalars['Boolean']['output'];
  /** Locale in which the request was made. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Installation without VAT, in the country's currency. */
  netInstallationPrice?: Maybe<Scalars['Float']['output']>;
  /** Net total in the country's currency. */
  netPrice?: Maybe<Scalars['Float']['output']>;
  /** Products without VAT, in the country's currency. */
  netProductPrice?: Maybe<Scalars['Float']['output']>;
  /** True if the installer has let the deadline pass. */
  overdue: Scalars['Boolean']['output'];
  /** Gross total in the country's currency. */
  price?: Maybe<Scalars['Float']['output']>;
  projectId: Scalars['ID']['output'];
  /** The status to return to when a pause ends. */
  statusBeforePausing?: Maybe<RequestStatus>;
  surveyType?: Maybe<SurveyType>;
  /** True once the manufacturer approved the request. */
  taglysApproved: Scalars['Boolean']['output'];
  /** Gives access to the request without an account. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A request as the customer sees it. */
export type RequestResponseModel = {
  __typename?: 'RequestResponseModel';
  /** The installer's offer; null before there is one. */
  cart?: Maybe<Cart>;
  /** When the request was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason for the current status; null if none was given. */
  currentReason?: Maybe<CancellationReason>;
  currentStatus: RequestStatus;
  customer: Customer;
  /** Days the installer has in all for the next step. */
  deadlineDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Last day of the installation. */
  installationEndDate?: Maybe<Scalars['Date']['output']>;
  installationFlow: InstallationFlow;
  /** First day of the installation. */
  installationStartDate?: Maybe<Scalars['Date']['output']>;
  installerLocation?: Maybe<InstallerLocationModel>;
  /** True once the customer confirmed the request. */
  isUserConfirmed: Scalars['Boolean']['output'];
  /** Whether the deadline has passed without an answer. */
  overdue: Scalars['Boolean']['output'];
  /** The last status before the request was paused, reassigned or cancelled. */
  previousActiveStatus?: Maybe<RequestStatus>;
  /** Days that remain of `deadlineDays`; negative when overdue. */
  remainingDays?: Maybe<Scalars['Int']['output']>;
};

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

/** The configuration that the portal loads first. */
export type RuntimeConfig = {
  __typename?: 'RuntimeConfig';
  /** True where projects follow the alternative installation flow. */
  alternativeInstallationFlow: Scalars['Boolean']['output'];
  /** The country the portal was opened for. */
  country: Country;
  /** The locale of a visitor who has chosen none, for example `de-CH`. */
  defaultLocale: Scalars['String']['output'];
  /** The portal's URLs in all countries. */
  domains: Array<CountryDomain>;
  /** URL of the registration service's GraphQL endpoint; null if the main API's `/graphql` serves it. */
  registrationServiceUrl?: Maybe<Scalars['String']['output']>;
  signIn: SignInConfig;
  /** `GTM-…` or `G-…`; null if no tag manager is used. */
  tagManagerId?: Maybe<Scalars['String']['output']>;
  /** True where the professional programme is offered. */
  vProEnabled: Scalars['Boolean']['output'];
  /** True where customers can register windows. */
  windowRegistrationEnabled: Scalars['Boolean']['output'];
};

/** How a person is addressed. */
export type Salutation =
  | 'MR'
  | 'MRS';

/** Settings of the sign-in provider. */
export type SignInConfig = {
  __typename?: 'SignInConfig';
  /** The portal's id at the provider. */
  clientId: Scalars['String']['output'];
  /** The provider's origin, for example `https://login.example.com`. */
  instance: Scalars['String']['output'];
  policyIds: SignInPolicyIds;
  /** The tenant as it stands in the provider's URLs. */
  tenant: Scalars['String']['output'];
};

/** The provider's user flows the portal uses. */
export type SignInPolicyIds = {
  __typename?: 'SignInPolicyIds';
  /** Password reset. */
  resetPassword: Scalars['String']['output'];
  /** Sign-in, for example `B2C_1_signin`. */
  signIn: Scalars['String']['output'];
};

/** The direction in which a list is sorted. */
export type SortOrder =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

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
