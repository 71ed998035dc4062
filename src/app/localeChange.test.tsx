import "../testing/dialogElement.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { campaignsQuery } from "../features/campaigns/selection/campaignsQuery.ts";
import { faqQuery } from "../features/content/contentQueries.ts";
import { requestReasonsQuery } from "../features/project/cancellation/requestReasonsQuery.ts";
import { changeLocale } from "../i18n/locale/activeLocale.ts";
import { fakeIntersectionObserver } from "../testing/browser/fakeIntersectionObserver.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { renderPortal } from "../testing/rendering/renderPortal.tsx";
import { createSampleConfig, createSampleRequest } from "../testing/samples/sampleProjects.ts";
import { validResponses } from "../testing/samples/validResponses.ts";

const swissResponses = {
  ...validResponses,
  RuntimeConfig: () => ({ runtimeConfig: createSampleConfig({ country: "CH", defaultLocale: "de-CH" }) }),
};

it("a change of locale loads again what the services translate, and keeps the screen meanwhile", {
  tags: ["R4.11", "R7.1", "R7.2"],
}, async () => {
  storeTestCredentials();
  fakeIntersectionObserver();
  const { getRequests } = await renderPortal(
    "/project/project-1",
    {
      ...swissResponses,
      ShowRequest: ({ headers }) => ({
        showRequest: createSampleRequest({
          currentStatus: "CANCELLED",
          currentReason: { id: "reason-1", label: `Reason in ${headers.get("x-taglys-locale")}` },
        }),
      }),
    },
    "de-CH",
  );
  expect(await screen.findByText(/Reason in de-CH/)).toBeTruthy();
  await act(() => changeLocale("fr-CH"));
  expect(screen.getByText(/Reason in/)).toBeTruthy();
  expect(await screen.findByText(/Reason in fr-CH/)).toBeTruthy();
  for (const name of ["ShowRequest", "/api/campaigns"] as const) {
    const locales = getRequests(name).map(({ headers }) => headers.get("x-taglys-locale"));
    expect(locales, name).toEqual(["de-CH", "fr-CH"]);
  }
});

it.each([
  ["FaqContent", faqQuery],
  ["/api/campaigns", campaignsQuery],
  ["RequestReasons", (locale: "de-CH" | "fr-CH") => requestReasonsQuery("request-1", locale)],
] as const)(
  "%s for a new locale aborts the request for the earlier one",
  { tags: ["R7.8"] },
  async (name, createQuery) => {
    const { queryClient, getRequests } = await renderPortal(
      "/",
      {
        ...swissResponses,
        [name]: ({ headers }: { headers: Headers }) =>
          headers.get("x-taglys-locale") === "fr-CH" ? validResponses[name]() : new Promise<never>(() => {}),
      },
      "de-CH",
    );
    const earlier = queryClient.prefetchQuery<unknown>(createQuery("de-CH") as never);
    await waitFor(() => expect(getRequests(name)).toHaveLength(1));
    await act(() => changeLocale("fr-CH"));
    await queryClient.prefetchQuery<unknown>(createQuery("fr-CH") as never);
    await earlier;
    expect(getRequests(name).map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(queryClient.getQueryData(createQuery("fr-CH").queryKey as never)).toBeTruthy();
    expect(queryClient.getQueryData(createQuery("de-CH").queryKey as never)).toBeUndefined();
  },
);
