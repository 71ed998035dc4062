import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import type { Country } from "#locales.ts";
import { renderScreen } from "#testing/rendering/renderScreen.tsx";
import { noFieldErrors } from "../rules/fieldErrors.ts";
import { personChoices } from "../rules/personChoices.ts";
import { PersonFields } from "./PersonFields.tsx";
import { type PersonField, personLabels } from "./personLabels.ts";

const allFields = Object.keys(personLabels) as PersonField[];

/** Renders the fields and waits until they are shown. */
async function show(element: ReactElement, country: Country = "DE") {
  await renderScreen(element, { country });
  await screen.findByRole("textbox", { name: "Post code" });
}

const renderAll = (country: Country, county = "") =>
  show(<PersonFields form={{ texts: { county }, errors: noFieldErrors }} fields={allFields} />, country);

describe("PersonFields", () => {
  it.each<[Country, boolean, string]>([
    ["DE", false, "numeric"],
    ["SE", false, "text"],
    ["GB", true, "text"],
  ])(
    "shows the county field and the post code keyboard of %s (county: %s, %s)",
    async (country, hasCounty, inputMode) => {
      await renderAll(country);
      expect(screen.queryByRole("textbox", { name: /County/ }) !== null).toBe(hasCounty);
      expect(screen.getByRole("textbox", { name: "Post code" }).getAttribute("inputmode")).toBe(inputMode);
    },
  );

  it("shows a known county in a country without county field", async () => {
    await renderAll("DE", "Holstein");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /County/ }).value).toBe("Holstein");
  });

  it("shows the initial values and sets autocomplete", async () => {
    const tenancy = Object.keys(personChoices.tenancy).at(-1) ?? "";
    const texts = {
      salutation: "MRS",
      firstName: "Ada",
      tenancy,
      acceptedMarketing: "on",
    };
    await show(
      <form aria-label="Person">
        <PersonFields form={{ texts, errors: noFieldErrors }} fields={allFields} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>("form");
    const filledEntries = [...new FormData(form)].filter(([, value]) => value !== "");
    expect(Object.fromEntries(filledEntries)).toEqual({
      salutation: "MRS",
      firstName: "Ada",
      tenancy,
      acceptedMarketing: "on",
    });
    const autocomplete = [...form.elements].map((control) => control.getAttribute("autocomplete"));
    expect(autocomplete).toEqual(expect.arrayContaining(["given-name", "email", "tel", "postal-code"]));
  });
});
