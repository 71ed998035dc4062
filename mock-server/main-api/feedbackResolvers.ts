import type { Resolvers } from "../generated/mainApi.ts";
import { codedError, notFound, refuse, type Violation } from "../graphql/errors.ts";
import { lengthViolation } from "../rules/textRules.ts";

export const feedbackResolvers: Resolvers = {
  Mutation: {
    giveFeedback: (_, { projectId, rating, comment }, { world }) => {
      if (!world.projects.some(({ id }) => id === projectId)) throw notFound("project", projectId);
      const violations: Violation[] = [];
      if (rating < 1 || rating > 5) {
        violations.push({ field: "rating", message: `The rating is 1 to 5, not ${rating}.` });
      }
      const tooLong = lengthViolation(comment ?? "", 0, 2000);
      if (tooLong) violations.push({ field: "comment", message: tooLong });
      refuse(violations);
      if (world.feedback.some((given) => given.projectId === projectId)) {
        throw codedError("FEEDBACK_ALREADY_GIVEN", "Feedback on this project was given already.");
      }
      world.feedback.push({ projectId, rating, comment: comment ?? null });
      return true;
    },
  },
};
