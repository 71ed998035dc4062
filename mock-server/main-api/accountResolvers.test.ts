import { describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { freshWorld } from "../testing/worlds.ts";

const document = "{ showAccount { id firstName lastName email } }";

describe("showAccount", () => {
  it.each(["anna", "ben", "clara", "dario"] as const)(
    "answers %s with the own account [R7.11]",
    async (persona) => {
      const { data, errors } = await callerIn(freshWorld("SE"), persona).main(document);
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

  it("keeps the password to itself", async () => {
    const { codes } = await callerIn(freshWorld(), "anna").main("{ showAccount { password } }");
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});
