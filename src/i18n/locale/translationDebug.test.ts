import { afterEach, expect, it } from "vitest";
import { createActiveLocale } from "./activeLocale.ts";
import { highlightMachineTranslations } from "./highlightMachineTranslations.ts";
import { isHighlightRequested, isTranslationDebugMode } from "./translationDebug.ts";

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

it.each([
  ["?trl", true],
  ["?a=1&trl=1", true],
  ["", false],
  ["?control=1", false],
])("isTranslationDebugMode › returns for the URL parameters %j: %j", (search, expected) => {
  expect(isTranslationDebugMode(search)).toBe(expected);
});

it.each([
  ["?machine-translations", true],
  ["?trl", true],
  ["?a=1&machine-translations=1", true],
  ["?machine-translations-off", false],
])("isHighlightRequested › returns for the URL parameters %j: %j", (search, expected) => {
  expect(isHighlightRequested(search)).toBe(expected);
});

it("changeLocale › replaces texts by message ids with the URL parameter trl", {
  tags: ["R4.12"],
}, async () => {
  history.replaceState(null, "", "/?trl");
  const { getActiveLocale, changeLocale } = createActiveLocale();
  await changeLocale("en");
  expect(getActiveLocale().messages?.["app.close"]).toEqual([{ type: 0, value: "app.close" }]);
});

it("highlightMachineTranslations › colours machine-translated text, also text that is added later", {
  tags: ["R4.13"],
}, async () => {
  document.body.innerHTML = "<p id=first>machine translation\u200B</p><p id=second>human translation</p>";
  const stopHighlighting = highlightMachineTranslations(document.body);
  const later = document.createElement("em");
  later.textContent = "later\u200B";
  document.body.append(later);
  const getColor = (id: string) => document.getElementById(id)?.style.color;
  await expect.poll(() => later.style.color).toBe("blueviolet");
  expect([getColor("first"), getColor("second")]).toEqual(["blueviolet", ""]);
  later.textContent = "translated by a person";
  await expect.poll(() => later.style.color).toBe("");
  expect([getColor("first"), getColor("second")]).toEqual(["blueviolet", ""]);
  stopHighlighting();
});
