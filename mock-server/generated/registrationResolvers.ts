import type * as Types from "./registration.ts";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphQlContext } from '../services/requestContext.ts';
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
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ProductOwner: ResolverTypeWrapper<Types.ProductOwner>;
  ProductOwnerInput: Types.ProductOwnerInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisteredWindow: ResolverTypeWrapper<Types.RegisteredWindow>;
  RegisteredWindowsOrder: Types.RegisteredWindowsOrder;
  RegisteredWindowsPage: ResolverTypeWrapper<Types.RegisteredWindowsPage>;
  RegisteredWindowsWhere: Types.RegisteredWindowsWhere;
  RoomType: Types.RoomType;
  Salutation: Types.Salutation;
  SortOrder: Types.SortOrder;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  WindowProductInput: Types.WindowProductInput;
  WindowTitle: Types.WindowTitle;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Types.Scalars['Boolean']['output'];
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  ID: Types.Scalars['ID']['output'];
  Int: Types.Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  ProductOwner: Types.ProductOwner;
  ProductOwnerInput: Types.ProductOwnerInput;
  Query: Record<PropertyKey, never>;
  RegisteredWindow: Types.RegisteredWindow;
  RegisteredWindowsOrder: Types.RegisteredWindowsOrder;
  RegisteredWindowsPage: Types.RegisteredWindowsPage;
  RegisteredWindowsWhere: Types.RegisteredWindowsWhere;
  String: Types.Scalars['String']['output'];
  Upload: Types.Scalars['Upload']['output'];
  WindowProductInput: Types.WindowProductInput;
};

export type AuthorizeDirectiveArgs = {
  policy?: Types.Maybe<Types.Scalars['String']['input']>;
  roles?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
};

export type AuthorizeDirectiveResolver<Result, Parent, ContextType = GraphQlContext, Args = AuthorizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MutationResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  claimRegisteredWindows?: Resolver<Array<ResolversTypes['RegisteredWindow']>, ParentType, ContextType, RequireFields<Types.MutationClaimRegisteredWindowsArgs, 'registrationToken'>>;
  deleteInvoice?: Resolver<ResolversTypes['RegisteredWindow'], ParentType, ContextType, RequireFields<Types.MutationDeleteInvoiceArgs, 'id'>>;
  registerInstalledWindows?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationRegisterInstalledWindowsArgs, 'windowProducts'>>;
  registerProjectWindows?: Resolver<Array<ResolversTypes['RegisteredWindow']>, ParentType, ContextType, RequireFields<Types.MutationRegisterProjectWindowsArgs, 'projectId' | 'windowProducts'>>;
  registerWindowsWithOwner?: Resolver<Array<ResolversTypes['RegisteredWindow']>, ParentType, ContextType, RequireFields<Types.MutationRegisterWindowsWithOwnerArgs, 'productOwner' | 'windowProducts'>>;
  updateRegisteredWindowInstallerName?: Resolver<ResolversTypes['RegisteredWindow'], ParentType, ContextType, RequireFields<Types.MutationUpdateRegisteredWindowInstallerNameArgs, 'id' | 'name'>>;
  updateRegisteredWindowNotes?: Resolver<ResolversTypes['RegisteredWindow'], ParentType, ContextType, RequireFields<Types.MutationUpdateRegisteredWindowNotesArgs, 'id' | 'notes'>>;
  updateRegisteredWindowRoom?: Resolver<ResolversTypes['RegisteredWindow'], ParentType, ContextType, RequireFields<Types.MutationUpdateRegisteredWindowRoomArgs, 'id' | 'room'>>;
  uploadInvoice?: Resolver<ResolversTypes['RegisteredWindow'], ParentType, ContextType, RequireFields<Types.MutationUploadInvoiceArgs, 'file' | 'id'>>;
};

export type ProductOwnerResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['ProductOwner'] = ResolversParentTypes['ProductOwner']> = {
  acceptedMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  county?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  houseNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<Types.Maybe<ResolversTypes['Salutation']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  invoiceFileUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Types.QueryInvoiceFileUrlArgs, 'registeredWindowId'>>;
  registeredWindowById?: Resolver<Types.Maybe<ResolversTypes['RegisteredWindow']>, ParentType, ContextType, RequireFields<Types.QueryRegisteredWindowByIdArgs, 'id'>>;
  registeredWindows?: Resolver<Types.Maybe<ResolversTypes['RegisteredWindowsPage']>, ParentType, ContextType, RequireFields<Types.QueryRegisteredWindowsArgs, 'skip' | 'take'>>;
};

export type RegisteredWindowResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['RegisteredWindow'] = ResolversParentTypes['RegisteredWindow']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  installationDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  installerLogo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  installerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceFilename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePath?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Types.Maybe<ResolversTypes['ProductOwner']>, ParentType, ContextType>;
  productDatasheet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  room?: Resolver<Types.Maybe<ResolversTypes['RoomType']>, ParentType, ContextType>;
  serialNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['WindowTitle'], ParentType, ContextType>;
};

export type RegisteredWindowsPageResolvers<ContextType = GraphQlContext, ParentType extends ResolversParentTypes['RegisteredWindowsPage'] = ResolversParentTypes['RegisteredWindowsPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RegisteredWindow']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type Resolvers<ContextType = GraphQlContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  ProductOwner?: ProductOwnerResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisteredWindow?: RegisteredWindowResolvers<ContextType>;
  RegisteredWindowsPage?: RegisteredWindowsPageResolvers<ContextType>;
  Upload?: GraphQLScalarType;
};

export type DirectiveResolvers<ContextType = GraphQlContext> = {
  authorize?: AuthorizeDirectiveResolver<any, any, ContextType>;
};
