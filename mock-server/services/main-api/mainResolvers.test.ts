import { describe, expect, it } from "vitest";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

const document = "{ showAccount { id firstName lastName email } }";

describe("showAccount", () => {
  it.each(["anna", "ben", "clara", "dario"] as const)(
    "returns the account of %s",
    { tags: ["R7.11"] },
    async (persona) => {
      const { data, errors } = await createClient(createStandingWorld("SE"), persona).main(document);
      expect(errors).toEqual([]);
      expect(data).toEqual({
        showAccount: {
          id: `account-${persona}`,
          email: `${persona}@se.example`,
          firstName: expect.stringMatching(/\S/),
          lastName: expect.stringMatching(/\S/),
        },
      });
    },
  );

  it("does not have a field for the password", async () => {
    const { codes } = await createClient(createStandingWorld(), "anna").main("{ showAccount { password } }");
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});
