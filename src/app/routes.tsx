import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { IntroductionPage } from "../features/introduction/IntroductionPage.tsx";
import { loadAllMessages } from "../i18n/locale/activeLocale.ts";
import { paths } from "../paths.ts";
import { RouteErrorScreen } from "./errors/RouteErrorScreen.tsx";
import { GuestLayout } from "./layouts/GuestLayout.tsx";
import { RootLayout } from "./layouts/RootLayout.tsx";
import { StartScreen } from "./layouts/StartScreen.tsx";
import { createLoaders } from "./loaders.ts";
import { redirectFrom } from "./navigation/redirectFrom.ts";
import type { RouteHandle } from "./routeHandle.ts";
import { titles } from "./titleMessages.ts";

/** Lets the router show the introduction at once, as it is in the page's HTML. */
export const hydrationData = { loaderData: { introduction: null } };

/** The route table: each screen with its path, layout, loader and handle. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const loaders = createLoaders(queryClient);
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
              children: [{ errorElement: <RouteErrorScreen isInLayout />, children: guestScreens(loaders) }],
            },
            {
              loader: loaders.cabinet,
              lazy: lazyScreen(() => import("./layouts/CabinetLayout.tsx").then((it) => it.CabinetLayout)),
              children: [
                { errorElement: <RouteErrorScreen isInLayout />, children: cabinetScreens(loaders) },
              ],
            },
            ...screensWithoutLayout(loaders),
            { path: "*", loader: ({ request }) => redirectFrom(request, paths.introduction) },
          ],
        },
      ],
    },
  ];
}

/** Loads a screen's chunk and all messages in parallel. */
function lazyScreen(importScreen: () => Promise<ComponentType>) {
  return {
    Component: async () => {
      const [Component] = await Promise.all([importScreen(), loadAllMessages()]);
      return Component;
    },
  };
}

type Loaders = ReturnType<typeof createLoaders>;

function guestScreens(loaders: Loaders): RouteObject[] {
  return [
    {
      id: "introduction",
      path: paths.introduction,
      loader: loaders.guest,
      element: <IntroductionPage />,
      handle: view("home page"),
    },
    {
      path: paths.associateProject,
      loader: loaders.configAndSession,
      lazy: lazyScreen(() => import("./screens/AssociateScreen.tsx").then((it) => it.AssociateScreen)),
      handle: view("associate project", titles.associate.id),
    },
    {
      path: paths.claim,
      loader: loaders.configAndSession,
      lazy: lazyScreen(() => import("../features/windows/claim/ClaimPage.tsx").then((it) => it.ClaimPage)),
      handle: view("claim installed windows", titles.claim.id),
    },
    {
      path: paths.logout,
      loader: loaders.guest,
      lazy: {
        Component: async () => (await import("../features/introduction/SignedOutPage.tsx")).SignedOutPage,
      },
      handle: view("logout"),
    },
  ];
}

function cabinetScreens(loaders: Loaders): RouteObject[] {
  return [
    {
      path: paths.projects,
      loader: loaders.projects,
      lazy: lazyScreen(() => import("./screens/OverviewScreen.tsx").then((it) => it.OverviewScreen)),
      handle: cabinetView("project list", titles.projectList.id, loaders.projects),
    },
    {
      path: paths.project,
      loader: loaders.project,
      lazy: lazyScreen(() => import("./screens/ProjectScreen.tsx").then((it) => it.ProjectScreen)),
      handle: cabinetView("project", titles.project.id, loaders.project),
    },
    {
      path: paths.windowRegistration,
      loader: loaders.windowRegistration,
      lazy: lazyScreen(() => import("./screens/RegistrationScreen.tsx").then((it) => it.RegistrationScreen)),
      handle: cabinetView("window registration", titles.windowRegistration.id, loaders.windowRegistration),
    },
    {
      path: paths.faq,
      loader: loaders.faq,
      lazy: lazyScreen(() => import("./screens/FaqScreen.tsx").then((it) => it.FaqScreen)),
      handle: cabinetView("faq", titles.faq.id, loaders.faq),
    },
    {
      path: paths.window,
      loader: loaders.window,
      lazy: lazyScreen(() => import("./screens/WindowScreen.tsx").then((it) => it.WindowScreen)),
      handle: cabinetView("window", titles.window.id, loaders.window),
    },
  ];
}

function screensWithoutLayout(loaders: Loaders): RouteObject[] {
  return [
    {
      path: paths.authorization,
      loader: loaders.authorization,
      // The loader always redirects.
      element: null,
      lazy: {
        ErrorBoundary: async () =>
          (await import("./screens/AuthorizationErrorScreen.tsx")).AuthorizationErrorScreen,
      },
      handle: view("authorization"),
    },
    {
      loader: loaders.config,
      lazy: lazyScreen(() => import("./layouts/FeedbackLayout.tsx").then((it) => it.FeedbackLayout)),
      children: [{ errorElement: <RouteErrorScreen isInLayout />, children: [feedbackScreen()] }],
    },
    {
      path: paths.campaignPreview,
      loader: loaders.config,
      lazy: lazyScreen(() =>
        import("../features/campaigns/preview/CampaignPreviewPage.tsx").then((it) => it.CampaignPreviewPage),
      ),
      handle: view("campaign asset preview"),
    },
  ];
}

function feedbackScreen(): RouteObject {
  return {
    path: paths.feedback,
    lazy: lazyScreen(() => import("../features/feedback/FeedbackPage.tsx").then((it) => it.FeedbackPage)),
    handle: view("feedback", titles.feedback.id),
  };
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
