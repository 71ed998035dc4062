import type { Resolvers } from "#generated/mainApiResolvers.ts";
import type { Violation } from "#rules/violations.ts";
import { checkLength } from "#rules/violations.ts";
import { formatText } from "#texts/texts.ts";
import { createCodedError, createNotFoundError, throwViolations } from "../graphql/errors.ts";

const maxCommentLength = 2000;

export const feedbackResolvers: Resolvers = {
  Mutation: {
    giveFeedback: (_, { projectId, rating, comment }, { world, texts }) => {
      if (!world.projects.some(({ id }) => id === projectId)) {
        throw createNotFoundError(formatText(texts.unknownProject, { id: projectId }));
      }
      const violations: Violation[] = [];
      if (rating < 1 || rating > 5) {
        violations.push({ field: "rating", message: formatText(texts.invalidRating, { rating }) });
      }
      const commentError = checkLength(texts, comment ?? "", 0, maxCommentLength);
      if (commentError) violations.push({ field: "comment", message: commentError });
      throwViolations(violations);
      if (world.feedback.some((feedback) => feedback.projectId === projectId)) {
        throw createCodedError("FEEDBACK_ALREADY_GIVEN", texts.feedbackAlreadyGiven);
      }
      world.feedback.push({ projectId, rating, comment: comment ?? null });
      return true;
    },
  },
};
