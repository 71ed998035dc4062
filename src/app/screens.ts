import type { ComponentType } from "react";
import type { PlainMessageId } from "../i18n/text.tsx";
import { paths, type ScreenName } from "../paths.ts";

/**
 * The visitors that may open a screen:
 * - `anonymous`: signed-in customers are redirected to the project list.
 * - `everybody`: the session is known before the screen opens.
 * - `signedIn`: anonymous visitors are redirected to sign in.
 * - `none`: the portal does not check the session.
 * - `signInReturn`: the sign-in is completed, which always redirects. The screen shows only why that failed.
 */
export type Guard = "anonymous" | "everybody" | "signedIn" | "none" | "signInReturn";

type Load = () => Promise<ComponentType>;

/** A component that loads when it is shown. The build finds its chunk by this export. */
function screenChunk<Name extends string>(component: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return { component, load: () => load().then((it) => it[component]) };
}

/** The layouts that have a chunk and a guard for all their screens. */
export const layouts = {
  cabinet: {
    guard: "signedIn",
    ...screenChunk("CabinetLayout", () => import("./layouts/CabinetLayout.tsx")),
  },
  feedback: {
    guard: "none",
    ...screenChunk("FeedbackLayout", () => import("./layouts/FeedbackLayout.tsx")),
  },
} satisfies Record<string, { guard: Guard; component: string; load: Load }>;

export type Screen = {
  path: string;
  /** The screen's name in page-view events. */
  viewName: string;
  /** Message id of the document title; without it the title is the portal's name. */
  titleTranslationKey?: Extract<PlainMessageId, `page.${string}.metaTitle`>;
  /** The name of the component; undefined if the start chunk contains it. */
  component?: string;
  /** Loads the component's chunk. */
  load?: Load;
  /** Whether the start chunk contains the screen's messages. */
  hasStartMessages?: true;
} & ({ layout: keyof typeof layouts; guard?: never } | { layout: "guest" | "none"; guard: Guard });

/** The screens. This module needs neither React nor a browser, so that scripts of the build can read it. */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  introduction: {
    path: paths.introduction,
    viewName: "home page",
    layout: "guest",
    guard: "anonymous",
  },
  associateProject: {
    path: paths.associateProject,
    viewName: "associate project",
    titleTranslationKey: "page.associate.metaTitle",
    layout: "guest",
    guard: "everybody",
    ...screenChunk("AssociateScreen", () => import("./screens/AssociateScreen.tsx")),
  },
  claim: {
    path: paths.claim,
    viewName: "claim installed windows",
    titleTranslationKey: "page.claim.metaTitle",
    layout: "guest",
    guard: "everybody",
    ...screenChunk("ClaimPage", () => import("../features/windows/claim/ClaimPage.tsx")),
  },
  logout: {
    path: paths.logout,
    viewName: "logout",
    titleTranslationKey: "page.logout.metaTitle",
    layout: "guest",
    guard: "anonymous",
    ...screenChunk("SignedOutPage", () => import("../features/introduction/SignedOutPage.tsx")),
    hasStartMessages: true,
  },
  projects: {
    path: paths.projects,
    viewName: "project list",
    titleTranslationKey: "page.projectList.metaTitle",
    layout: "cabinet",
    ...screenChunk("ProjectListScreen", () => import("./screens/ProjectListScreen.tsx")),
  },
  project: {
    path: paths.project,
    viewName: "project",
    titleTranslationKey: "page.project.metaTitle",
    layout: "cabinet",
    ...screenChunk("ProjectScreen", () => import("./screens/ProjectScreen.tsx")),
  },
  windowRegistration: {
    path: paths.windowRegistration,
    viewName: "window registration",
    titleTranslationKey: "page.windowRegistration.metaTitle",
    layout: "cabinet",
    ...screenChunk("RegistrationScreen", () => import("./screens/RegistrationScreen.tsx")),
  },
  faq: {
    path: paths.faq,
    viewName: "faq",
    titleTranslationKey: "page.faq.metaTitle",
    layout: "cabinet",
    ...screenChunk("FaqScreen", () => import("./screens/FaqScreen.tsx")),
  },
  window: {
    path: paths.window,
    viewName: "window",
    titleTranslationKey: "page.window.metaTitle",
    layout: "cabinet",
    ...screenChunk("WindowScreen", () => import("./screens/WindowScreen.tsx")),
  },
  authorization: {
    path: paths.authorization,
    viewName: "authorization",
    layout: "none",
    guard: "signInReturn",
    ...screenChunk("AuthorizationErrorScreen", () => import("./screens/AuthorizationErrorScreen.tsx")),
    hasStartMessages: true,
  },
  feedback: {
    path: paths.feedback,
    viewName: "feedback",
    titleTranslationKey: "page.feedback.metaTitle",
    layout: "feedback",
    ...screenChunk("FeedbackPage", () => import("../features/feedback/FeedbackPage.tsx")),
  },
  campaignPreview: {
    path: paths.campaignPreview,
    viewName: "campaign asset preview",
    layout: "none",
    guard: "none",
    ...screenChunk(
      "CampaignPreviewPage",
      () => import("../features/campaigns/preview/CampaignPreviewPage.tsx"),
    ),
  },
};

/** The screen of a route, whose id is the screen's name. */
export function findScreen(routeId: string | undefined): Screen | undefined {
  const screensById: Partial<Record<string, Screen>> = screens;
  return screensById[routeId ?? ""];
}
