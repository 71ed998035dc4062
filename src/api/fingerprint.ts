import { readStored, writeStored } from "../storage.ts";

const key = "fingerprint";
let fingerprint: string | undefined;

/**
 * A random id made once per browser for the header `x-fingerprint`. It says nothing about the device, and lives as long as
 * the page where storage is blocked.
 */
export function browserFingerprint(): string {
  if (fingerprint === undefined) {
    fingerprint = readStored("localStorage", key) ?? crypto.randomUUID();
    writeStored("localStorage", key, fingerprint);
  }
  return fingerprint;
}
