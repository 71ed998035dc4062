import { writeClaimLink } from "#storage/claimLinks.ts";
import type { RegistrationResult } from "../useRegisterWindows.ts";

/**
 * Stores the link of windows for somebody else to claim, as soon as the response is there, even if the customer has left the
 * form meanwhile.
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
