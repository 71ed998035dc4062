import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeLocale } from "../i18n/localeStore.ts";
import { MessagesProvider } from "../i18n/MessagesProvider.tsx";
import { createQueryClient } from "./queryClient.ts";
import { RouteErrorScreen } from "./RouteErrorScreen.tsx";

const load = vi.fn<() => Promise<string>>();

/** A screen that throws what its query fails with, and has no loader to ask again. */
function Weather() {
  const { data } = useQuery({ queryKey: ["weather"], queryFn: load, throwOnError: true });
  return <h1>{data ?? "Looking out of the window"}</h1>;
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  load.mockReset();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("loads again what a screen without a loader failed with, as often as it is asked", async () => {
  load
    .mockRejectedValueOnce(new Error("Fog"))
    .mockRejectedValueOnce(new Error("Fog"))
    .mockResolvedValue("Sun");
  await changeLocale("en");
  const router = createMemoryRouter([
    { path: "/", element: <Weather />, errorElement: <RouteErrorScreen /> },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MessagesProvider>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Sun" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});
