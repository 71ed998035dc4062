import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { type RouteObject, redirect } from "react-router-dom";
import { IntroductionPage } from "../features/introduction/IntroductionPage.tsx";
import { ensureMessages } from "../i18n/localeStore.ts";
import type { MessageExtent } from "../i18n/messageExtents.ts";
import { paths } from "../paths.ts";
import { GuestLayout } from "./GuestLayout.tsx";
import { loadersFor } from "./loaders.ts";
import { nextTask } from "./nextTask.ts";
import { RootLayout } from "./RootLayout.tsx";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";
import type { RouteHandle } from "./routeHandle.ts";
import { StartScreen } from "./StartScreen.tsx";
import { titles } from "./titleMessages.ts";

/** Every screen with its path, layout and guard. */
export function routesFor(queryClient: QueryClient): RouteObject[] {
  const load = loadersFor(queryClient);
  return [
    {
      element: <RootLayout />,
      hydrateFallbackElement: <StartScreen />,
      children: [
        {
          errorElement: <RouteErrorScreen />,
          children: [
            {
              element: <GuestLayout />,
              children: [{ errorElement: <RouteErrorScreen />, children: guestScreens(load) }],
            },
            {
              loader: load.cabinet,
              lazy: withMessages(
                () => import("./CabinetLayout.tsx").then((it) => it.CabinetLayout),
                "overview",
              ),
              children: [{ errorElement: <RouteErrorScreen />, children: cabinetScreens(load) }],
            },
            ...screensWithoutLayout(load),
            ...developerScreens(),
            { path: "*", loader: () => redirect(paths.introduction) },
          ],
        },
      ],
    },
  ];
}

/** A screen with a chunk of its own. The messages that it shows come beside it. */
function withMessages(load: () => Promise<ComponentType>, extent: MessageExtent = "all") {
  return {
    Component: async () => {
      const messages = ensureMessages(extent);
      // What the services are asked for goes before scripts.
      await nextTask();
      const [Component] = await Promise.all([load(), messages]);
      return Component;
    },
  };
}

type Loaders = ReturnType<typeof loadersFor>;

function guestScreens(load: Loaders): RouteObject[] {
  return [
    {
      path: paths.introduction,
      loader: load.guest,
      element: <IntroductionPage />,
      handle: view("home page"),
    },
    {
      path: paths.associateProject,
      loader: load.everybody,
      lazy: withMessages(() => import("./AssociateScreen.tsx").then((it) => it.AssociateScreen)),
      handle: view("associate project", titles.associate.id),
    },
    {
      path: paths.claim,
      loader: load.everybody,
      lazy: withMessages(() => import("./ClaimScreen.tsx").then((it) => it.ClaimScreen)),
      handle: view("claim installed windows", titles.claim.id),
    },
    {
      path: paths.logout,
      loader: load.guest,
      lazy: {
        Component: async () => (await import("../features/introduction/SignedOutPage.tsx")).SignedOutPage,
      },
      handle: view("logout"),
    },
  ];
}

function cabinetScreens(load: Loaders): RouteObject[] {
  return [
    {
      path: paths.projects,
      loader: load.projects,
      lazy: withMessages(() => import("./OverviewScreen.tsx").then((it) => it.OverviewScreen), "overview"),
      handle: cabinetView("project list", titles.projectList.id, load.projects),
    },
    {
      path: paths.project,
      loader: load.project,
      lazy: withMessages(() => import("./ProjectScreen.tsx").then((it) => it.ProjectScreen)),
      handle: cabinetView("project", titles.project.id, load.project),
    },
    {
      path: paths.windowRegistration,
      lazy: withMessages(() =>
        import("./WindowRegistrationScreen.tsx").then((it) => it.WindowRegistrationScreen),
      ),
      handle: cabinetView("window registration", titles.windowRegistration.id),
    },
    {
      path: paths.faq,
      loader: load.faq,
      lazy: withMessages(() => import("./FaqScreen.tsx").then((it) => it.FaqScreen)),
      handle: cabinetView("faq", titles.faq.id, load.faq),
    },
    {
      path: paths.window,
      loader: load.window,
      lazy: withMessages(() => import("./WindowScreen.tsx").then((it) => it.WindowScreen)),
      handle: cabinetView("window", titles.window.id, load.window),
    },
  ];
}

function screensWithoutLayout(load: Loaders): RouteObject[] {
  return [
    {
      path: paths.authorization,
      loader: load.authorization,
      // The loader always leads elsewhere.
      element: null,
      lazy: {
        ErrorBoundary: async () =>
          (await import("../features/authorization/AuthorizationError.tsx")).AuthorizationError,
      },
      handle: view("authorization"),
    },
    {
      loader: load.config,
      lazy: withMessages(() => import("./FeedbackLayout.tsx").then((it) => it.FeedbackLayout)),
      children: [{ errorElement: <RouteErrorScreen />, children: [feedbackScreen()] }],
    },
    {
      path: paths.campaignPreview,
      loader: load.config,
      lazy: withMessages(() =>
        import("../features/campaigns/CampaignPreviewPage.tsx").then((it) => it.CampaignPreviewPage),
      ),
      handle: view("campaign asset preview"),
    },
  ];
}

function feedbackScreen(): RouteObject {
  return {
    path: paths.feedback,
    lazy: withMessages(() => import("../features/feedback/FeedbackPage.tsx").then((it) => it.FeedbackPage)),
    handle: view("feedback", titles.feedback.id),
  };
}

/** In development alone: a build holds nothing of them. */
function developerScreens(): RouteObject[] {
  return import.meta.env.DEV
    ? [
        {
          path: "/components",
          lazy: withMessages(() => import("../showcase/ShowcasePage.tsx").then((it) => it.ShowcasePage)),
        },
      ]
    : [];
}

function view(viewName: string, titleTranslationKey?: string): RouteHandle {
  return { viewName, ...(titleTranslationKey && { titleTranslationKey }) };
}

function cabinetView(
  viewName: string,
  titleTranslationKey: string,
  prefetch?: RouteHandle["prefetch"],
): RouteHandle {
  return { ...view(viewName, titleTranslationKey), signInRequired: true, ...(prefetch && { prefetch }) };
}
