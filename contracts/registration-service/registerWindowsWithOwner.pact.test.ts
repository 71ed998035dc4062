import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  RegisterWindowsWithOwnerDocument,
  type RegisterWindowsWithOwnerMutation,
} from "../../src/api/generated/registration/graphql.ts";
import { registerWindows } from "../../src/features/window-registration/registerWindows.ts";
import { data, refused } from "../matching/answers.ts";
import { registrationOperation } from "../matching/requests.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { enteredOwner, enteredWindow } from "./enteredRegistration.ts";
import { newWindow } from "./windowTemplates.ts";

const { eachLike, reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const complete = { windowProducts: [enteredWindow], productOwner: enteredOwner };
// Most of it is left out, as people do.
const scanty = {
  ...complete,
  productOwner: { ...enteredOwner, salutation: null, phone: null, houseNumber: null },
};

test.each([
  { what: "for their owner", entered: complete },
  { what: "for an owner who tells little", entered: scanty },
])("[R7.46] registers windows $what", async ({ what, entered }) => {
  const windows = eachLike(newWindow);

  const registered = await pact
    .addInteraction()
    .given(...providerState("empty", { country: "DE", persona: "ben" }))
    .uponReceiving(`registerWindowsWithOwner ${what}`)
    .withRequest("POST", "/graphql", registrationOperation(RegisterWindowsWithOwnerDocument, entered))
    .willRespondWith(200, data<RegisterWindowsWithOwnerMutation>({ registerWindowsWithOwner: windows }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows(entered);
    });

  expect(registered).toEqual({ kind: "windows", windows: reify(windows) });
});

test.each([
  {
    what: "with a wrong post code",
    country: "DE",
    owner: { postCode: "1234" },
    code: "VALIDATION_FAILED",
    field: "productOwner.postCode",
  },
  {
    what: "with a wrong phone number",
    country: "DE",
    owner: { phone: "12" },
    code: "VALIDATION_FAILED",
    field: "productOwner.phone",
  },
  {
    what: "where registration is switched off",
    country: "IE",
    owner: {},
    code: "REGISTRATION_DISABLED",
    field: undefined,
  },
] as const)("[R7.46] registers no windows $what", async ({ what, country, owner, code, field }) => {
  const entered = { ...complete, productOwner: { ...enteredOwner, ...owner } };

  const error = await pact
    .addInteraction()
    .given(...providerState("empty", { country, persona: "ben" }))
    .uponReceiving(`registerWindowsWithOwner ${what}`)
    .withRequest("POST", "/graphql", registrationOperation(RegisterWindowsWithOwnerDocument, entered))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows(entered).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code, problems: [{ code, field }] });
});
