import type * as Types from "./mainApi.ts";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProjectRecord, RequestRecord } from '../world/records.ts';
import type { GraphQlContext } from '../services/requestContext.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Attachment: ResolverTypeWrapper<Types.Attachment>;
  Bookmark: ResolverTypeWrapper<Types.Bookmark>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  CancellationReason: ResolverTypeWrapper<Types.CancellationReason>;
  Cart: ResolverTypeWrapper<Types.Cart>;
  CartItem: ResolverTypeWrapper<Types.CartItem>;
  CartTotal: ResolverTypeWrapper<Types.CartTotal>;
  ConfiguratorProject: ResolverTypeWrapper<Types.ConfiguratorProject>;
  Country: Types.Country;
  CountryDomain: ResolverTypeWrapper<Types.CountryDomain>;
  Customer: ResolverTypeWrapper<Types.Customer>;
  CustomerAccount: ResolverTypeWrapper<Types.CustomerAccount>;
  CustomerInput: Types.CustomerInput;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Document: ResolverTypeWrapper<Types.Document>;
  FaqItem: ResolverTypeWrapper<Types.FaqItem>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  InstallationFlow: Types.InstallationFlow;
  Installer: ResolverTypeWrapper<Types.Installer>;
  InstallerLocationModel: ResolverTypeWrapper<Types.InstallerLocationModel>;
  InstallerType: Types.InstallerType;
  InstallerVacation: ResolverTypeWrapper<Types.InstallerVacation>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NotificationType: Types.NotificationType;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Project: ResolverTypeWrapper<ProjectRecord>;
  ProjectContact: ResolverTypeWrapper<Types.ProjectContact>;
  ProjectFile: ResolverTypeWrapper<Types.ProjectFile>;
  ProjectForCustomerAccountResource: ResolverTypeWrapper<ProjectRecord>;
  ProjectModuleType: Types.ProjectModuleType;
  ProjectNotification: ResolverTypeWrapper<Types.ProjectNotification>;
  ProjectNotificationMetadata: ResolverTypeWrapper<Types.ProjectNotificationMetadata>;
  ProjectNotificationsPage: ResolverTypeWrapper<Types.ProjectNotificationsPage>;
  ProjectsForCustomerAccountPage: ResolverTypeWrapper<Omit<Types.ProjectsForCustomerAccountPage, 'items'> & { items: Array<ResolversTypes['ProjectForCustomerAccountResource']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Request: ResolverTypeWrapper<RequestRecord>;
  RequestResponseModel: ResolverTypeWrapper<Types.RequestResponseModel>;
  RequestStatus: Types.RequestStatus;
  RuntimeConfig: ResolverTypeWrapper<Types.RuntimeConfig>;
  Salutation: Types.Salutation;
  SignInConfig: ResolverTypeWrapper<Types.SignInConfig>;
  SignInPolicyIds: ResolverTypeWrapper<Types.SignInPolicyIds>;
  SortOrder: Types.SortOrder;
  SpaceType: Types.SpaceType;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SurveyType: Types.SurveyType;
  Tenancy: Types.Tenancy;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Attachment: Types.Attachment;
  Bookmark: Types.Bookmark;
  Boolean: Types.Scalars['Boolean']['output'];
  CancellationReason: Types.CancellationReason;
  Cart: Types.Cart;
  CartItem: Types.CartItem;
  CartTotal: Types.CartTotal;
  ConfiguratorProject: Types.ConfiguratorProject;
  CountryDomain: Types.CountryDomain;
  Customer: Types.Customer;
  CustomerAccount: Types.CustomerAccount;
  CustomerInput: Types.CustomerInput;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  Document: Types.Document;
  FaqItem: Types.FaqItem;
  Float: Types.Scalars['Float']['output'];
  ID: Types.Scalars['ID']['output'];
  Installer: Types.Installer;
  InstallerLocationModel: Types.InstallerLocationModel;
  InstallerVacation: Types.InstallerVacation;
  Int: Types.Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  PageInfo: Types.PageInfo;
  Project: ProjectRecord;
  ProjectContact: Types.ProjectContact;
  ProjectFile: Types.ProjectFile;
  ProjectForCustomerAccountResource: ProjectRecord;
  ProjectNotification: Types.ProjectNotification;
  ProjectNotificationMetadata: Types.ProjectNotificationMetadata;
  ProjectNotificationsPage: Types.ProjectNotificationsPage;
  ProjectsForCustomerAccountPage: Omit<Types.ProjectsForCustomerAccountPage, 'items'> & { items: Array<ResolversParentTypes['ProjectForCustomerAccountResource']> };
  Query: Record<PropertyKey, never>;
  Request: RequestRecord;
  RequestResponseModel: Types.RequestResponseModel;
  RuntimeConfig: Types.RuntimeConfig;
  SignInConfig: Types.SignInConfig;
  SignInPolicyIds: Types.SignInPolicyIds;
  String: Types.Scalars['String']['output'];
  Upload: Types.Scalars['Upload']['output'];
};

export type AuthorizeDirectiveArgs = {
  policy?: Types.Maybe<Types.Scalars['String']['input']>;
  roles?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
};

export type AuthorizeDirectiveResolver<Result, Parent, ContextType = GraphQlContext, Args = AuthorizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AttachmentResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookmarkResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Bookmark'] = ResolversParentTypes['Bookmark']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previewUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancellationReasonResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['CancellationReason'] = ResolversParentTypes['CancellationReason']> = {
  allowsFreeText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  installableProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installableProductImages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  installableProductName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CartTotal'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['CartTotal'] = ResolversParentTypes['CartTotal']> = {
  netInstallationPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  netProductPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ConfiguratorProjectResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ConfiguratorProject'] = ResolversParentTypes['ConfiguratorProject']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CountryDomainResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['CountryDomain'] = ResolversParentTypes['CountryDomain']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  acceptedMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  alternatePhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  county?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  houseNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<Types.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenancy?: Resolver<Types.Maybe<ResolversTypes['Tenancy']>, ParentType, ContextType>;
};

export type CustomerAccountResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['CustomerAccount'] = ResolversParentTypes['CustomerAccount']> = {
  acceptedMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imagePreviewUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDownloadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqItemResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['FaqItem'] = ResolversParentTypes['FaqItem']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstallerResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Installer'] = ResolversParentTypes['Installer']> = {
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  county?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  foundedYear?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hourlyWage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  houseNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installerType?: Resolver<Types.Maybe<ResolversTypes['InstallerType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  radius?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vacations?: Resolver<Array<ResolversTypes['InstallerVacation']>, ParentType, ContextType>;
  website?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallerLocationModelResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['InstallerLocationModel'] = ResolversParentTypes['InstallerLocationModel']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  installerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallerVacationResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['InstallerVacation'] = ResolversParentTypes['InstallerVacation']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  associateProject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAssociateProjectArgs, 'entityId' | 'token'>>;
  cancelRequest?: Resolver<ResolversTypes['RequestResponseModel'], ParentType, ContextType, RequireFields<Types.MutationCancelRequestArgs, 'reasonId' | 'requestId'>>;
  deleteAttachment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeleteAttachmentArgs, 'attachmentId' | 'requestId'>>;
  giveFeedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationGiveFeedbackArgs, 'projectId' | 'rating'>>;
  makeNotificationRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationMakeNotificationReadArgs, 'notificationId'>>;
  updateCustomer?: Resolver<ResolversTypes['RequestResponseModel'], ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerArgs, 'customer' | 'requestId'>>;
  uploadAttachment?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType, RequireFields<Types.MutationUploadAttachmentArgs, 'files' | 'requestId'>>;
};

export type PageInfoResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  county?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerAccountId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  houseNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installer?: Resolver<Types.Maybe<ResolversTypes['Installer']>, ParentType, ContextType>;
  installerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isAdvantagesInfoShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadOriginTaglys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectFiles?: Resolver<Array<ResolversTypes['ProjectFile']>, ParentType, ContextType>;
  registeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  spaceType?: Resolver<Types.Maybe<ResolversTypes['SpaceType']>, ParentType, ContextType>;
  start?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  street?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProjectModuleType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProjectContactResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectContact'] = ResolversParentTypes['ProjectContact']> = {
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salutation?: Resolver<Types.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
};

export type ProjectFileResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectFile'] = ResolversParentTypes['ProjectFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectForCustomerAccountResourceResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectForCustomerAccountResource'] = ResolversParentTypes['ProjectForCustomerAccountResource']> = {
  activeRequest?: Resolver<Types.Maybe<ResolversTypes['Request']>, ParentType, ContextType>;
  configuratorProject?: Resolver<Types.Maybe<ResolversTypes['ConfiguratorProject']>, ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  registeredWindowsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectNotificationResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectNotification'] = ResolversParentTypes['ProjectNotification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Types.Maybe<ResolversTypes['ProjectNotificationMetadata']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
};

export type ProjectNotificationMetadataResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectNotificationMetadata'] = ResolversParentTypes['ProjectNotificationMetadata']> = {
  projectContact?: Resolver<Types.Maybe<ResolversTypes['ProjectContact']>, ParentType, ContextType>;
  projectType?: Resolver<Types.Maybe<ResolversTypes['ProjectModuleType']>, ParentType, ContextType>;
  requestId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProjectNotificationsPageResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectNotificationsPage'] = ResolversParentTypes['ProjectNotificationsPage']> = {
  items?: Resolver<Array<ResolversTypes['ProjectNotification']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectsForCustomerAccountPageResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProjectsForCustomerAccountPage'] = ResolversParentTypes['ProjectsForCustomerAccountPage']> = {
  items?: Resolver<Array<ResolversTypes['ProjectForCustomerAccountResource']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  attachments?: Resolver<Types.Maybe<Array<ResolversTypes['Attachment']>>, ParentType, ContextType, RequireFields<Types.QueryAttachmentsArgs, 'idRequest'>>;
  bookmarkContent?: Resolver<Types.Maybe<Array<ResolversTypes['Bookmark']>>, ParentType, ContextType>;
  documentContent?: Resolver<Types.Maybe<Array<ResolversTypes['Document']>>, ParentType, ContextType>;
  faqContent?: Resolver<Types.Maybe<Array<ResolversTypes['FaqItem']>>, ParentType, ContextType>;
  projects?: Resolver<Types.Maybe<ResolversTypes['ProjectsForCustomerAccountPage']>, ParentType, ContextType, RequireFields<Types.QueryProjectsArgs, 'skip' | 'take'>>;
  requestReasons?: Resolver<Types.Maybe<Array<ResolversTypes['CancellationReason']>>, ParentType, ContextType, RequireFields<Types.QueryRequestReasonsArgs, 'idRequest'>>;
  runtimeConfig?: Resolver<Types.Maybe<ResolversTypes['RuntimeConfig']>, ParentType, ContextType>;
  showAccount?: Resolver<Types.Maybe<ResolversTypes['CustomerAccount']>, ParentType, ContextType>;
  showRequest?: Resolver<Types.Maybe<ResolversTypes['RequestResponseModel']>, ParentType, ContextType, RequireFields<Types.QueryShowRequestArgs, 'id'>>;
  unreadNotifications?: Resolver<Types.Maybe<ResolversTypes['ProjectNotificationsPage']>, ParentType, ContextType, RequireFields<Types.QueryUnreadNotificationsArgs, 'skip' | 'take'>>;
};

export type RequestResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Request'] = ResolversParentTypes['Request']> = {
  cartItems?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  currentReasonId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currentStatus?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  customReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadline?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationEndDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  installationFlow?: Resolver<ResolversTypes['InstallationFlow'], ParentType, ContextType>;
  installationStartDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  installerId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  installerSiteVisitDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isUserConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netInstallationPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netProductPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusBeforePausing?: Resolver<Types.Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  surveyType?: Resolver<Types.Maybe<ResolversTypes['SurveyType']>, ParentType, ContextType>;
  taglysApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RequestResponseModelResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['RequestResponseModel'] = ResolversParentTypes['RequestResponseModel']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentReason?: Resolver<Types.Maybe<ResolversTypes['CancellationReason']>, ParentType, ContextType>;
  currentStatus?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  deadlineDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationEndDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  installationFlow?: Resolver<ResolversTypes['InstallationFlow'], ParentType, ContextType>;
  installationStartDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  installerLocation?: Resolver<Types.Maybe<ResolversTypes['InstallerLocationModel']>, ParentType, ContextType>;
  isUserConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousActiveStatus?: Resolver<Types.Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  remainingDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RuntimeConfigResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['RuntimeConfig'] = ResolversParentTypes['RuntimeConfig']> = {
  alternativeInstallationFlow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  defaultLocale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domains?: Resolver<Array<ResolversTypes['CountryDomain']>, ParentType, ContextType>;
  registrationServiceUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['SignInConfig'], ParentType, ContextType>;
  tagManagerId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vProEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  windowRegistrationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInConfigResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['SignInConfig'] = ResolversParentTypes['SignInConfig']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyIds?: Resolver<ResolversTypes['SignInPolicyIds'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInPolicyIdsResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['SignInPolicyIds'] = ResolversParentTypes['SignInPolicyIds']> = {
  resetPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type Resolvers<ContextType = GraphQlContext> = {
  Attachment?: AttachmentResolvers<ContextType>;
  Bookmark?: BookmarkResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartTotal?: CartTotalResolvers<ContextType>;
  ConfiguratorProject?: ConfiguratorProjectResolvers<ContextType>;
  CountryDomain?: CountryDomainResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAccount?: CustomerAccountResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  FaqItem?: FaqItemResolvers<ContextType>;
  Installer?: InstallerResolvers<ContextType>;
  InstallerLocationModel?: InstallerLocationModelResolvers<ContextType>;
  InstallerVacation?: InstallerVacationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectContact?: ProjectContactResolvers<ContextType>;
  ProjectFile?: ProjectFileResolvers<ContextType>;
  ProjectForCustomerAccountResource?: ProjectForCustomerAccountResourceResolvers<ContextType>;
  ProjectNotification?: ProjectNotificationResolvers<ContextType>;
  ProjectNotificationMetadata?: ProjectNotificationMetadataResolvers<ContextType>;
  ProjectNotificationsPage?: ProjectNotificationsPageResolvers<ContextType>;
  ProjectsForCustomerAccountPage?: ProjectsForCustomerAccountPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Request?: RequestResolvers<ContextType>;
  RequestResponseModel?: RequestResponseModelResolvers<ContextType>;
  RuntimeConfig?: RuntimeConfigResolvers<ContextType>;
  SignInConfig?: SignInConfigResolvers<ContextType>;
  SignInPolicyIds?: SignInPolicyIdsResolvers<ContextType>;
  Upload?: GraphQLScalarType;
};

export type DirectiveResolvers<ContextType = GraphQlContext> = {
  authorize?: AuthorizeDirectiveResolver<any, any, ContextType>;
};
