import { expect, it } from "vitest";
import { schemaOf } from "./schemaOf.ts";

const main = schemaOf(["main"], []);
const registration = schemaOf(["registration"], []);

/** The values of an enumeration, in order of the alphabet. */
function valuesOf(name: string, schema = main): string[] {
  const type = schema.getType(name);
  return type && "getValues" in type
    ? type
        .getValues()
        .map((value) => value.name)
        .toSorted()
    : [];
}

const words = (text: string) => text.trim().split(/\s+/).toSorted();

it.each([
  { title: "Salutation [R3.20]", type: "Salutation", values: "MR MRS" },
  { title: "InstallationFlow [R3.24]", type: "InstallationFlow", values: "DEFAULT SPP_INSTALLER SPP_TAGLYS" },
  { title: "Country [R9.1]", type: "Country", values: "DE AT CH GB IE NO SE DK" },
  {
    title: "RequestStatus [R4.1]",
    type: "RequestStatus",
    values: `CANCELLED CLIENT_CONTACTED HANDED_TO_TAGLYS_AT_HOME HANDOVER_TO_TAGLYS_INSTALLER
      HOMEOWNER_GOT_OFFER_FROM_INSTALLER IN_CLARIFICATION INSTALLATION_DATE_CONFIRMED INSTALLATION_IN_PROGRESS
      INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE INSTALLED_BY_TAGLYS_INSTALLER INSTALLER_SITE_VISIT OFFER_ACCEPTED
      OFFER_SENT OPEN ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE REASSIGNED WINDOW_INSTALLED WINDOW_REGISTERED`,
  },
])("$title of the main API has its values as spelt", ({ type, values }) => {
  expect(valuesOf(type)).toEqual(words(values));
});

it.each([
  { title: "Salutation [R3.20]", type: "Salutation", values: "MR MRS" },
  {
    title: "RoomType [R3.21]",
    type: "RoomType",
    values: `BATHROOM BEDROOM CHILDREN_ROOM CORRIDOR GUEST_BATHROOM HOBBY_ROOM KITCHEN LIVING_ROOM LOFT OFFICE STAIRWAY`,
  },
  {
    title: "WindowTitle [R3.22]",
    type: "WindowTitle",
    values: `DEFAULT ELECTRIC FIXED INTEGRA_PIVOT_ELECTRIC INTEGRA_PIVOT_SOLAR INTEGRA_PIVOT_TOP_HUNG_ELECTRIC
      PIVOTING_WINDOW_BOTTOM_CONTROL PIVOTING_WINDOW_UPPER_CONTROL SOLAR`,
  },
  { title: "SortOrder [R3.23]", type: "SortOrder", values: "ASC DESC" },
])("$title of the registration service has its values as spelt", ({ type, values }) => {
  expect(valuesOf(type, registration)).toEqual(words(values));
});

it("gives both services together each enumeration once", () => {
  const together = schemaOf(["main", "registration"], []);
  for (const type of ["Salutation", "SortOrder"]) {
    expect(valuesOf(type, together)).toEqual(valuesOf(type));
    expect(valuesOf(type, together)).toEqual(valuesOf(type, registration));
  }
});
