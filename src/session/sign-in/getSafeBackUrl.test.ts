import { describe, expect, it } from "vitest";
import { getSafeBackUrl } from "./getSafeBackUrl.ts";

const origin = "https://de.portal.example";

describe("getSafeBackUrl", () => {
  it.each([
    "/",
    "/overview",
    "/project/7?tab=files&sort=name#latest",
    "/faq#caring%20for%20windows",
    "/overview?next=//evil.example",
  ])("returns %s unchanged", { tags: ["R2.12"] }, (backUrl) => {
    expect(getSafeBackUrl(backUrl, origin)).toBe(backUrl);
  });

  it("normalizes a path on this origin", () => {
    expect(getSafeBackUrl("/project/../overview", origin)).toBe("/overview");
  });

  it.each([
    null,
    "",
    "overview",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "https:evil.example",
    "https://evil.example/overview",
    "https://de.portal.example/overview",
    "javascript:alert(1)",
    " /overview",
    "/authorization",
    "/authorization#code=1",
    "/authorization?again",
    "/x/../authorization",
  ])("rejects %j", (backUrl) => {
    expect(getSafeBackUrl(backUrl, origin)).toBeUndefined();
  });
});
