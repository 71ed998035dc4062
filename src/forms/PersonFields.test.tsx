import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import type { Country } from "../api/generated/main/graphql.ts";
import { renderScreen } from "../testing/renderScreen.tsx";
import { noProblems } from "./fieldProblems.ts";
import { PersonFields } from "./PersonFields.tsx";

/** Shows fields, and waits until they are there. */
async function show(element: ReactElement, country: Country = "DE") {
  await renderScreen(element, { country });
  await screen.findByRole("textbox", { name: "Post code" });
}

const render = (country: Country, county: string | null = null) =>
  show(<PersonFields idPrefix="p-" values={{ county }} problems={noProblems} detailed />, country);

const labelsShown = () => [...document.querySelectorAll("label")].map((label) => label.textContent);

describe("the fields of a person", () => {
  it.each<[Country, boolean, string]>([
    ["DE", false, "numeric"],
    ["AT", false, "numeric"],
    ["CH", false, "numeric"],
    ["DK", false, "numeric"],
    ["NO", false, "numeric"],
    ["SE", false, "text"],
    ["GB", true, "text"],
    ["IE", true, "text"],
  ])("are those of %s", async (country, hasCounty, inputMode) => {
    await render(country);
    expect(screen.queryByRole("textbox", { name: /County/ }) !== null).toBe(hasCounty);
    expect(screen.getByRole("textbox", { name: "Post code" }).getAttribute("inputmode")).toBe(inputMode);
  });

  it("keep a county that is known, wherever that is", async () => {
    await render("DE", "Holstein");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /County/ }).value).toBe("Holstein");
  });

  it("ask for little where little is needed", async () => {
    await show(<PersonFields idPrefix="p-" values={{}} problems={noProblems} />);
    expect(labelsShown()).toEqual([
      "Title optional",
      "First name",
      "Last name",
      "E-mail address",
      "Telephone optional",
      "Street",
      "House number optional",
      "Post code",
      "Town",
      "Taglys may send me news and offers by e-mail",
    ]);
  });

  it("ask for more where that is wanted", async () => {
    await render("DE");
    expect(labelsShown()).toEqual(
      expect.arrayContaining(["Company optional", "Second telephone optional", "You live here as optional"]),
    );
  });

  it("hold what is known, and tell the browser what they are for", async () => {
    const values = {
      salutation: "MRS",
      firstName: "Ada",
      phone: null,
      tenancy: "TENANT",
      acceptedMarketing: true,
    };
    await show(
      <form aria-label="Person">
        <PersonFields idPrefix="p-" values={values} problems={noProblems} detailed />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>("form");
    const filled = [...new FormData(form)].filter(([, value]) => value !== "");
    expect(Object.fromEntries(filled)).toEqual({
      salutation: "MRS",
      firstName: "Ada",
      tenancy: "TENANT",
      acceptedMarketing: "on",
    });
    const purposes = [...form.elements].map((control) => control.getAttribute("autocomplete"));
    expect(purposes).toEqual(expect.arrayContaining(["given-name", "email", "tel", "postal-code"]));
  });

  it("say what is wrong beside them", async () => {
    const problems = { postCode: { rule: "postCode" }, email: { text: "Unknown." } } as const;
    await show(<PersonFields idPrefix="p-" values={{}} problems={problems} />, "SE");
    expect(document.getElementById("p-postCode-error")?.textContent).toBe(
      "Enter a post code such as 111 22.",
    );
    expect(document.getElementById("p-email-error")?.textContent).toBe("Unknown.");
  });
});
