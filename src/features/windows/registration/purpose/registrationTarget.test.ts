import { describe, expect, it } from "vitest";
import { getRegistrationTarget } from "./registrationTarget.ts";

const loft = { id: "loft", address: "Lindenweg 1" };
const studio = { id: "studio", address: "Hafenstraße 2" };

describe("getRegistrationTarget", () => {
  it.each([
    ["the customer's own home without projects", undefined, "", [], "own", undefined],
    ["the only project", undefined, "", [loft], "project", "loft"],
    ["a project that is still to be chosen of several", undefined, "", [loft, studio], "project", undefined],
    ["the chosen project", "project", "studio", [loft, studio], "project", "studio"],
    ["no project that the customer no longer has", "project", "gone", [loft, studio], "project", undefined],
    ["their own home if a draft's projects are gone", "project", "loft", [], "own", undefined],
    ["their own home if they have chosen it", "own", "studio", [loft, studio], "own", undefined],
    ["somebody else's home if they have chosen it", "other", "", [loft], "other", undefined],
    ["the project in the URL", "own", "", [loft], "project", "studio", "studio"],
  ] as const)("is %s", (_, purpose, projectId, projects, expectedPurpose, expectedId, urlId?: string) => {
    expect(getRegistrationTarget({ purpose, projectId }, projects, urlId)).toEqual({
      purpose: expectedPurpose,
      projectId: expectedId,
    });
  });
});
