import { describe, expect, it } from "vitest";
import { createSchema } from "./schema.ts";

const main = createSchema(["main"], []);
const registration = createSchema(["registration"], []);

function listEnumValues(name: string, schema = main): string[] {
  const type = schema.getType(name);
  return type && "getValues" in type
    ? type
        .getValues()
        .map((value) => value.name)
        .toSorted()
    : [];
}

const splitWords = (text: string) => text.trim().split(/\s+/).toSorted();

describe("main API schema", () => {
  it.each([
    { type: "Salutation", values: "MR MRS" },
    { type: "InstallationFlow", values: "DEFAULT SPP_INSTALLER SPP_TAGLYS" },
    { type: "Country", values: "DE AT CH GB IE NO SE DK" },
    {
      type: "RequestStatus",
      values: `CANCELLED CLIENT_CONTACTED HANDED_TO_TAGLYS_AT_HOME HANDOVER_TO_TAGLYS_INSTALLER
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER IN_CLARIFICATION INSTALLATION_DATE_CONFIRMED INSTALLATION_IN_PROGRESS
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE INSTALLED_BY_TAGLYS_INSTALLER INSTALLER_SITE_VISIT OFFER_ACCEPTED
      OFFER_SENT OPEN ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE REASSIGNED WINDOW_INSTALLED WINDOW_REGISTERED`,
    },
  ])(
    "has exactly the specified values in $type",
    { tags: ["R3.20", "R3.24", "R9.1", "R4.1"] },
    ({ type, values }) => {
      expect(listEnumValues(type)).toEqual(splitWords(values));
    },
  );
});

describe("registration service schema", () => {
  it.each([
    { type: "Salutation", values: "MR MRS" },
    {
      type: "RoomType",
      values: `BATHROOM BEDROOM CHILDREN_ROOM CORRIDOR GUEST_BATHROOM HOBBY_ROOM KITCHEN LIVING_ROOM LOFT OFFICE STAIRWAY`,
    },
    {
      type: "WindowTitle",
      values: `DEFAULT ELECTRIC FIXED INTEGRA_PIVOT_ELECTRIC INTEGRA_PIVOT_SOLAR INTEGRA_PIVOT_TOP_HUNG_ELECTRIC
      PIVOTING_WINDOW_BOTTOM_CONTROL PIVOTING_WINDOW_UPPER_CONTROL SOLAR`,
    },
    { type: "SortOrder", values: "ASC DESC" },
  ])(
    "has exactly the specified values in $type",
    { tags: ["R3.20", "R3.21", "R3.22", "R3.23"] },
    ({ type, values }) => {
      expect(listEnumValues(type, registration)).toEqual(splitWords(values));
    },
  );
});

it("combined schema defines an enum of both services once", () => {
  const combined = createSchema(["main", "registration"], []);
  for (const type of ["Salutation", "SortOrder"]) {
    expect(listEnumValues(type, combined)).toEqual(listEnumValues(type));
    expect(listEnumValues(type, combined)).toEqual(listEnumValues(type, registration));
  }
});
