import { hasErrorCode } from "#api/errors.ts";

/** Why a claim can never succeed. */
export type ClaimErrorReason = "missing" | "unknown" | "expired" | "claimed";

const reasonsByCode: Readonly<Record<string, ClaimErrorReason>> = {
  VALIDATION_FAILED: "missing",
  REGISTRATION_TOKEN_UNKNOWN: "unknown",
  REGISTRATION_TOKEN_EXPIRED: "expired",
  REGISTRATION_ALREADY_CLAIMED: "claimed",
};

/** Returns why the service rejects a token for good; undefined for an error after which a retry can succeed. */
export function getClaimErrorReason(error: unknown): ClaimErrorReason | undefined {
  return Object.entries(reasonsByCode).find(([code]) => hasErrorCode(error, code))?.[1];
}
