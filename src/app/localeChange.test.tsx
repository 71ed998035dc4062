import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ids } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { campaignsQuery } from "../features/campaigns/selection/campaignsQuery.ts";
import { faqQuery } from "../features/content/contentQueries.ts";
import { requestReasonsQuery } from "../features/project/cancellation/useCancelRequest.ts";
import { changeLocale } from "../i18n/locale/activeLocale.ts";
import type { ReceivedRequest } from "../testing/network/fakeService.ts";
import { createMockBackend } from "../testing/network/mockBackend.ts";
import { renderInWorld } from "../testing/rendering/renderInWorld.ts";
import { createSampleRequest } from "../testing/samples/sampleProjects.ts";

const swissProject = {
  persona: "clara",
  locale: "de-CH",
  plan: { country: "CH", scenario: "request" },
} as const;

it("a change of locale loads the services' translated data again, and keeps the screen meanwhile", async () => {
  await renderInWorld(urls.project, {
    ...swissProject,
    responses: {
      ShowRequest: ({ headers }) => ({
        showRequest: createSampleRequest({
          currentStatus: "CANCELLED",
          currentReason: { id: ids.reason, label: `Reason in ${headers.get("x-taglys-locale")}` },
        }),
      }),
    },
  });
  expect(await screen.findAllByText(/Reason in de-CH/)).not.toEqual([]);
  await act(() => changeLocale("fr-CH"));
  expect(screen.getAllByText(/Reason in/)).not.toEqual([]);
  expect(await screen.findAllByText(/Reason in fr-CH/)).not.toEqual([]);
});

it("a change of locale loads the campaigns again", { tags: ["R7.2"] }, async () => {
  const { getRequests } = await renderInWorld("/overview", swissProject);
  const getLocales = () => getRequests("/api/campaigns").map(({ headers }) => headers.get("x-taglys-locale"));
  await waitFor(() => expect(getLocales()).toEqual(["de-CH"]));
  await act(() => changeLocale("fr-CH"));
  await waitFor(() => expect(getLocales()).toEqual(["de-CH", "fr-CH"]));
});

it.each([
  ["FaqContent", faqQuery],
  ["/api/campaigns", campaignsQuery],
  ["RequestReasons", (locale: "de-CH" | "fr-CH") => requestReasonsQuery(ids.request, locale)],
] as const)("%s for a new locale aborts the request for the earlier one", async (name, createQuery) => {
  const backend = createMockBackend(swissProject.plan);
  const { queryClient, getRequests } = await renderInWorld("/", {
    ...swissProject,
    backend,
    responses: {
      [name]: (request: ReceivedRequest) =>
        request.headers.get("x-taglys-locale") === "fr-CH"
          ? backend.respond(request)
          : new Promise<never>(() => {}),
    },
  });
  const earlier = queryClient.prefetchQuery<unknown>(createQuery("de-CH") as never);
  await waitFor(() => expect(getRequests(name)).toHaveLength(1));
  await act(() => changeLocale("fr-CH"));
  await queryClient.prefetchQuery<unknown>(createQuery("fr-CH") as never);
  await earlier;
  expect(getRequests(name).map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  expect(queryClient.getQueryData(createQuery("fr-CH").queryKey as never)).toBeTruthy();
  expect(queryClient.getQueryData(createQuery("de-CH").queryKey as never)).toBeUndefined();
});
