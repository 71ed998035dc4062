import type { Resolvers } from "../generated/mainApi.ts";
import { codedError, refuse } from "../graphql/errors.ts";
import { cancellationReasons } from "../world/cancellationReasons.ts";
import { contentLanguageOf } from "../world/content/contentLanguage.ts";
import { isCancellable, isPaused } from "../world/requestStatuses.ts";
import { findOwnRequest, ownRequest } from "./ownRequest.ts";
import { requestForCustomer } from "./requestModels.ts";

export const requestResolvers: Resolvers = {
  Query: {
    showRequest: (_, { id }, context) => {
      const request = findOwnRequest(context, id);
      return request ? requestForCustomer(context.world, request, context.locale) : null;
    },
    requestReasons: (_, { idRequest }, context) =>
      findOwnRequest(context, idRequest)
        ? cancellationReasons(context.world, contentLanguageOf(context.locale))
        : null,
  },
  Mutation: {
    cancelRequest: (_, { requestId, reasonId }, context) => {
      const request = ownRequest(context, requestId);
      const { currentStatus } = request;
      if (!isCancellable(currentStatus)) {
        throw codedError(
          "REQUEST_NOT_CANCELLABLE",
          `A request in the status ${currentStatus} cannot be cancelled.`,
        );
      }
      const reasons = cancellationReasons(context.world, contentLanguageOf(context.locale));
      if (!reasons.some(({ id }) => id === reasonId)) {
        refuse([{ field: "reasonId", message: `There is no reason with the id "${reasonId}".` }]);
      }
      if (!isPaused(currentStatus)) request.statusBeforePausing = currentStatus;
      request.currentStatus = "CANCELLED";
      request.currentReasonId = reasonId;
      const project = context.world.projects.find(({ id }) => id === request.projectId);
      if (project) project.isArchived = true;
      return requestForCustomer(context.world, request, context.locale);
    },
    updateCustomer: async (_, { requestId, customer }, context) => {
      const request = ownRequest(context, requestId);
      // Loaded here, as the rules of telephone numbers are large.
      const { personViolations } = await import("../rules/personRules.ts");
      refuse(personViolations(context.world.country, customer, "customer"));
      request.customer = { ...request.customer, ...customer };
      return requestForCustomer(context.world, request, context.locale);
    },
  },
};
