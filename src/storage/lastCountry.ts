import { createStorageEntry } from "./storage.ts";

/** The country of the last visit, which the portal uses until the configuration has loaded. */
export const lastCountry = createStorageEntry("localStorage", "country");
