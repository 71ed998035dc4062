import { readStored, type StorageName } from "./storage.ts";

/** A list of ids that the browser keeps; empty where it keeps something else. */
export function storedIds(storage: StorageName, key: string): string[] {
  try {
    const ids: unknown = JSON.parse(readStored(storage, key) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
