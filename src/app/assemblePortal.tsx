import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { MessagesProvider } from "../i18n/MessagesProvider.tsx";
import { connectClients } from "./connectClients.ts";
import { followOtherTabs } from "./followOtherTabs.ts";
import { prefetchOnIntent } from "./prefetchOnIntent.ts";
import { reportError, reportUncaughtErrors } from "./reportError.ts";
import { routesFor } from "./routes.tsx";
import { leaveSession } from "./sessionEnd.ts";
import { keepSmoothScroll } from "./smoothScroll.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export interface Portal {
  element: ReactNode;
  router: Router;
  /** Takes everything off the page that was put on it. */
  stop(): void;
}

/** Puts clients, routes and providers together. The routes' first loaders start at once. */
export function assemblePortal(
  queryClient: QueryClient,
  createRouter: (routes: RouteObject[]) => Router,
): Portal {
  connectClients(queryClient, () => {
    leaveSession(queryClient, router).catch(reportError);
  });
  const router = createRouter(routesFor(queryClient));
  const stops = [
    reportUncaughtErrors(),
    keepSmoothScroll(router),
    prefetchOnIntent(router),
    followOtherTabs(queryClient, router),
  ];
  const element = (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>
  );
  return {
    element,
    router,
    stop: () => {
      for (const stop of stops) stop();
      router.dispose();
      queryClient.clear();
    },
  };
}
