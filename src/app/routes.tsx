import type { QueryClient } from "@tanstack/react-query";
import { Navigate, type RouteObject } from "react-router-dom";
import { AuthorizationError } from "../features/authorization/AuthorizationError.tsx";
import { AuthorizationPage } from "../features/authorization/AuthorizationPage.tsx";
import { IntroductionPage } from "../features/introduction/IntroductionPage.tsx";
import { messages as projectListMessages } from "../features/projects/messages.ts";
import { paths } from "../paths.ts";
import { GuestLayout } from "./GuestLayout.tsx";
import { loadersFor } from "./loaders.ts";
import { RootLayout } from "./RootLayout.tsx";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";
import type { RouteHandle } from "./routeHandle.ts";
import { StartScreen } from "./StartScreen.tsx";

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
      loader: load.config,
      lazy: {
        Component: async () =>
          (await import("../features/associate/AssociateProjectPage.tsx")).AssociateProjectPage,
      },
      handle: view("associate project"),
    },
    {
      path: paths.claim,
      loader: load.config,
      lazy: {
        Component: async () => (await import("../features/claim/ClaimPage.tsx")).ClaimPage,
      },
      handle: view("claim installed windows"),
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
        Component: async () => (await import("../features/projects/ProjectListPage.tsx")).ProjectListPage,
      },
      handle: cabinetView("project list", projectListMessages.metaTitle.id),
    },
    {
      path: paths.project,
      lazy: {
        Component: async () => (await import("../features/project/ProjectPage.tsx")).ProjectPage,
      },
      handle: cabinetView("project"),
    },
    {
      path: paths.windowRegistration,
      lazy: {
        Component: async () =>
          (await import("../features/window-registration/WindowRegistrationPage.tsx")).WindowRegistrationPage,
      },
      handle: cabinetView("window registration"),
    },
    {
      path: paths.faq,
      lazy: {
        Component: async () => (await import("../features/content/FaqPage.tsx")).FaqPage,
      },
      handle: cabinetView("faq"),
    },
    {
      path: paths.window,
      lazy: {
        Component: async () => (await import("../features/window/WindowPage.tsx")).WindowPage,
      },
      handle: cabinetView("window"),
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
      path: paths.feedback,
      loader: load.config,
      lazy: {
        Component: async () => (await import("../features/feedback/FeedbackPage.tsx")).FeedbackPage,
      },
      handle: view("feedback"),
    },
    {
      path: paths.campaignPreview,
      lazy: {
        Component: async () =>
          (await import("../features/campaigns/CampaignPreviewPage.tsx")).CampaignPreviewPage,
      },
      handle: view("campaign asset preview"),
    },
  ];
}

function view(viewName: string): RouteHandle {
  return { viewName };
}

function cabinetView(viewName: string, titleTranslationKey?: string): RouteHandle {
  return { viewName, signInRequired: true, ...(titleTranslationKey && { titleTranslationKey }) };
}
