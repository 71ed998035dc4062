import type { Cart, RequestResponseModel } from "#generated/mainApi.ts";
import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { findReasonViolations, getCancellationError } from "#rules/cancellationRules.ts";
import { findPersonViolations } from "#rules/personRules.ts";
import { getContentLanguage } from "#seeds/content/contentLanguage.ts";
import { createCodedError, throwViolations } from "#services/graphql/errors.ts";
import { findOwnRequest, getOwnRequest } from "#services/graphql/ownRecords.ts";
import { getCancellationReasons } from "#world/cancellationReasons.ts";
import type { CartRecord, RequestRecord } from "#world/records.ts";
import { cancelRequest } from "#world/requests.ts";
import type { World } from "#world/world.ts";

export const requestResolvers: Resolvers = {
  Request: {
    // No operation accepts an offer.
    token: () => null,
    overdue: (request, _, { world }) => isOverdue(world, request),
    price: ({ cart }) => cart?.total.price ?? null,
    netPrice: ({ cart }) => cart?.total.netPrice ?? null,
    netProductPrice: ({ cart }) => cart?.total.netProductPrice ?? null,
    netInstallationPrice: ({ cart }) => cart?.total.netInstallationPrice ?? null,
    cartItems: ({ cart }, _, { world, locale }) => (cart ? createCartModel(world, cart, locale).items : []),
  },
  Query: {
    showRequest: (_, { id }, context) => {
      const request = findOwnRequest(context, id);
      return request ? createCustomerRequestModel(context.world, request, context.locale) : null;
    },
    requestReasons: (_, { idRequest }, context) =>
      findOwnRequest(context, idRequest)
        ? getCancellationReasons(context.world, getContentLanguage(context.locale))
        : null,
  },
  Mutation: {
    cancelRequest: (_, { requestId, reasonId, customReason }, context) => {
      const request = getOwnRequest(context, requestId);
      const error = getCancellationError(context.texts, request.currentStatus);
      if (error) throw createCodedError("REQUEST_NOT_CANCELLABLE", error);
      const reasons = getCancellationReasons(context.world, getContentLanguage(context.locale));
      const trimmedReason = customReason?.trim() || null;
      throwViolations(findReasonViolations(context.texts, reasons, reasonId, trimmedReason));
      cancelRequest(context.world, request, { reasonId, customReason: trimmedReason });
      return createCustomerRequestModel(context.world, request, context.locale);
    },
    updateCustomer: (_, { requestId, customer }, context) => {
      const request = getOwnRequest(context, requestId);
      throwViolations(findPersonViolations(context.texts, context.world.country, customer, "customer"));
      request.customer = { ...request.customer, ...customer };
      return createCustomerRequestModel(context.world, request, context.locale);
    },
  },
};

const dayMs = 86_400_000;

/** Creates the SDL's `RequestResponseModel` with texts in the language of a locale. */
export function createCustomerRequestModel(
  world: World,
  request: RequestRecord,
  locale: string,
): RequestResponseModel {
  const reasons = getCancellationReasons(world, getContentLanguage(locale));
  const remainingMs = request.deadline ? Date.parse(request.deadline) - world.clock.now().getTime() : null;
  return {
    ...request,
    currentReason: reasons.find(({ id }) => id === request.currentReasonId) ?? null,
    previousActiveStatus: request.statusBeforePausing,
    installerLocation:
      world.installers.find(({ installerId }) => installerId === request.installerId) ?? null,
    remainingDays:
      request.deadlineDays === null || remainingMs === null ? null : Math.floor(remainingMs / dayMs),
    overdue: isOverdue(world, request),
    cart: request.cart && createCartModel(world, request.cart, locale),
  };
}

/** Whether the request was seeded as overdue, or the world's clock has passed its deadline. */
export function isOverdue({ clock }: World, { overdue, deadline, deadlineDays }: RequestRecord): boolean {
  return (
    overdue || (deadlineDays !== null && deadline !== null && Date.parse(deadline) < clock.now().getTime())
  );
}

/** Creates the SDL's `Cart` with product names in the language of a locale. */
export function createCartModel({ content }: World, record: CartRecord, locale: string): Cart {
  const { installableProduct, items, ...cart } = record;
  const { products } = content[getContentLanguage(locale)];
  return {
    ...cart,
    installableProductName: products[installableProduct],
    items: items.map(({ product, ...item }) => ({ ...item, description: products[product] })),
  };
}
