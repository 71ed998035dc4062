import type { Resolvers } from "../generated/mainApi.ts";
import { codedError, refuse } from "../graphql/errors.ts";
import { cancellationProblem, reasonViolations } from "../rules/cancellationRules.ts";
import { cancellationReasons } from "../world/cancellationReasons.ts";
import { contentLanguageOf } from "../world/content/contentLanguage.ts";
import { isPaused } from "../world/requestStatuses.ts";
import { findOwnProject } from "./ownProject.ts";
import { findOwnRequest, ownRequest } from "./ownRequest.ts";
import { requestForCustomer, requestOf } from "./requestModels.ts";

export const requestResolvers: Resolvers = {
  Query: {
    showRequest: (_, { id }, context) => {
      const request = findOwnRequest(context, id);
      return request ? requestForCustomer(context.world, request, context.locale) : null;
    },
    projectRequests: (_, { projectId }, context) => {
      if (!findOwnProject(context, projectId)) return null;
      return context.world.requests
        .filter((request) => request.projectId === projectId)
        .toReversed()
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map((request) => requestOf(context.world, request, context.locale));
    },
    requestReasons: (_, { idRequest }, context) =>
      findOwnRequest(context, idRequest)
        ? cancellationReasons(context.world, contentLanguageOf(context.locale))
        : null,
  },
  Mutation: {
    cancelRequest: (_, { requestId, reasonId, customReason }, context) => {
      const request = ownRequest(context, requestId);
      const { currentStatus } = request;
      const problem = cancellationProblem(context.texts, currentStatus);
      if (problem) throw codedError("REQUEST_NOT_CANCELLABLE", problem);
      const reasons = cancellationReasons(context.world, contentLanguageOf(context.locale));
      const ownWords = customReason?.trim() || null;
      refuse(reasonViolations(context.texts, reasons, reasonId, ownWords));
      if (!isPaused(currentStatus)) request.statusBeforePausing = currentStatus;
      request.currentStatus = "CANCELLED";
      request.currentReasonId = reasonId;
      request.customReason = ownWords;
      // Nobody has anything left to do.
      request.deadlineDays = null;
      request.deadline = null;
      const project = context.world.projects.find(({ id }) => id === request.projectId);
      if (project) project.isArchived = true;
      return requestForCustomer(context.world, request, context.locale);
    },
    updateCustomer: async (_, { requestId, customer }, context) => {
      const request = ownRequest(context, requestId);
      // Loaded here, as the rules of telephone numbers are large.
      const { personViolations } = await import("../rules/personRules.ts");
      refuse(personViolations(context.texts, context.world.country, customer, "customer"));
      request.customer = { ...request.customer, ...customer };
      return requestForCustomer(context.world, request, context.locale);
    },
  },
};
