import { describe, expect, it } from "vitest";
import { exampleValues, repeatFromState } from "#contracts/pact/stateValues.ts";
import { ShowAccountDocument } from "#session/account.generated.ts";
import { createSession } from "#session/createSession.ts";
import { mainApi } from "../operationTests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { addSessionCheck } from "./sessionCheck.ts";

const { addData, pact } = mainApi;

describe("ShowAccount query", () => {
  it("returns the account together with the session check", async () => {
    const showAccount = {
      id: repeatFromState("accountId"),
      firstName: repeatFromState("firstName"),
      lastName: repeatFromState("lastName"),
      email: repeatFromState("email"),
    };

    addSessionCheck(pact);
    const { interaction, example } = addData(
      "showAccount returns the account of a signed-in customer",
      providerState("standing", { country: "DE", persona: "clara" }),
      ShowAccountDocument,
      {},
      { showAccount },
    );
    const session = await interaction.executeTest(({ url }) => {
      const { credentials, check } = createSession({ queryClient: createSignedInClient(url) });
      credentials.write({ idToken: exampleValues.idToken, idTokenExpiresAt: "99999999999" });
      return check();
    });

    expect(session).toEqual({ account: example.showAccount, justAuthorized: false });
  });
});
