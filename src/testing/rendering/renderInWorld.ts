import "../dialogElement.ts";
import type { Locale } from "#locales.ts";
import { fakeIntersectionObserver } from "../browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "../identity/storeTestCredentials.ts";
import type { ResponseStubs } from "../network/fakeService.ts";
import { sendUploadsByFetch } from "../network/fakeUploads.ts";
import { createMockBackend, type PersonaName, type WorldPlan } from "../network/mockBackend.ts";
import { renderPortal } from "./renderPortal.tsx";

interface WorldOptions {
  /** The scenario of the world, or a backend with a world of an earlier page. */
  plan?: WorldPlan;
  backend?: ReturnType<typeof createMockBackend>;
  /** The signed-in persona; nobody by default. */
  persona?: PersonaName | undefined;
  locale?: Locale;
  /** Stubs in place of the mock server's responses. */
  responses?: ResponseStubs;
}

/** Renders the portal with the mock server in its own process, in a world of a scenario. */
export async function renderInWorld(
  url: string,
  { plan, backend = createMockBackend(plan), persona, locale = "en", responses = {} }: WorldOptions,
) {
  if (persona) storeTestCredentials(await backend.issueCredentials(persona));
  // The pages of a test, such as two tabs, share the observer.
  const viewport = fakeIntersectionObserver();
  const portal = await renderPortal(url, responses, locale, undefined, backend.respond);
  sendUploadsByFetch();
  return { ...portal, viewport };
}
