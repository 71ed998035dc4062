import { readStorage, writeStorage } from "./storage.ts";

const key = "country";

/** The country of the last visit, which the portal uses until the configuration has loaded. */
export function readLastCountry(): string | null {
  return readStorage("localStorage", key);
}

export function storeLastCountry(country: string): void {
  writeStorage("localStorage", key, country);
}
