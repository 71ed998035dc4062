import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { scenarios } from "../scenarios.ts";
import { describeParameters } from "./describeParameters.ts";

describe("describeParameters", () => {
  it("returns types, options, limits, defaults and descriptions", () => {
    const parameters = describeParameters(scenarios.request.parameters);
    expect(parameters).toContainEqual({
      name: "status",
      type: "choice",
      options: expect.arrayContaining(["OPEN", "INSTALLER_SITE_VISIT"]),
      default: "OPEN",
      description: "Status of the request.",
    });
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: "overdue", type: "switch", default: false }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: "attachments", type: "number", min: 0, max: 10, default: 0 }),
    );
    expect(parameters.find(({ name }) => name === "flow")).not.toHaveProperty("default");
  });

  it("describes a nullable text as a text without default", () => {
    expect(describeParameters(scenarios.countrySwitches.parameters)).toContainEqual({
      name: "tagManagerId",
      type: "text",
      description: "Id of the tag manager.",
    });
  });

  it.each(Object.entries(scenarios))("describes the parameters of %s", (_name, { parameters }) => {
    const described = describeParameters(parameters);
    expect(described.map(({ name }) => name)).toEqual(Object.keys(parameters.entries));
    expect(described.filter(({ description }) => description === undefined)).toEqual([]);
  });

  it("returns a list as JSON", () => {
    const schema = v.strictObject({ ids: v.array(v.string()) });
    expect(describeParameters(schema)).toEqual([{ name: "ids", type: "json" }]);
  });
});
