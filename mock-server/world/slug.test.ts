import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Zimmerei Brandl & Söhne GmbH", "zimmerei-brandl-sohne-gmbh"],
  ["Tømrer Sæther A/S", "tomrer-saether-a-s"],
  ["Straßer e. K.", "strasser-e-k"],
  ["Åkes Tak", "akes-tak"],
  ["O'Brien's Ltd.", "o-brien-s-ltd"],
])("%s becomes %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
