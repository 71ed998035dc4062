import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, it, onTestFinished, vi } from "vitest";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { createSampleConfig } from "#testing/samples/sampleProjects.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

it("LanguageSelect › takes over the page's HTML without an error if the configuration has loaded before", async () => {
  const render = (queryClient: QueryClient) => (
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="de-CH" onError={() => undefined}>
        <LanguageSelect />
      </IntlProvider>
    </QueryClientProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(render(new QueryClient()));
  const queryClient = new QueryClient();
  queryClient.setQueryData(runtimeConfigQuery().queryKey, createSampleConfig({ country: "CH" }));
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, render(queryClient), { onRecoverableError }));
  onTestFinished(() => act(() => root.unmount()));
  await vi.waitFor(() => expect(container.querySelectorAll("option")).toHaveLength(3));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
