import { ApplicationError } from "../../api/errors.ts";
import {
  ClaimRegisteredWindowsDocument,
  type ClaimRegisteredWindowsMutation,
} from "../../api/generated/registration/graphql.ts";
import { requestRegistrationService } from "../../api/graphqlClient.ts";

/** A window that has become the customer's. */
export type ClaimedWindow = ClaimRegisteredWindowsMutation["claimRegisteredWindows"][number];

/** Makes the windows behind a token the customer's own. */
export async function claimWindows(registrationToken: string): Promise<ClaimedWindow[]> {
  const answer = await requestRegistrationService(ClaimRegisteredWindowsDocument, { registrationToken });
  return answer.claimRegisteredWindows;
}

/** Why a claim can never succeed. */
export type Refusal = "missing" | "unknown" | "expired" | "claimed";

const refusals: Readonly<Record<string, Refusal>> = {
  VALIDATION_FAILED: "missing",
  REGISTRATION_TOKEN_UNKNOWN: "unknown",
  REGISTRATION_TOKEN_EXPIRED: "expired",
  REGISTRATION_ALREADY_CLAIMED: "claimed",
};

/** What the service has against a token; undefined for a failure that may pass. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApplicationError) || error.code === undefined) return undefined;
  return Object.hasOwn(refusals, error.code) ? refusals[error.code] : undefined;
}
