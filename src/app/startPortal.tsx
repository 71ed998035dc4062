import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { MessagesProvider } from "../i18n/MessagesProvider.tsx";
import { connectClients } from "./connectClients.ts";
import { followOtherTabs } from "./followOtherTabs.ts";
import { createQueryClient } from "./queryClient.ts";
import { reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";
import { reportUncaughtErrors } from "./reportError.ts";
import { routesFor } from "./routes.tsx";
import { leaveLostSession } from "./sessionLost.ts";
import { keepSmoothScroll } from "./smoothScroll.ts";
import { startLocale } from "./startLocale.ts";

/** Puts the portal together: clients, locale, router. Resolves once there are messages to show. */
export async function startPortal(): Promise<ReactNode> {
  const queryClient = createQueryClient();
  reportUncaughtErrors();
  reloadOnStaleChunk();
  connectClients(queryClient, () => leaveLostSession(queryClient, router.state));
  const locale = startLocale(queryClient);
  // Its loaders start at once, beside the messages.
  const router = createBrowserRouter(routesFor(queryClient));
  keepSmoothScroll(router);
  followOtherTabs(queryClient, router);
  await locale;
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>
  );
}
