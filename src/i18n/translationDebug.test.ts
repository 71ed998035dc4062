import { afterEach, expect, it, vi } from "vitest";
import { colourAutoTranslated } from "./colourAutoTranslated.ts";
import { isTranslationDebug } from "./translationDebug.ts";

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

it.each([
  ["?trl", true],
  ["?a=1&trl=1", true],
  ["", false],
  ["?control=1", false],
])("[R4.12] finds the marker in %j: %j", (search, found) => {
  expect(isTranslationDebug(search)).toBe(found);
});

it("[R4.12] registers keys in place of the loaded messages where the address carries trl", async () => {
  vi.resetModules();
  history.replaceState(null, "", "/?trl");
  const { activeLocale, changeLocale } = await import("./localeStore.ts");
  await changeLocale("en");
  expect(activeLocale().intl?.messages["app.close"]).toEqual([{ type: 0, value: "app.close" }]);
});

it("[R4.13] colours the parent of auto-translated text blueviolet, also of text that comes later", async () => {
  document.body.innerHTML = "<p id=first>made by a machine\u200B</p><p id=second>made by hand</p>";
  const stop = colourAutoTranslated(document.body);
  const later = document.createElement("em");
  later.textContent = "later\u200B";
  document.body.append(later);
  await vi.waitFor(() => expect(later.style.color).toBe("blueviolet"));
  expect(document.getElementById("first")?.style.color).toBe("blueviolet");
  expect(document.getElementById("second")?.style.color).toBe("");
  stop();
});
