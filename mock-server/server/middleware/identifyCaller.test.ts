import { beforeEach, describe, expect, it } from "vitest";
import { mainApi } from "#testing/services.ts";
import { createStandingWorld } from "#testing/worlds.ts";

beforeEach(() => {
  createStandingWorld();
});

const homeAddress = { "x-forwarded-for": "203.0.113.7" };

async function request(path: string, headers: Record<string, string>) {
  const response = await mainApi.request(path, { headers });
  const token = response.headers.get("x-client-token") ?? "";
  const signature = response.headers.get("x-client-signature") ?? "";
  return {
    status: response.status,
    pair: { "x-client-token": token, "x-client-signature": signature },
    body: await response.json(),
  };
}

describe("x-client-token and x-client-signature", () => {
  const [rest, graphQl] = ["/api/campaigns", "/graphql?query={__typename}"] as const;

  it.each([rest, graphQl])(
    "are new in every response of %s and accepted from their IP address",
    async (path) => {
      const { pair } = await request(path, homeAddress);
      const chain = { "x-forwarded-for": "203.0.113.7, 127.0.0.1" };
      for (const address of [homeAddress, chain]) {
        const next = await request(path, { ...address, ...pair });
        expect(next.status).toBe(200);
        expect(next.pair["x-client-token"]).toMatch(/./);
        expect(next.pair["x-client-token"]).not.toBe(pair["x-client-token"]);
      }
    },
  );

  // A pact tests a wrong signature.
  for (const [title, path, change, ...tags] of [
    ["sent from another address", rest, { "x-forwarded-for": "203.0.113.8" }, "R7.3"],
    ["with another token", graphQl, { "x-client-token": "made-up" }],
    ["without the token", rest, { "x-client-token": "" }],
    ["without the signature", graphQl, { "x-client-signature": "" }],
  ] as const) {
    it(`are rejected with 403 when ${title}`, { tags: [...tags] }, async () => {
      const { pair } = await request(path, homeAddress);
      const { status, body } = await request(path, { ...homeAddress, ...pair, ...change });
      const message = "The client token and signature do not belong to your address.";
      const errors = [{ message, extensions: { code: "CLIENT_NOT_RECOGNISED" } }];
      expect([status, body]).toEqual([403, path === rest ? { message } : { errors }]);
    });
  }
});
