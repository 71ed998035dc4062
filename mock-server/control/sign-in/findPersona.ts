import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { ControlError } from "../controlError.ts";

/** Finds the account of a persona. Throws a 404 that lists the world's personas. */
export function findPersona({ accounts }: World, name: string): AccountRecord {
  const account = accounts.find(({ persona }) => persona === name);
  if (account) return account;
  const names = accounts.map(({ persona }) => persona).join(", ") || "none";
  throw new ControlError(404, `There is no persona "${name}" in this world. Personas: ${names}.`);
}
