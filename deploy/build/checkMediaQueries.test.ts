import { expect, it } from "vitest";
import { findUnknownQueries } from "./checkMediaQueries.ts";

it.each([
  "print",
  "not print",
  "only screen and (color)",
  "not all and (pointer:coarse)",
  "(max-width:767.98px)",
  "(max-width: 767.98px) and (prefers-color-scheme: dark), print",
  "screen and (min-aspect-ratio: 16/9)",
  "(-webkit-min-device-pixel-ratio:2)",
  "(forced-colors:active)and (hover)",
])("findUnknownQueries accepts @media %s", (query) => {
  expect(findUnknownQueries(`a{color:red}@layer b{@media ${query}{a{color:blue}}}`)).toEqual([]);
});

it.each([
  "(width < 768px)",
  "(width>=40em)",
  "(20em <= width < 768px)",
  "(480px<width) and (hover)",
  "not (min-width:768px)",
  "(not (min-width:768px))",
  "screen and (not (hover))",
  "(hover) or (pointer:coarse)",
  "((hover) and (color))",
  "(min-width: calc(1px + 2px))",
  "(color) and not (hover)",
])("findUnknownQueries finds @media %s, in a page's style too", (query) => {
  const known = "@media print{a{color:red}}";
  expect(findUnknownQueries(`<style>${known}@media print, ${query}{a{color:red}}</style>`)).toEqual([query]);
});
