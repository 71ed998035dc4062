import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { findReasonViolations, getCancellationError } from "#rules/cancellationRules.ts";
import { findPersonViolations } from "#rules/personRules.ts";
import { getContentLanguage } from "#seeds/content/contentLanguage.ts";
import { createCodedError, throwViolations } from "#services/graphql/errors.ts";
import { findOwnRequest, getOwnRequest } from "#services/graphql/ownRecords.ts";
import { getCancellationReasons } from "#world/cancellationReasons.ts";
import { cancelRequest } from "#world/requests.ts";
import { createCartModel, createCustomerRequestModel, isOverdue } from "./requestModels.ts";

export const requestResolvers: Resolvers = {
  Request: {
    // No operation accepts one.
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
