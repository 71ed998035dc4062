import { QueryClientProvider } from "@tanstack/react-query";
import {
  createContext,
  type PropsWithChildren,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useState,
} from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Country } from "#locales.ts";
import { runtimeConfigQuery } from "../src/api/runtime-config/runtimeConfigQuery.ts";
import { createQueryClient } from "../src/app/queryClient.ts";
import { MessagesProvider } from "../src/i18n/locale/MessagesProvider.tsx";
import { SessionContext } from "../src/session/useSession.ts";
import { createTestSession } from "../src/testing/identity/createTestSession.ts";
import { createSampleConfig } from "../src/testing/samples/sampleProjects.ts";
import { PaintedProvider } from "../src/ui/loading/PaintedContext.tsx";

const StoryContext = createContext<ReactNode>(null);

const routes = [
  { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  { path: "*", element: <StoryRoute /> },
];

/** The app's providers for components: messages of the active locale, a country's configuration and a router. */
export function StoryProviders({ country, children }: PropsWithChildren<{ country: Country }>) {
  const [router] = useState(() => createMemoryRouter(routes));
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(runtimeConfigQuery().queryKey, createSampleConfig({ country }));
    return client;
  });
  const [session] = useState(() => createTestSession({ queryClient }));
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <MessagesProvider>
            <StoryContext value={<Suspense>{children}</Suspense>}>
              <PaintedProvider>
                <RouterProvider router={router} />
              </PaintedProvider>
            </StoryContext>
          </MessagesProvider>
        </SessionContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

function StoryRoute() {
  return use(StoryContext);
}
