import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const openApiSchema = v.object({
  components: v.object({
    schemas: v.record(
      v.string(),
      v.object({
        properties: v.optional(v.record(v.string(), v.unknown())),
        required: v.optional(v.array(v.string())),
      }),
    ),
  }),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  servers: v.array(v.object({ url: v.string() })),
});

const file = new URL("../../../schema/rest/openapi.yaml", import.meta.url);
const openApi = v.parse(openApiSchema, parse(readFileSync(file, "utf8")));
const { schemas } = openApi.components;

const splitWords = (text: string) => text.trim().split(/\s+/).toSorted();

describe("openapi.yaml", () => {
  it("has exactly the two operations below /api", () => {
    expect(openApi.servers).toEqual([{ url: "/api" }]);
    const operations = Object.entries(openApi.paths).map(([path, methods]) => [path, Object.keys(methods)]);
    expect(operations).toEqual([
      ["/auth/me", ["get"]],
      ["/campaigns", ["get"]],
    ]);
  });

  it("requires exactly the specified fields of a campaign", { tags: ["R3.18"] }, () => {
    for (const [schema, fields] of [
      ["Campaign", "id texts images positions"],
      ["CampaignText", "label locale contents"],
      ["CampaignImage", "label url"],
      ["CampaignPosition", "position"],
      ["CampaignList", "data"],
    ] as const) {
      expect(Object.keys(schemas[schema]?.properties ?? {}).toSorted()).toEqual(splitWords(fields));
      expect(schemas[schema]?.required?.toSorted()).toEqual(splitWords(fields));
    }
  });
});
