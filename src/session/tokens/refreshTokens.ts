import { RequestError } from "#api/errors.ts";
import { describeTokenFailure, redeemRefreshToken } from "../sign-in/identityProvider.ts";
import type { Provider } from "../sign-in/signInSettings.ts";
import { nowInSeconds, type TokenCredentials } from "./credentialStore.ts";
import { classifyTokenFailure, createTokenError } from "./tokenFailure.ts";
import { parseTokenResponse } from "./tokenResponse.ts";

const maxAttempts = 3;
/** The last attempt starts within this time. */
const maxElapsedMs = 15_000;
const firstDelayMs = 1000;

/**
 * Exchanges the refresh token for new tokens; null if the provider no longer accepts it. Retries temporary failures, then
 * throws them as a `RequestError`: they say nothing about the session.
 */
export async function refreshTokens(
  provider: Provider,
  refreshToken: string,
  idToken: string,
): Promise<TokenCredentials | null> {
  if (provider.pause && performance.now() < provider.pause.endsAt) throw provider.pause.error;
  provider.pause = undefined;
  const settings = await provider.getSettings();
  const startedAt = performance.now();
  for (let attempts = 1; ; attempts++) {
    try {
      const response = await redeemRefreshToken(settings, refreshToken, idToken);
      return parseTokenResponse(response, nowInSeconds());
    } catch (error) {
      const failure = describeTokenFailure(error);
      const kind = classifyTokenFailure(failure);
      if (kind === "grantRejected") return null;
      if (kind === "unexpected") throw createTokenError(failure, "signInRefused");
      const { retryAfterMs } = failure;
      const delay = Math.max(firstDelayMs * 2 ** (attempts - 1), retryAfterMs ?? 0);
      if (attempts < maxAttempts && performance.now() - startedAt + delay <= maxElapsedMs) {
        await new Promise((resolve) => setTimeout(resolve, delay));
      } else if (kind === "unreachable") {
        throw new RequestError("network", "The identity provider could not be reached.", { isSlow: true });
      } else {
        const unavailable = createTokenError(failure, "signInUnavailable");
        if (retryAfterMs !== undefined) {
          provider.pause = { endsAt: performance.now() + retryAfterMs, error: unavailable };
        }
        throw unavailable;
      }
    }
  }
}
