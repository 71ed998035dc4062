import type { AccountRecord, World } from "../world/world.ts";
import { ControlError } from "./controlError.ts";

/** The account of a persona; an unknown one is an error that lists the known. */
export function personaOf({ accounts }: World, name: string): AccountRecord {
  const account = accounts.find(({ persona }) => persona === name);
  if (account) return account;
  const known = accounts.map(({ persona }) => persona).join(", ") || "none";
  throw new ControlError(404, `There is no persona "${name}" in this world. Personas: ${known}.`);
}
