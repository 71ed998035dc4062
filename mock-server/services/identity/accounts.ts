import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

export function findAccount(world: World, id: string): AccountRecord | undefined {
  return world.accounts.find((account) => account.id === id);
}

/** Finds an account regardless of case and surrounding spaces, which pasting adds. */
export function findAccountByEmail(world: World, email: string): AccountRecord | undefined {
  const normalized = email.trim().toLowerCase();
  return world.accounts.find((account) => account.email.toLowerCase() === normalized);
}
