import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { createBrowserRouter, RouteObject } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { configureApi } from "../api/send.ts";
import { getRequestedLocale } from "../i18n/locale/activeLocale.ts";
import { MessagesProvider } from "../i18n/locale/MessagesProvider.tsx";
import { createSession } from "../session/createSession.ts";
import type { CredentialStore } from "../session/tokens/credentialStore.ts";
import { SessionContext } from "../session/useSession.ts";
import { reportError, reportUnhandledRejections } from "./error-reporting/reportError.ts";
import { prefetchOnIntent } from "./navigation/prefetchOnIntent.ts";
import { PortalRouter } from "./router/PortalRouter.tsx";
import { createRoutes } from "./routes.tsx";
import { handleSessionExpired, handleTokenRejected } from "./session-end/endSession.ts";
import { syncSessionAcrossTabs } from "./session-end/syncSessionAcrossTabs.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export interface App {
  element: ReactNode;
  router: Router;
  /** Removes all event listeners and clears the query cache. */
  dispose(): void;
}

/** Wires API, session, routes and providers together. The loaders of the first route start at once. */
export function createApp(
  queryClient: QueryClient,
  createRouter: (routes: RouteObject[]) => Router,
  credentials?: CredentialStore,
): App {
  const getConfig = () => queryClient.ensureQueryData(runtimeConfigQuery());
  const session = createSession({ queryClient, credentials });
  configureApi({
    baseUrl: "",
    getRegistrationServiceUrl: async () => (await getConfig()).registrationServiceUrl ?? null,
    getLocale: getRequestedLocale,
    getIdToken: session.getIdToken,
    refreshIdToken: session.refreshIdToken,
    isNewIdToken: session.credentials.isNewIdToken,
    onSessionExpired: () => {
      handleSessionExpired(session, router).catch(reportError);
    },
    onTokenRejected: () => {
      handleTokenRejected(session, router).catch(reportError);
    },
  });
  const router = createRouter(createRoutes(queryClient, session));
  const cleanups = [
    reportUnhandledRejections(),
    prefetchOnIntent(session, router),
    syncSessionAcrossTabs(session, router),
  ];
  const element = (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <MessagesProvider>
          <PortalRouter router={router} />
        </MessagesProvider>
      </SessionContext>
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
