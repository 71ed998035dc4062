import "./oneRealm.ts";
import "./dialogElement.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, StrictMode, Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import type { Country } from "../api/generated/main/graphql.ts";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { createQueryClient } from "../app/queryClient.ts";
import { ToastHost } from "../app/ToastHost.tsx";
import { changeLocale, ensureMessages } from "../i18n/localeStore.ts";
import { MessagesProvider } from "../i18n/MessagesProvider.tsx";
import { closeToast, currentToasts } from "../ui/toastStore.ts";
import { type Answers, fakeService } from "./fakeService.ts";
import { sampleConfig } from "./sampleData.ts";
import { connectForTest } from "./testConnection.ts";

/**
 * Mounts a part of a screen, in English and for a signed-in visitor, where it has everything round it that the portal
 * gives; `/elsewhere` is a screen to leave for. Everything is taken down after the test.
 */
export async function renderScreen(
  element: ReactElement,
  { answers = {}, country = "DE" }: { answers?: Answers; country?: Country } = {},
) {
  const service = fakeService(answers);
  connectForTest();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => {};
  await changeLocale("en");
  await ensureMessages("all");
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  queryClient.setQueryData(runtimeConfigQuery().queryKey, sampleConfig({ country }));
  const main = (
    <main>
      <h1 tabIndex={-1}>The screen</h1>
      <Suspense>{element}</Suspense>
      <ToastHost />
    </main>
  );
  const router = createMemoryRouter([
    { path: "/", element: main },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider>
          <RouterProvider router={router} />
        </MessagesProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    cleanup();
    router.dispose();
    queryClient.clear();
    for (const { id } of currentToasts()) closeToast(id);
    vi.unstubAllGlobals();
  });
  return { ...service, user: userEvent.setup(), router, queryClient };
}
