import { createHmac, timingSafeEqual } from "node:crypto";
import type { World } from "#world/world.ts";
import { signingPrivateKey } from "../identity/tokens/signingKey.ts";

/** Lifetime of a link. The services issue a new one with each response. */
const linkSeconds = 3600;

/**
 * Adds an expiry and a signature to the URL of a stored file. Browsers follow links without the id token, so the link
 * itself shows that a service gave it to the file's owner.
 */
export function signFileLink({ id, clock }: World, url: string): string {
  const expires = String(clock.seconds() + linkSeconds);
  const query = new URLSearchParams({ expires, signature: createSignature(id, getPath(url), expires) });
  return `${url}?${query}`;
}

/** Whether the query of a request for a stored file has a signature of that file, which has not expired. */
export function isSignedFileLink(
  { id, clock }: World,
  path: string,
  { expires = "", signature = "" }: Readonly<Record<string, string>>,
): boolean {
  const expected = Buffer.from(createSignature(id, path, expires));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return Number(expires) > clock.seconds();
}

function getPath(url: string): string {
  return new URL(url, "http://localhost").pathname;
}

function createSignature(world: string, path: string, expires: string): string {
  return createHmac("sha256", signingPrivateKey.d)
    .update(JSON.stringify([world, path, expires]))
    .digest("base64url");
}
