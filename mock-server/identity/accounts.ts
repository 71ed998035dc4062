import type { AccountRecord, World } from "../world/world.ts";

export function findAccount(world: World, id: string): AccountRecord | undefined {
  return world.accounts.find((account) => account.id === id);
}

/** Addresses are compared without case and without the spaces that pasting brings along. */
export function findAccountByEmail(world: World, email: string): AccountRecord | undefined {
  const wanted = email.trim().toLowerCase();
  return world.accounts.find((account) => account.email.toLowerCase() === wanted);
}
