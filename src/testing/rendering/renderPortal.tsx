import "../oneRealm.ts";
import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { createApp } from "#app/createApp.tsx";
import { createQueryClient } from "#app/queryClient.ts";
import { startSession } from "#app/start.ts";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { loadMessages } from "#i18n/locale/loadMessages.ts";
import type { Locale } from "#locales.ts";
import * as log from "#log.ts";
import * as pageExit from "#session/sign-in/leavePage.ts";
import { createCredentialStore } from "#session/tokens/credentialStore.ts";
import { closeToast, getToasts } from "#ui/notices/toastStore.ts";
import { removeCookies } from "../browser/cookies.ts";
import { fakeService, type ResponseStubs } from "../network/fakeService.ts";

/** Renders the portal's own routes at a URL, with a fake service. Unmounts them after the test. */
export async function renderPortal(
  url: string,
  responses: ResponseStubs,
  locale: Locale = "en",
  credentials = createCredentialStore(),
  backend?: Parameters<typeof fakeService>[1],
) {
  const service = fakeService(responses, backend);
  const leavePage = vi.spyOn(pageExit, "leavePage").mockReset();
  // jsdom has no layout and cannot scroll.
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const logged = vi.spyOn(log, "logError").mockImplementation(() => {});
  // React logs the error of a screen, and the portal does so too.
  vi.spyOn(console, "error").mockImplementation(() => {});
  history.replaceState(null, "", url);
  // Loads them first, so that this does not count towards the timeouts of the test.
  await Promise.all([changeLocale(locale), loadMessages(locale, "all")]);

  const queryClient = createQueryClient();
  // Queries retry as in the portal, but without the delay.
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  const {
    element,
    router,
    dispose: stop,
  } = createApp(startSession(queryClient, credentials), (routes) =>
    createMemoryRouter(routes, { initialEntries: [url] }),
  );
  // Waits for lazy components, which render once they have loaded.
  const { container } = await act(async () => render(element));

  let isMounted = true;
  /** Unmounts the portal. With `keepsStorage`, it does so as a reload would. */
  const unmount = ({ keepsStorage = false } = {}) => {
    if (!isMounted) return;
    isMounted = false;
    const typed = { ...sessionStorage };
    cleanup();
    stop();
    // An unloaded page runs no cleanup of effects.
    if (keepsStorage) Object.assign(sessionStorage, typed);
    for (const { id } of getToasts()) closeToast(id);
    const unexpected = logged.mock.calls.map(([message]) => message);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    if (!keepsStorage) localStorage.clear();
    removeCookies();
    if (unexpected.length > 0) throw new Error(`The portal logged errors:\n${unexpected.join("\n")}`);
  };
  onTestFinished(() => unmount());
  return {
    ...service,
    /** The element into which the portal is rendered. */
    container,
    user: userEvent.setup(),
    router,
    queryClient,
    /** URLs outside the portal that the visitor was redirected to. */
    getRedirects: () => leavePage.mock.calls.map(([target]) => new URL(target)),
    /** Whether each of these redirects replaced the page in the browser's history. */
    getReplacements: () => leavePage.mock.calls.map(([, options]) => options?.replace === true),
    /** Errors logged since the last call. A test fails on errors that it does not take. */
    takeLoggedErrors: () => logged.mock.calls.splice(0).map(([message]) => message),
    /** Unmounts the portal at once, for tests that render it more than once. Otherwise it unmounts at the end of the test. */
    unmount,
  };
}
