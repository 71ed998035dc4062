import type { ComponentType } from "react";
import type { PlainMessageId } from "../i18n/text.tsx";
import { paths, type ScreenName } from "../paths.ts";

/**
 * Who may open a screen:
 * - `anonymous`: signed-in customers are redirected to the project list.
 * - `everybody`: the session is known before the screen opens.
 * - `signedIn`: anonymous visitors are redirected to sign in.
 * - `none`: the session is not checked.
 * - `signInReturn`: the sign-in is completed, which always redirects. The screen shows only why that failed.
 */
export type Guard = "anonymous" | "everybody" | "signedIn" | "none" | "signInReturn";

type Load = () => Promise<ComponentType>;

/** The layouts that have a chunk and a guard for all their screens. */
export const layouts = {
  cabinet: {
    guard: "signedIn",
    load: () => import("./layouts/CabinetLayout.tsx").then((it) => it.CabinetLayout),
  },
  feedback: {
    guard: "none",
    load: () => import("./layouts/FeedbackLayout.tsx").then((it) => it.FeedbackLayout),
  },
} satisfies Record<string, { guard: Guard; load: Load }>;

export type Screen = {
  path: string;
  /** Its name in page-view events. */
  viewName: string;
  /** Message id of the document title; without it the title is the portal's name. */
  titleTranslationKey?: Extract<PlainMessageId, `page.${string}.metaTitle`>;
  /** Loads its chunk; null if it is in the start chunk. */
  load: Load | null;
  /** Its messages are in the start chunk. */
  hasStartMessages?: true;
} & ({ layout: keyof typeof layouts; guard?: never } | { layout: "guest" | "none"; guard: Guard });

/** The screens. This module needs neither React nor a browser, so that scripts of the build can read it. */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  introduction: {
    path: paths.introduction,
    viewName: "home page",
    layout: "guest",
    guard: "anonymous",
    load: null,
  },
  associateProject: {
    path: paths.associateProject,
    viewName: "associate project",
    titleTranslationKey: "page.associate.metaTitle",
    layout: "guest",
    guard: "everybody",
    load: () => import("./screens/AssociateScreen.tsx").then((it) => it.AssociateScreen),
  },
  claim: {
    path: paths.claim,
    viewName: "claim installed windows",
    titleTranslationKey: "page.claim.metaTitle",
    layout: "guest",
    guard: "everybody",
    load: () => import("../features/windows/claim/ClaimPage.tsx").then((it) => it.ClaimPage),
  },
  logout: {
    path: paths.logout,
    viewName: "logout",
    layout: "guest",
    guard: "anonymous",
    load: () => import("../features/introduction/SignedOutPage.tsx").then((it) => it.SignedOutPage),
    hasStartMessages: true,
  },
  projects: {
    path: paths.projects,
    viewName: "project list",
    titleTranslationKey: "page.projectList.metaTitle",
    layout: "cabinet",
    load: () => import("./screens/ProjectListScreen.tsx").then((it) => it.ProjectListScreen),
  },
  project: {
    path: paths.project,
    viewName: "project",
    titleTranslationKey: "page.project.metaTitle",
    layout: "cabinet",
    load: () => import("./screens/ProjectScreen.tsx").then((it) => it.ProjectScreen),
  },
  windowRegistration: {
    path: paths.windowRegistration,
    viewName: "window registration",
    titleTranslationKey: "page.windowRegistration.metaTitle",
    layout: "cabinet",
    load: () => import("./screens/RegistrationScreen.tsx").then((it) => it.RegistrationScreen),
  },
  faq: {
    path: paths.faq,
    viewName: "faq",
    titleTranslationKey: "page.faq.metaTitle",
    layout: "cabinet",
    load: () => import("./screens/FaqScreen.tsx").then((it) => it.FaqScreen),
  },
  window: {
    path: paths.window,
    viewName: "window",
    titleTranslationKey: "page.window.metaTitle",
    layout: "cabinet",
    load: () => import("./screens/WindowScreen.tsx").then((it) => it.WindowScreen),
  },
  authorization: {
    path: paths.authorization,
    viewName: "authorization",
    layout: "none",
    guard: "signInReturn",
    load: () => import("./screens/AuthorizationErrorScreen.tsx").then((it) => it.AuthorizationErrorScreen),
    hasStartMessages: true,
  },
  feedback: {
    path: paths.feedback,
    viewName: "feedback",
    titleTranslationKey: "page.feedback.metaTitle",
    layout: "feedback",
    load: () => import("../features/feedback/FeedbackPage.tsx").then((it) => it.FeedbackPage),
  },
  campaignPreview: {
    path: paths.campaignPreview,
    viewName: "campaign asset preview",
    layout: "none",
    guard: "none",
    load: () =>
      import("../features/campaigns/preview/CampaignPreviewPage.tsx").then((it) => it.CampaignPreviewPage),
  },
};

/** The screen of a route, whose id is the screen's name. */
export function findScreen(routeId: string | undefined): Screen | undefined {
  const screensById: Partial<Record<string, Screen>> = screens;
  return screensById[routeId ?? ""];
}
