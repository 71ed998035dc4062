import { ApplicationError } from "../api/errors.ts";
import type { Credentials } from "./credentialStore.ts";

/** Reads a field of the provider's token answer; times come as numbers, from older tenants as texts. */
type TokenAnswer = Readonly<Record<string, unknown>>;

/** What is kept of a token answer. `now` is in seconds since 1970. */
export function credentialsFrom(answer: TokenAnswer, now: number): Partial<Credentials> {
  const idToken = textOf(answer["id_token"]);
  if (!idToken) throw new ApplicationError("The sign-in provider sent no id token.");
  const refreshToken = textOf(answer["refresh_token"]);
  return {
    idToken,
    idTokenExpiresAt: String(now + secondsOf(answer["id_token_expires_in"])),
    ...(refreshToken && {
      refreshToken,
      refreshTokenExpiresAt: String(now + secondsOf(answer["refresh_token_expires_in"])),
    }),
    profileInfo: textOf(answer["profile_info"]) ?? "",
    notBefore: String(secondsOf(answer["not_before"])),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function secondsOf(value: unknown): number {
  const seconds = typeof value === "number" || typeof value === "string" ? Number(value) : 0;
  return Number.isFinite(seconds) ? seconds : 0;
}
