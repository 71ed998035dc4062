import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { MessagesProvider } from "../i18n/MessagesProvider.tsx";
import { connectClients } from "./connectClients.ts";
import { leaveForSignIn } from "./guards.ts";
import { createQueryClient } from "./queryClient.ts";
import { reportError, reportUncaughtErrors } from "./reportError.ts";
import { innermostHandle } from "./routeHandle.ts";
import { routesFor } from "./routes.tsx";
import { startLocale } from "./startLocale.ts";

/** Puts the portal together: clients, locale, router. Resolves once there are messages to show. */
export async function startPortal(): Promise<ReactNode> {
  const queryClient = createQueryClient();
  reportUncaughtErrors();
  connectClients(queryClient, () => {
    const { matches, location } = router.state;
    if (!innermostHandle(matches.map(({ route }) => route))?.signInRequired) return;
    const back = `${location.pathname}${location.search}${location.hash}`;
    leaveForSignIn(queryClient, back).catch(reportError);
  });
  const locale = startLocale(queryClient);
  // Its loaders start at once, beside the messages.
  const router = createBrowserRouter(routesFor(queryClient));
  await locale;
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>
  );
}
