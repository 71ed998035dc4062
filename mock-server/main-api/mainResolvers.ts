import type { Resolvers } from "../generated/mainApi.ts";
import { accountResolvers } from "./accountResolvers.ts";
import { attachmentResolvers } from "./attachmentResolvers.ts";
import { contentResolvers } from "./contentResolvers.ts";
import { feedbackResolvers } from "./feedbackResolvers.ts";
import { notificationResolvers } from "./notificationResolvers.ts";
import { projectResolvers } from "./projectResolvers.ts";
import { requestResolvers } from "./requestResolvers.ts";
import { runtimeConfigResolvers } from "./runtimeConfigResolvers.ts";

/** All resolvers of the main API. */
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
