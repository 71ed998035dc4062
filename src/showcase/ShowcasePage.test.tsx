import { screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { locales } from "../countries.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { visitorAnswers } from "../testing/sampleData.ts";

async function openPage(query = "") {
  const { user } = await renderPortal(`/components${query}`, {});
  await screen.findByRole("heading", { name: "Components" });
  return user;
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const theme = () => document.documentElement.style.colorScheme;
const specimen = () => screen.findByRole("region", { name: "PersonFields" });
const languageOf = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang");

describe("the page of all components", () => {
  // jsdom lays nothing out and cannot scroll.
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => {};
  });

  it("offers every locale", async () => {
    await openPage();
    const offered = Array.from(select("Locale").options, ({ value }) => value);
    expect(offered.toSorted()).toEqual(locales.toSorted());
  });

  it("leads to each component", async () => {
    await openPage();
    const link = screen.getByRole("link", { name: "PersonFields" });
    expect(link.getAttribute("href")).toBe(`#${(await specimen()).id}`);
  });

  it("changes the language, and keeps that in the address alone", async () => {
    const user = await openPage("?theme=dark#Button");
    expect(languageOf(await specimen())).toBe("de-DE");
    await user.selectOptions(select("Locale"), "fr-CH");
    await waitFor(async () => expect(languageOf(await specimen())).toBe("fr-CH"));
    expect((await specimen()).textContent).toContain("Prénom");
    expect(location.search).toBe("?locale=fr-CH&theme=dark&width=full");
    expect(location.hash).toBe("#Button");
    expect(document.cookie).toBe("");
    expect(localStorage.length).toBe(0);
  });

  it("writes addresses as a country of the locale does", async () => {
    const user = await openPage();
    await user.selectOptions(select("Locale"), "en-IE");
    await waitFor(async () => expect((await specimen()).textContent).toContain("Eircode such as D04 X2Y3"));
    expect((await specimen()).textContent).toContain("County");
  });

  it("changes the theme until it is left", async () => {
    const user = await openPage("?theme=dark");
    expect(theme()).toBe("dark");
    await user.selectOptions(select("Theme"), "light");
    expect(theme()).toBe("light");
    expect(location.search).toContain("theme=light");
    await user.selectOptions(select("Theme"), "system");
    expect(theme()).toBe("");
  });

  it("puts the specimens into a frame of the chosen width, with the same choices", async () => {
    const user = await openPage("?locale=sv&theme=dark");
    await user.selectOptions(select("Width"), "320");
    const frame = screen.getByTitle<HTMLIFrameElement>("Components, 320 px wide");
    expect(frame.getAttribute("src")).toBe("/components?bare&locale=sv&theme=dark");
    expect(frame.style.inlineSize).toBe("320px");
    expect(screen.queryByRole("region", { name: "PersonFields" })).toBeNull();
    const link = screen.getByRole("link", { name: "PersonFields" });
    expect(link.getAttribute("href")).toBe(`${frame.getAttribute("src")}#PersonFields`);
    expect(link.getAttribute("target")).toBe(frame.name);
  });

  it("is bare in the frame", async () => {
    await renderPortal("/components?bare&locale=sv&theme=dark", {});
    expect(languageOf(await specimen())).toBe("sv");
    expect(theme()).toBe("dark");
    expect(screen.queryByRole("combobox", { name: "Locale" })).toBeNull();
  });

  it("takes what it does not know for the first choice", async () => {
    await openPage("?locale=xx&theme=pink&width=1");
    expect(select("Locale").value).toBe("de-DE");
    expect(select("Theme").value).toBe("system");
    expect(select("Width").value).toBe("full");
  });

  it("is not there in production", async () => {
    vi.stubEnv("DEV", false);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { router } = await renderPortal("/components", visitorAnswers);
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });
});
