import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changeLocale } from "../../i18n/localeStore.ts";
import { openFaq } from "../../testing/openFaq.ts";

describe("the language of content", () => {
  it("[R9.6] is asked for by the locale, and anew when that changes", async () => {
    const { callsOf } = await openFaq("/faq", {}, "de-CH");
    await screen.findByText("How do I clean it?");
    await act(() => changeLocale("fr-CH"));
    await waitFor(() => expect(callsOf("FaqContent")).toHaveLength(2));
    for (const name of ["FaqContent", "DocumentContent", "BookmarkContent"] as const) {
      const asked = callsOf(name).map(({ headers }) => headers.get("x-taglys-locale"));
      expect(asked).toEqual(["de-CH", "fr-CH"]);
    }
  });

  it.each([
    ["de-CH", "gsw"],
    ["fr-CH", undefined],
    ["en-GB", undefined],
  ] as const)("[R9.6] of %s is marked as %s where it is not the page's own", async (locale, lang) => {
    const { user } = await openFaq("/faq", {}, locale);
    await user.click(await screen.findByText("How do I clean it?"));
    for (const text of ["How do I clean it?", "With water.", "Care guide", "Daylight", "Windows"]) {
      expect(screen.getByText(text).closest<HTMLElement>("main [lang]")?.lang).toBe(lang);
    }
  });
});
