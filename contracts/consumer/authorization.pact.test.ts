import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { ShowAccountDocument } from "#session/account.generated.ts";
import {
  anonymousMainApi,
  anonymousRegistrationService,
  mainApi,
  registrationService,
} from "./operationTests.ts";
import { providerState } from "./providerState.ts";

const code = "AUTH_NOT_AUTHORIZED";
const country = "DE";
/** Callers without the right to a customer's data. */
const callers = [
  { what: "without a token", token: undefined },
  { what: "with an expired token", token: "expired" },
  { what: "with a token that somebody else has signed", token: "forged" },
  { what: "with a token for another client", token: "otherClient" },
  { what: "with a token of another tenant", token: "otherTenant" },
] as const;

// One query of each service. The verification sends all other operations without a token and with wrong ones.
for (const { what, token } of callers) {
  const [main, registration] = token
    ? [mainApi, registrationService]
    : [anonymousMainApi, anonymousRegistrationService];
  const state = providerState("lists", { country, ...(token && ({ persona: "clara", token } as const)) });
  main.testError(`showAccount rejects a request ${what}`, state, ShowAccountDocument, {}, code);
  registration.testError(
    `registeredWindows rejects a request ${what}`,
    state,
    RegisteredWindowsDocument,
    { skip: 0 },
    code,
  );
}
