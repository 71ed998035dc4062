import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { createBrowserRouter, RouteObject } from "react-router-dom";
import { getActiveIntl, MessagesProvider } from "../i18n/locale/MessagesProvider.tsx";
import type { Session } from "../session/createSession.ts";
import { SessionContext } from "../session/useSession.ts";
import { leaveFocus } from "../ui/focus/moveFocus.ts";
import { placeAnnouncements } from "../ui/notices/announce.ts";
import {
  reportError,
  reportRequestErrors,
  reportUnhandledRejections,
} from "./error-reporting/reportError.ts";
import { PortalRouter } from "./layouts/PortalRouter.tsx";
import { setDocumentTitle } from "./navigation/useDocumentTitle.ts";
import { createRoutes } from "./routes.tsx";
import { syncSessionAcrossTabs } from "./session-sync/syncSessionAcrossTabs.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export interface App {
  element: ReactNode;
  router: Router;
  /** Removes all event listeners and clears the query cache. */
  dispose(): void;
}

/** The code for the end of a session has its own chunk, since visitors of the introduction have no session. */
const importEndSession = () => import("./session-sync/endSession.ts");

/** Wires session, routes and providers together. The loaders of the first route start at once. */
export function createApp(session: Session, createRouter: (routes: RouteObject[]) => Router): App {
  const { queryClient } = session;
  // The region must be there before the first announcement.
  placeAnnouncements();
  const router = createRouter(createRoutes(queryClient, session));
  const cleanups = [
    session.subscribeToEnd((end) => {
      importEndSession()
        .then(({ handleSessionEnd }) => handleSessionEnd[end](session, router))
        .catch(reportError);
    }),
    reportRequestErrors(queryClient),
    reportUnhandledRejections(),
    syncSessionAcrossTabs(session, router),
    router.subscribe(leaveScreen),
  ];
  let { pathname } = router.state.location;
  // Before React removes the link: screen readers speak the title of the page, which has the focus until the heading gets it.
  function leaveScreen({ location, matches }: Router["state"]) {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const intl = getActiveIntl();
    if (intl) setDocumentTitle(intl, matches.at(-1)?.route.id);
    leaveFocus();
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
