// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { credentialsFrom } from "./tokenAnswer.ts";

fc.configureGlobal({ seed: 20_260_601 });

const now = 1_603_066_000;
const timeFields = ["not_before", "id_token_expires_in", "refresh_token_expires_in"] as const;

function timesOf(times: readonly unknown[]) {
  const answer = {
    id_token: "id",
    refresh_token: "refresh",
    ...Object.fromEntries(timeFields.map((field, index) => [field, times[index]])),
  };
  const { notBefore, idTokenExpiresAt, refreshTokenExpiresAt } = credentialsFrom(answer, now);
  return [notBefore, idTokenExpiresAt, refreshTokenExpiresAt];
}

function threeOf<T>(value: fc.Arbitrary<T>) {
  return fc.tuple(value, value, value);
}

it("[R7.63] reads the same from times as numbers and as texts", () => {
  const time = fc.oneof(fc.maxSafeNat(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(threeOf(time), (times) => {
      expect(timesOf(times.map(String))).toEqual(timesOf(times));
    }),
  );
});

it("[R7.63] adds the lifetimes to the moment of the answer", () => {
  fc.assert(
    fc.property(threeOf(fc.nat()), ([notBefore, forIdToken, forRefreshToken]) => {
      expect(timesOf([notBefore, forIdToken, forRefreshToken])).toEqual([
        String(notBefore),
        String(now + forIdToken),
        String(now + forRefreshToken),
      ]);
    }),
  );
});

it("[R7.63] keeps a finite number of seconds, whatever comes", () => {
  fc.assert(
    fc.property(threeOf(fc.oneof(fc.anything(), fc.string())), (times) => {
      for (const kept of timesOf(times)) expect(Number.isFinite(Number(kept))).toBe(true);
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
