import type { Salutation } from "#generated/mainApi.ts";
import type { CountrySeed, PersonaName } from "#seeds/countries/countrySeed.ts";
import { createAccountId } from "#world/createAccountId.ts";
import type { AccountRecord } from "#world/records.ts";
import type { Seeder } from "./seeder.ts";

export const personaPassword = "Daylight-2026";

const descriptions: Record<PersonaName, string> = {
  anna: "over 20 projects, a request in every status",
  ben: "a new account without any project",
  clara: "one project and unread notifications",
  dario: "registered windows and no project",
};

/** The e-mail address of a persona, such as `anna@se.example`. */
export function createEmail({ country }: CountrySeed, persona: PersonaName): string {
  return `${persona}@${country.toLowerCase()}.example`;
}

/** Adds the account of a persona. */
export function addAccount({ world, country }: Seeder, persona: PersonaName): AccountRecord {
  const { firstName, lastName } = country.people[persona];
  const account: AccountRecord = {
    id: createAccountId(persona),
    persona,
    description: descriptions[persona],
    firstName,
    lastName,
    email: createEmail(country, persona),
    acceptedMarketing: persona === "anna",
    password: personaPassword,
  };
  world.accounts.push(account);
  return account;
}

/** The salutation of a persona; null for anybody else. */
export function findSalutation({ country }: Seeder, firstName: string): Salutation | null {
  return Object.values(country.people).find((person) => person.firstName === firstName)?.salutation ?? null;
}
