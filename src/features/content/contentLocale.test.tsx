import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { openFaq } from "#testing/rendering/openFaq.ts";

describe("FaqPage", () => {
  it("requests content in the active locale, and again when the locale changes", {
    tags: ["R9.6"],
  }, async () => {
    const { getRequests } = await openFaq("/faq", {}, "de-CH");
    await screen.findByText("How do I clean it?");
    await act(() => changeLocale("fr-CH"));
    await waitFor(() => expect(getRequests("FaqContent")).toHaveLength(2));
    for (const name of ["FaqContent", "DocumentContent", "BookmarkContent"] as const) {
      const requestedLocales = getRequests(name).map(({ headers }) => headers.get("x-taglys-locale"));
      expect(requestedLocales).toEqual(["de-CH", "fr-CH"]);
    }
  });

  it("keeps the content until another locale's has loaded", async () => {
    const { stubResponses } = await openFaq("/faq", {}, "de-CH");
    await screen.findByText("How do I clean it?");
    const held = Promise.withResolvers<Response>();
    stubResponses({ FaqContent: () => held.promise });
    await act(() => changeLocale("fr-CH"));
    expect(screen.getByText("How do I clean it?")).toBeTruthy();
    held.resolve(Response.json({ data: { faqContent: [] } }));
    await waitFor(() => expect(screen.queryByText("How do I clean it?")).toBeNull());
  });

  it("shows content in the language of the page, Swiss Standard German included", async () => {
    await openFaq("/faq", {}, "de-CH");
    expect((await screen.findByText("How do I clean it?")).closest("[lang]")).toBe(document.documentElement);
    expect(document.documentElement.lang).toBe("de-CH");
  });
});
