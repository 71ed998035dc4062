import { writeClaimLink } from "#storage/claimLinks.ts";
import type { RegistrationResult } from "../useRegisterWindows.ts";

/**
 * Keeps the link of windows that somebody else claims. It is kept as soon as the response is there, also where the customer
 * has left the form meanwhile.
 */
export function keepClaimLink(accountId: string, result: RegistrationResult) {
  if (result.kind !== "token") return undefined;
  const link = {
    token: result.token,
    windows: result.windows.map(({ key, serialNumber }) => ({ key, serialNumber })),
    registeredAt: Date.now(),
    isPassedOn: false,
  };
  return { accountId, link, isKept: writeClaimLink(accountId, link) };
}
