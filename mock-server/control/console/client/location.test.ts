import { expect, it } from "vitest";
import { formatView, parseView, type View } from "./location.ts";

it.each<View>([
  { kind: "world", id: "de", tab: "journal" },
  { kind: "world", id: undefined, tab: "world" },
  { kind: "scenario", name: "request" },
])("the console's URL keeps the view %j", (view) => {
  expect(parseView(formatView(view))).toEqual(view);
});

it("the console shows the first world if the URL has no view", () => {
  expect(parseView("?tab=nothing")).toEqual({ kind: "world", id: undefined, tab: "world" });
});
