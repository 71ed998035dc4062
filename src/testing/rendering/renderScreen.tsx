import "../oneRealm.ts";
import "../dialogElement.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, StrictMode, Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { reportRequestErrors } from "#app/error-reporting/reportError.ts";
import { ToastHost } from "#app/error-reporting/ToastHost.tsx";
import { createQueryClient } from "#app/queryClient.ts";
import { changeLocale, loadAllMessages } from "#i18n/locale/activeLocale.ts";
import { MessagesProvider } from "#i18n/locale/MessagesProvider.tsx";
import type { Country } from "#locales.ts";
import { SessionContext } from "#session/useSession.ts";
import { PaintedProvider } from "#ui/loading/PaintedContext.tsx";
import { closeToast, getToasts } from "#ui/notices/toastStore.ts";
import { createTestSession } from "../identity/createTestSession.ts";
import { configureTestApi } from "../network/configureTestApi.ts";
import { fakeService, type ResponseStubs } from "../network/fakeService.ts";
import { createSampleConfig } from "../samples/sampleProjects.ts";

/**
 * Mounts a part of a screen with the portal's providers, in English and for a signed-in visitor; `/elsewhere` is another
 * screen. Unmounts everything after the test.
 */
export async function renderScreen(
  element: ReactElement,
  { responses = {}, country = "DE" }: { responses?: ResponseStubs; country?: Country } = {},
) {
  const service = fakeService(responses);
  configureTestApi();
  await changeLocale("en");
  await loadAllMessages();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  const stopReporting = reportRequestErrors(queryClient);
  queryClient.setQueryData(runtimeConfigQuery().queryKey, createSampleConfig({ country }));
  const main = (
    <main>
      <h1>The screen</h1>
      <Suspense>{element}</Suspense>
      <ToastHost />
    </main>
  );
  const router = createMemoryRouter([
    { path: "/", element: main },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={createTestSession({ queryClient })}>
          <MessagesProvider>
            <PaintedProvider>
              <RouterProvider router={router} />
            </PaintedProvider>
          </MessagesProvider>
        </SessionContext>
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    cleanup();
    router.dispose();
    stopReporting();
    queryClient.clear();
    for (const { id } of getToasts()) closeToast(id);
    vi.unstubAllGlobals();
  });
  return { ...service, user: userEvent.setup(), router, queryClient, unmount };
}
