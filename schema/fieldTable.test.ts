import { readFileSync } from "node:fs";
import { isObjectType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import * as v from "valibot";
import { expect, it } from "vitest";
import { portalOperations } from "./portalOperations.ts";
import { loadOpenApi, loadSchema, serviceNames } from "./services.ts";

const schemas = serviceNames.map((service) => ({ service, schema: loadSchema(service) }));
const rows = readFileSync(new URL("./README.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, type, fields = "", shown = ""] = /^\| `(\w+)` +\| (.+?) +\| (.*?) +\|/.exec(line) ?? [];
    return type
      ? [{ fields: [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => `${type}.${field}`), shown }]
      : [];
  });

it("the table of fields names each field of the SDL and of campaigns once", { tags: ["R3.1"] }, () => {
  const openApi = v.parse(openApiSchema, loadOpenApi());
  const campaignFields = Object.entries(openApi.components.schemas)
    .filter(([type]) => type.startsWith("Campaign") && type !== "CampaignList")
    .flatMap(([type, { properties = {} }]) => Object.keys(properties).map((field) => `${type}.${field}`));
  expect(rows.flatMap(({ fields }) => fields).toSorted()).toEqual(
    [...getEntityFields(), ...campaignFields].toSorted(),
  );
});

it("the table of fields calls those served only that no document selects", { tags: ["R3.1"] }, () => {
  const selected = getSelectedFields();
  const servedOnly = rows.filter(({ shown }) => shown.startsWith("served only"));
  expect(servedOnly.flatMap(({ fields }) => fields).toSorted()).toEqual(
    getEntityFields()
      .filter((field) => !selected.has(field))
      .toSorted(),
  );
});

const openApiSchema = v.object({
  components: v.object({
    schemas: v.record(v.string(), v.object({ properties: v.optional(v.record(v.string(), v.unknown())) })),
  }),
});

/** The fields of all types but Query and Mutation, as `Type.field`. */
function getEntityFields(): string[] {
  return schemas.flatMap(({ schema }) =>
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith("__") && !["Query", "Mutation"].includes(name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)),
  );
}

/** The fields that the portal's documents select, as `Type.field`. */
function getSelectedFields(): ReadonlySet<string> {
  const selected = new Set<string>();
  for (const { service, schema } of schemas) {
    for (const { document } of portalOperations.filter((operation) => operation.service === service)) {
      const typeInfo = new TypeInfo(schema);
      const Field = () =>
        void selected.add(`${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}`);
      visit(document, visitWithTypeInfo(typeInfo, { Field }));
    }
  }
  return selected;
}
