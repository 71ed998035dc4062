import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { createBrowserRouter, RouteObject } from "react-router-dom";
import { configureApi } from "../api/configureApi.ts";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import { MessagesProvider } from "../i18n/locale/MessagesProvider.tsx";
import { getValidIdToken, replaceIdToken } from "../session/tokens/idToken.ts";
import { isNewIdToken } from "../session/tokens/storeTokens.ts";
import { reportError, reportUnhandledRejections } from "./errors/reportError.ts";
import { PortalRouter } from "./loading/PortalRouter.tsx";
import { prefetchOnIntent } from "./navigation/prefetchOnIntent.ts";
import { createRoutes } from "./routes.tsx";
import { handleSessionExpired, handleTokenRejected } from "./session/endSession.ts";
import { syncSessionAcrossTabs } from "./session/syncSessionAcrossTabs.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export interface App {
  element: ReactNode;
  router: Router;
  /** Removes all event listeners and clears the query cache. */
  dispose(): void;
}

/** Wires API, session, routes and providers together. The loaders of the first route start at once. */
export function createApp(queryClient: QueryClient, createRouter: (routes: RouteObject[]) => Router): App {
  const getConfig = () => queryClient.ensureQueryData(runtimeConfigQuery());
  const getSignInSettings = async () => (await getConfig()).signIn;
  configureApi({
    baseUrl: "",
    getRegistrationServiceUrl: async () => (await getConfig()).registrationServiceUrl ?? null,
    getLocale: getRequestedLocale,
    getIdToken: () => getValidIdToken(getSignInSettings),
    refreshIdToken: (rejectedToken) => replaceIdToken(rejectedToken, getSignInSettings),
    isNewIdToken,
    onSessionExpired: () => {
      handleSessionExpired(queryClient, router).catch(reportError);
    },
    onTokenRejected: () => {
      handleTokenRejected(queryClient, router).catch(reportError);
    },
  });
  const router = createRouter(createRoutes(queryClient));
  const cleanups = [
    reportUnhandledRejections(),
    prefetchOnIntent(queryClient, router),
    syncSessionAcrossTabs(queryClient, router),
  ];
  const element = (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <PortalRouter router={router} />
      </MessagesProvider>
    </QueryClientProvider>
  );
  return {
    element,
    router,
    dispose: () => {
      for (const cleanup of cleanups) cleanup();
      router.dispose();
      queryClient.clear();
    },
  };
}
