import type { Resolvers } from "../generated/mainApi.ts";

export const accountResolvers: Resolvers = {
  Query: {
    showAccount: (_, __, { account }) => account,
  },
};
