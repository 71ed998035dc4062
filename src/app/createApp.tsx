import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { createBrowserRouter, RouteObject } from "react-router-dom";
import { MessagesProvider } from "../i18n/locale/MessagesProvider.tsx";
import type { Session } from "../session/createSession.ts";
import { SessionContext } from "../session/useSession.ts";
import { leaveFocus } from "../ui/focus/moveFocus.ts";
import { reportError, reportUnhandledRejections } from "./error-reporting/reportError.ts";
import { reportRequestErrors } from "./error-reporting/reportRequestErrors.ts";
import { PortalRouter } from "./router/PortalRouter.tsx";
import { createRoutes } from "./routes.tsx";
import { syncSessionAcrossTabs } from "./session-end/syncSessionAcrossTabs.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export interface App {
  element: ReactNode;
  router: Router;
  /** Removes all event listeners and clears the query cache. */
  dispose(): void;
}

/** A chunk of its own: visitors of the introduction have no session that could end. */
const importEndSession = () => import("./session-end/endSession.ts");

/** Wires session, routes and providers together. The loaders of the first route start at once. */
export function createApp(session: Session, createRouter: (routes: RouteObject[]) => Router): App {
  const { queryClient } = session;
  const router = createRouter(createRoutes(queryClient, session));
  const cleanups = [
    session.subscribeToRejections((rejection) => {
      importEndSession()
        .then(({ handleRejection }) => handleRejection[rejection](session, router))
        .catch(reportError);
    }),
    reportRequestErrors(queryClient),
    reportUnhandledRejections(),
    syncSessionAcrossTabs(session, router),
    router.subscribe(leaveFocusOfScreen),
  ];
  function leaveFocusOfScreen({ navigation, location }: Router["state"]) {
    if (navigation.state === "loading" && navigation.location.pathname !== location.pathname) leaveFocus();
  }
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
