import { expect, test } from "vitest";
import {
  RegisterInstalledWindowsDocument,
  type RegisterInstalledWindowsMutation,
} from "../../src/api/generated/registration/graphql.ts";
import { registerWindows } from "../../src/features/window-registration/registerWindows.ts";
import { data, refused } from "../matching/answers.ts";
import { registrationOperation } from "../matching/requests.ts";
import { text } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { enteredWindow } from "./enteredRegistration.ts";

const pact = portalPactWith("registration-service");
const entered = { windowProducts: [enteredWindow] };

test("[R7.47] gets a token for windows that somebody else will claim", async () => {
  const registered = await pact
    .addInteraction()
    .given(...providerState("empty", { country: "DE", persona: "ben" }))
    .uponReceiving("registerInstalledWindows")
    .withRequest("POST", "/graphql", registrationOperation(RegisterInstalledWindowsDocument, entered))
    .willRespondWith(
      200,
      data<RegisterInstalledWindowsMutation>({ registerInstalledWindows: text("registration-1") }),
    )
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows(entered);
    });

  expect(registered).toEqual({ kind: "token", token: "registration-1", windows: entered.windowProducts });
});

test.each([
  {
    what: "with a wrong type sign",
    country: "DE",
    wrong: { key: "ZZZ M06" },
    code: "VALIDATION_FAILED",
    field: "windowProducts.0.key",
  },
  {
    what: "where registration is switched off",
    country: "IE",
    wrong: {},
    code: "REGISTRATION_DISABLED",
    field: undefined,
  },
] as const)("[R7.47] gets no token for windows $what", async ({ what, country, wrong, code, field }) => {
  const refusedEntry = { windowProducts: [{ ...enteredWindow, ...wrong }] };

  const error = await pact
    .addInteraction()
    .given(...providerState("empty", { country, persona: "ben" }))
    .uponReceiving(`registerInstalledWindows ${what}`)
    .withRequest("POST", "/graphql", registrationOperation(RegisterInstalledWindowsDocument, refusedEntry))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return registerWindows(refusedEntry).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code, problems: [{ code, field }] });
});
