// @vitest-environment node
import { expect, it } from "vitest";
import { idsBeyond, partOf } from "./messageParts.ts";

it.each([
  ["app.signIn", "first"],
  ["page.faq.metaTitle", "first"],
  ["campaign.more", "overview"],
  ["page.faq.title", "further"],
])("%s is in the part %s", (id, part) => {
  expect(partOf(id)).toBe(part);
});

it("tells which messages come later than the code that shows them", () => {
  const script = 'a={id:"app.signIn"},b={id:`page.faq.title`},c={id:\'page.faq.metaTitle\'},d="page.faq"';
  const ids = ["app.signIn", "page.faq.title", "page.faq.metaTitle", "page.faq.search"];
  expect(idsBeyond("first", script, ids)).toEqual(["page.faq.title"]);
  expect(idsBeyond("overview", script, ids)).toEqual(["page.faq.title"]);
  const code = 'e="campaign.more"';
  expect(idsBeyond("first", code, ["campaign.more"])).toEqual(["campaign.more"]);
  expect(idsBeyond("overview", code, ["campaign.more"])).toEqual([]);
});
