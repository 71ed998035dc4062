import { describe, expect, it } from "vitest";
import { suggestNames } from "./suggestNames.ts";

describe("suggestNames", () => {
  const known = ["Projects", "Project", "ShowRequest", "RequestReasons", "UploadAttachment"];
  it.each([
    { name: "projcts", expected: ["Projects", "Project"] },
    { name: "showrequest", expected: ["ShowRequest"] },
    { name: "UploadAtachments", expected: ["UploadAttachment"] },
    { name: "Weather", expected: [] },
    { name: "", expected: [] },
  ])("returns $expected for '$name'", ({ name, expected }) => {
    expect(suggestNames(name, known)).toEqual(expected);
  });
});
