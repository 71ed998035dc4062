import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changeLocale } from "../../i18n/locale/activeLocale.ts";
import { openFaq } from "../../testing/screens/openFaq.ts";

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

  it.each([
    ["de-CH", "gsw"],
    ["fr-CH", undefined],
    ["en-GB", undefined],
  ] as const)("gives content in %s the lang attribute %s", { tags: ["R9.6"] }, async (locale, lang) => {
    const { user } = await openFaq("/faq", {}, locale);
    await user.click(await screen.findByText("How do I clean it?"));
    for (const text of ["How do I clean it?", "With water.", "Care guide", "Daylight", "Windows"]) {
      expect(screen.getByText(text).closest<HTMLElement>("main [lang]")?.lang).toBe(lang);
    }
  });
});
