import { describe, expect, it } from "vitest";
import { formatView, parseView, type View } from "./location.ts";

describe("view in the URL", () => {
  it.each<View>([
    { kind: "world", id: "de-1", tab: "journal" },
    { kind: "world", id: undefined, tab: "personas" },
    { kind: "scenario", name: "request" },
    { kind: "restore" },
  ])("is the same after a reload: $kind", (view) => {
    expect(parseView(formatView(view))).toEqual(view);
  });

  it("is the first tab for an unknown one", () => {
    expect(parseView("?world=de&tab=none")).toEqual({ kind: "world", id: "de", tab: "personas" });
  });
});
