import type { QueryClient } from "@tanstack/react-query";
import { Navigate, type RouteObject } from "react-router-dom";
import { AuthorizationError } from "../features/authorization/AuthorizationError.tsx";
import { AuthorizationPage } from "../features/authorization/AuthorizationPage.tsx";
import { IntroductionPage } from "../features/introduction/IntroductionPage.tsx";
import { paths } from "../paths.ts";
import { GuestLayout } from "./GuestLayout.tsx";
import { loadersFor } from "./loaders.ts";
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
              lazy: { Component: async () => (await import("./CabinetLayout.tsx")).CabinetLayout },
              children: [{ errorElement: <RouteErrorScreen />, children: cabinetScreens(load) }],
            },
            ...screensWithoutLayout(load),
            ...developerScreens(),
            { path: "*", element: <Navigate to={paths.introduction} replace /> },
          ],
        },
      ],
    },
  ];
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
      lazy: {
        Component: async () => (await import("./AssociateScreen.tsx")).AssociateScreen,
      },
      handle: view("associate project", titles.associate.id),
    },
    {
      path: paths.claim,
      loader: load.everybody,
      lazy: {
        Component: async () => (await import("./ClaimScreen.tsx")).ClaimScreen,
      },
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
      lazy: {
        Component: async () => (await import("./OverviewScreen.tsx")).OverviewScreen,
      },
      handle: cabinetView("project list", titles.projectList.id),
    },
    {
      path: paths.project,
      loader: load.project,
      lazy: {
        Component: async () => (await import("./ProjectScreen.tsx")).ProjectScreen,
      },
      handle: cabinetView("project", titles.project.id),
    },
    {
      path: paths.windowRegistration,
      lazy: {
        Component: async () => (await import("./WindowRegistrationScreen.tsx")).WindowRegistrationScreen,
      },
      handle: cabinetView("window registration", titles.windowRegistration.id),
    },
    {
      path: paths.faq,
      loader: load.faq,
      lazy: {
        Component: async () => (await import("./FaqScreen.tsx")).FaqScreen,
      },
      handle: cabinetView("faq", titles.faq.id),
    },
    {
      path: paths.window,
      loader: load.window,
      lazy: {
        Component: async () => (await import("./WindowScreen.tsx")).WindowScreen,
      },
      handle: cabinetView("window", titles.window.id),
    },
  ];
}

function screensWithoutLayout(load: Loaders): RouteObject[] {
  return [
    {
      path: paths.authorization,
      loader: load.authorization,
      element: <AuthorizationPage />,
      errorElement: <AuthorizationError />,
      handle: view("authorization"),
    },
    {
      loader: load.config,
      lazy: { Component: async () => (await import("./FeedbackLayout.tsx")).FeedbackLayout },
      children: [{ errorElement: <RouteErrorScreen />, children: [feedbackScreen()] }],
    },
    {
      path: paths.campaignPreview,
      loader: load.config,
      lazy: {
        Component: async () =>
          (await import("../features/campaigns/CampaignPreviewPage.tsx")).CampaignPreviewPage,
      },
      handle: view("campaign asset preview"),
    },
  ];
}

function feedbackScreen(): RouteObject {
  return {
    path: paths.feedback,
    lazy: {
      Component: async () => (await import("../features/feedback/FeedbackPage.tsx")).FeedbackPage,
    },
    handle: view("feedback", titles.feedback.id),
  };
}

/** In development alone: a build holds nothing of them. */
function developerScreens(): RouteObject[] {
  return import.meta.env.DEV
    ? [
        {
          path: "/components",
          lazy: { Component: async () => (await import("../showcase/ShowcasePage.tsx")).ShowcasePage },
        },
      ]
    : [];
}

function view(viewName: string, titleTranslationKey?: string): RouteHandle {
  return { viewName, ...(titleTranslationKey && { titleTranslationKey }) };
}

function cabinetView(viewName: string, titleTranslationKey?: string): RouteHandle {
  return { ...view(viewName, titleTranslationKey), signInRequired: true };
}
