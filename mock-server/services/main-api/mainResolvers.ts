import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { contentResolvers } from "./contentResolvers.ts";
import { feedbackResolvers } from "./feedbackResolvers.ts";
import { notificationResolvers } from "./notificationResolvers.ts";
import { projectResolvers } from "./projectResolvers.ts";
import { attachmentResolvers } from "./requests/attachmentResolvers.ts";
import { requestResolvers } from "./requests/requestResolvers.ts";
import { runtimeConfigResolvers } from "./runtimeConfigResolvers.ts";

const accountResolvers: Resolvers = {
  Query: {
    showAccount: (_, __, { account }) => account,
  },
};

export const mainResolvers: Resolvers[] = [
  accountResolvers,
  attachmentResolvers,
  contentResolvers,
  feedbackResolvers,
  notificationResolvers,
  projectResolvers,
  requestResolvers,
  runtimeConfigResolvers,
];
