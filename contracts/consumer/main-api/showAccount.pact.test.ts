import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { exampleValues, repeatFromState } from "#contracts/pact/stateValues.ts";
import { ShowAccountDocument, type ShowAccountQuery } from "#session/account.generated.ts";
import { createSession } from "#session/createSession.ts";
import type { Template } from "../matching/template.ts";
import { mainApi } from "../operationTests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { addSessionCheck } from "./sessionCheck.ts";

const { reify } = MatchersV3;
const { addData, pact } = mainApi;

describe("ShowAccount query", () => {
  it("returns the account together with the session check", async () => {
    const showAccount: Template<ShowAccountQuery["showAccount"]> = {
      id: repeatFromState("accountId"),
      firstName: repeatFromState("firstName"),
      lastName: repeatFromState("lastName"),
      email: repeatFromState("email"),
    };

    addSessionCheck(pact);
    const session = await addData(
      "showAccount returns the account of a signed-in customer",
      providerState("standing", { country: "DE", persona: "clara" }),
      ShowAccountDocument,
      {},
      { showAccount },
    ).executeTest(({ url }) => {
      const { credentials, check } = createSession({ queryClient: createSignedInClient(url) });
      credentials.write({ idToken: exampleValues.idToken, idTokenExpiresAt: "99999999999" });
      return check();
    });

    expect(session).toEqual({ account: reify(showAccount), justAuthorized: false });
  });
});
