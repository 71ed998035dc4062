import "../testing/dialogElement.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Locale, locales } from "../countries.ts";
import { SpecimenList } from "./SpecimenList.tsx";
import { Surroundings } from "./Surroundings.tsx";
import { specimens } from "./specimens.ts";

const componentFiles = Object.keys(
  import.meta.glob([
    "../ui/**/*.tsx",
    "../forms/*.tsx",
    "../uploads/*.tsx",
    "!../ui/icons/*.tsx",
    "!../**/*.test.tsx",
  ]),
).map((path) => path.replace("../", ""));
const shownFiles = specimens.flatMap(({ files }) => files);

describe("the list of specimens", () => {
  it("finds components", () => {
    expect(componentFiles).toContain("ui/illustrations/Wordmark.tsx");
  });

  it("shows every component", () => {
    expect(componentFiles.filter((file) => !shownFiles.includes(file))).toEqual([]);
  });

  it("names no file that is gone", () => {
    expect(shownFiles.filter((file) => !componentFiles.includes(file))).toEqual([]);
  });

  it("gives each specimen a name of its own", () => {
    const names = specimens.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Draws specimens within a locale. Returns what was told as an error, missing messages among it. */
async function drawn(locale: Locale): Promise<unknown[][]> {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <Surroundings locale={locale}>
        <SpecimenList specimens={specimens} />
      </Surroundings>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  await screen.findByRole("heading", { name: "Button" });
  return error.mock.calls;
}

/** Opens what stays closed until a button is pressed. */
function openAll(): number {
  const openers = document.querySelectorAll("[data-opener]");
  for (const opener of openers) act(() => fireEvent.click(opener));
  return openers.length;
}

describe("every specimen", () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(locales)("is drawn in %s without an error", async (locale) => {
    const errors = await drawn(locale);
    expect(openAll()).toBeGreaterThan(0);
    expect(document.querySelectorAll("dialog[open]").length).toBeGreaterThan(0);
    for (const { name } of specimens) expect(document.getElementById(name)).not.toBeNull();
    expect(errors).toEqual([]);
  });
});
