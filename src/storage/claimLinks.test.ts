import { expect, it } from "vitest";
import { type ClaimLink, readClaimLinks, removeClaimLink, writeClaimLink } from "./claimLinks.ts";
import { findClaimLinkKeys } from "./draftKeys.ts";
import { removeAccountStorage } from "./storage.ts";

const createLink = (token: string, changes: Partial<ClaimLink> = {}): ClaimLink => ({
  token,
  windows: [{ key: "TGS M06", serialNumber: "SN1" }],
  registeredAt: 1,
  isPassedOn: false,
  ...changes,
});

it("Claim links are kept for their account, the newest first, until they are removed", () => {
  const [first, second, other] = [createLink("1"), createLink("2", { registeredAt: 2 }), createLink("3")];
  for (const link of [first, second]) expect(writeClaimLink("ada", link)).toBe(true);
  writeClaimLink("ada b", other);
  expect(readClaimLinks("ada")).toEqual([second, first]);
  expect(readClaimLinks("ada b")).toEqual([other]);
  const passedOn = { ...second, isPassedOn: true };
  writeClaimLink("ada", passedOn);
  removeClaimLink("ada", first);
  expect(readClaimLinks("ada")).toEqual([passedOn]);
});

it("Claim links are removed with the customer's other stored data", () => {
  writeClaimLink("ada", createLink("1"));
  expect(findClaimLinkKeys()).toHaveLength(1);
  removeAccountStorage();
  expect(findClaimLinkKeys()).toEqual([]);
});

it.each(["{", "null", "7", '{"token":1,"windows":[]}', '{"token":"1"}'])(
  "A damaged claim link is skipped: %s",
  (json) => {
    localStorage.setItem("taglys.account.claimLink ada 1", json);
    expect(readClaimLinks("ada")).toEqual([]);
  },
);
