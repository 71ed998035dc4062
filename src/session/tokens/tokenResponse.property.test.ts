import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTokenResponse } from "./tokenResponse.ts";

fc.configureGlobal({ seed: 20_260_601 });

const now = 1_603_066_000;
const timeFields = ["not_before", "id_token_expires_in", "refresh_token_expires_in"] as const;

/** Parses a response with these times. Returns not-before and the two expiries. */
function parseTimes(times: readonly unknown[]) {
  const response = {
    id_token: "id",
    refresh_token: "refresh",
    ...Object.fromEntries(timeFields.map((field, index) => [field, times[index]])),
  };
  const { notBefore, idTokenExpiresAt, refreshTokenExpiresAt } = parseTokenResponse(response, now);
  return [notBefore, idTokenExpiresAt, refreshTokenExpiresAt];
}

function repeatThrice<T>(value: fc.Arbitrary<T>) {
  return fc.tuple(value, value, value);
}

it("parseTokenResponse reads times as numbers and as strings alike", { tags: ["R7.63"] }, () => {
  const time = fc.oneof(fc.maxSafeNat(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(repeatThrice(time), (times) => {
      expect(parseTimes(times.map(String))).toEqual(parseTimes(times));
    }),
  );
});

it("parseTokenResponse adds the lifetimes to the current time", { tags: ["R7.63"] }, () => {
  fc.assert(
    fc.property(repeatThrice(fc.nat()), ([notBefore, idTokenSeconds, refreshTokenSeconds]) => {
      expect(parseTimes([notBefore, idTokenSeconds, refreshTokenSeconds])).toEqual([
        String(notBefore),
        String(now + idTokenSeconds),
        String(now + refreshTokenSeconds),
      ]);
    }),
  );
});

it("parseTokenResponse returns finite times for any input", { tags: ["R7.63"] }, () => {
  fc.assert(
    fc.property(repeatThrice(fc.oneof(fc.anything(), fc.string())), (times) => {
      for (const time of parseTimes(times)) expect(Number.isFinite(Number(time))).toBe(true);
    }),
    {
      examples: [
        [[undefined, null, ""]],
        [["soon", Number.NaN, "Infinity"]],
        [[{ valueOf: 1, toString: 1 }, [], 1n]],
      ],
    },
  );
});
