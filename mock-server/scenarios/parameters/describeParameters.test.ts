import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { scenarios } from "../scenarios.ts";
import { describeParameters } from "./describeParameters.ts";

describe("describeParameters", () => {
  it("returns types, options, limits and defaults", () => {
    const parameters = describeParameters(scenarios.request.parameters);
    expect(parameters).toContainEqual({
      name: "status",
      type: "choice",
      options: expect.arrayContaining(["OPEN", "INSTALLER_SITE_VISIT"]),
      default: "OPEN",
    });
    expect(parameters).toContainEqual({ name: "overdue", type: "switch", default: false });
    expect(parameters).toContainEqual({ name: "attachments", type: "number", min: 0, max: 10, default: 0 });
    expect(parameters.find(({ name }) => name === "flow")).not.toHaveProperty("default");
  });

  it("returns a text that may be null as a text without default", () => {
    expect(describeParameters(scenarios.countrySwitches.parameters)).toContainEqual({
      name: "tagManagerId",
      type: "text",
    });
  });

  it.each(Object.entries(scenarios))("describes the parameters of %s", (_name, { parameters }) => {
    const names = describeParameters(parameters).map(({ name }) => name);
    expect(names).toEqual(Object.keys(parameters.entries));
  });

  it("returns a list as JSON", () => {
    const schema = v.strictObject({ ids: v.array(v.string()) });
    expect(describeParameters(schema)).toEqual([{ name: "ids", type: "json" }]);
  });
});
