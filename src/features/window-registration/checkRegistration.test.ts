import { expect, it } from "vitest";
import { GraphQlError, NetworkError } from "../../api/errors.ts";
import { checkRegistration, problemsById, problemsOfRegistration } from "./checkRegistration.ts";
import { firstWindow } from "./enteredWindows.ts";
import { noOwner } from "./ownerEntry.ts";

const today = "2026-03-09";
const good = { ...firstWindow, key: "TGS M06", serialNumber: "TG770001", installationDate: today };
const owner = {
  ...noOwner,
  firstName: "Ada",
  lastName: "Berg",
  email: "ada@example.org",
  street: "Alster",
  postCode: "20095",
  city: "Hamburg",
};

it("names problems as the service does, of all windows and the owner together", () => {
  const windows = [good, { ...good, id: "window2", key: "" }];
  const checked = checkRegistration(
    { windows, owner: { ...owner, postCode: "1010" } },
    { country: "DE", today },
  );
  expect(checked).toEqual({
    ok: false,
    problems: {
      "windowProducts.1.key": { rule: "required" },
      "windowProducts.1.serialNumber": { rule: "serialNumberTwice" },
      "productOwner.postCode": { rule: "postCode" },
    },
  });
});

it("sends no owner where none is asked for, and one without a county where the country has none", () => {
  const without = checkRegistration({ windows: [good], owner: undefined }, { country: "DE", today });
  expect(without.ok && without.values.productOwner).toBeUndefined();
  const checked = checkRegistration({ windows: [good], owner }, { country: "DE", today });
  expect(checked).toMatchObject({
    ok: true,
    values: { productOwner: { firstName: "Ada", county: null, acceptedMarketing: false } },
  });
});

it("keeps a problem at its window when another one goes", () => {
  const windows = [good, { ...good, id: "window7" }];
  const problems = { "windowProducts.1.key": { text: "?" }, "productOwner.city": { text: "!" } };
  expect(problemsById(problems, windows)).toEqual({
    "window7.key": { text: "?" },
    "productOwner.city": { text: "!" },
  });
});

it.each([
  ["windowProducts.0.serialNumber", true],
  ["productOwner.postCode", true],
  ["windowProducts.1.serialNumber", false],
  ["windowProducts", false],
])("finds the service's word on %s at a field: %s", (field, isFound) => {
  const found = problemsOfRegistration(new GraphQlError([{ message: "no", field }]), 1);
  expect(found).toEqual(isFound ? { [field]: { text: "no" } } : undefined);
});

it("finds nothing about fields in a lost connection", () => {
  expect(problemsOfRegistration(new NetworkError("gone"), 1)).toBeUndefined();
});
