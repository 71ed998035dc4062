import type { Resolvers } from "../generated/mainApi.ts";
import { codedError, notFound, refuse, type Violation } from "../graphql/errors.ts";
import { lengthViolation } from "../rules/textRules.ts";

export const feedbackResolvers: Resolvers = {
  Mutation: {
    giveFeedback: (_, { projectId, rating, comment }, { world, texts }) => {
      if (!world.projects.some(({ id }) => id === projectId)) throw notFound(texts.unknownProject(projectId));
      const violations: Violation[] = [];
      if (rating < 1 || rating > 5) {
        violations.push({ field: "rating", message: texts.rating(rating) });
      }
      const tooLong = lengthViolation(texts, comment ?? "", 0, 2000);
      if (tooLong) violations.push({ field: "comment", message: tooLong });
      refuse(violations);
      if (world.feedback.some((given) => given.projectId === projectId)) {
        throw codedError("FEEDBACK_ALREADY_GIVEN", texts.feedbackGiven);
      }
      world.feedback.push({ projectId, rating, comment: comment ?? null });
      return true;
    },
  },
};
