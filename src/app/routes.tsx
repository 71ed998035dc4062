import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { IntroductionPage } from "../features/introduction/IntroductionPage.tsx";
import { loadAllMessages } from "../i18n/locale/activeLocale.ts";
import { paths } from "../paths.ts";
import type { Session } from "../session/createSession.ts";
import { RouteErrorScreen } from "./error-reporting/RouteErrorScreen.tsx";
import { GuestLayout } from "./layouts/GuestLayout.tsx";
import { RootLayout } from "./layouts/RootLayout.tsx";
import { StartScreen } from "./layouts/StartScreen.tsx";
import { createGuardLoaders } from "./loaders.ts";
import { redirectFrom } from "./navigation/redirectFrom.ts";
import { startQueries } from "./screenQueries.ts";
import { layouts, type Screen, screens } from "./screens.ts";

/** Lets the router show the introduction at once, since the page's HTML has it. */
export const hydrationData = { loaderData: { introduction: null } };

/** The routes of the table of screens. The id of a screen's route is the screen's name. */
export function createRoutes(queryClient: QueryClient, session: Session): RouteObject[] {
  const guards = createGuardLoaders(queryClient, session);

  const createScreenRoutes = (layout: Screen["layout"]): RouteObject[] =>
    Object.entries(screens)
      .filter(([, screen]) => screen.layout === layout)
      .map(([id, screen]) => ({
        id,
        path: screen.path,
        loader: (args) => {
          startQueries(session, id, args.params);
          return screen.guard ? guards[screen.guard](args) : null;
        },
        ...createContent(screen),
      }));

  const createScreensInLayout = (layout: Screen["layout"]): RouteObject[] => [
    { errorElement: <RouteErrorScreen isInLayout />, children: createScreenRoutes(layout) },
  ];

  const createLayoutRoute = (name: keyof typeof layouts): RouteObject => ({
    loader: guards[layouts[name].guard],
    lazy: { Component: withAllMessages(layouts[name].load) },
    children: createScreensInLayout(name),
  });

  return [
    {
      element: <RootLayout />,
      hydrateFallbackElement: <StartScreen />,
      // The error screen in case that the layout itself fails.
      errorElement: <RouteErrorScreen />,
      children: [
        {
          errorElement: <RouteErrorScreen />,
          children: [
            { element: <GuestLayout />, children: createScreensInLayout("guest") },
            createLayoutRoute("cabinet"),
            createLayoutRoute("feedback"),
            ...createScreenRoutes("none"),
            { path: "*", loader: ({ request }) => redirectFrom(request, paths.introduction) },
          ],
        },
      ],
    },
  ];
}

function createContent({ guard, load, hasStartMessages }: Screen): Pick<RouteObject, "element" | "lazy"> {
  if (!load) return { element: <IntroductionPage /> };
  const loadComponent = hasStartMessages ? load : withAllMessages(load);
  // The guard `signInReturn` always redirects or fails.
  if (guard === "signInReturn") return { element: null, lazy: { ErrorBoundary: loadComponent } };
  return { lazy: { Component: loadComponent } };
}

/** Loads a chunk and all messages in parallel. */
function withAllMessages(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => (await Promise.all([load(), loadAllMessages()]))[0];
}
