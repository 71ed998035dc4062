import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Country } from "#locales.ts";
import { personaPassword } from "#mock-server/scenarios/builders/addAccount.ts";
import { countries } from "#mock-server/seeds/countries/countrySeeds.ts";

/** A persona's e-mail address and password. */
export interface Account {
  email: string;
  password: string;
}

const accountSchema = v.strictObject({ email: v.pipe(v.string(), v.email()), password: v.string() });
const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.picklist(countries), v.record(v.string(), accountSchema)),
);

/**
 * Reads the file that E2E_ACCOUNTS names: the accounts of a deployed portal, by country and persona. Throws an error that names
 * the wrong entry, not its value.
 */
export function parseAccounts(text: string) {
  const { success, output, issues } = v.safeParse(fileSchema, text);
  if (success) return output;
  const expected = 'such as {"DE": {"anna": {"email": "…", "password": "…"}}}';
  const wrong = v.getDotPath(issues[0]) ?? "the file";
  throw new Error(
    `Expected JSON of accounts by country and persona, ${expected}; "${wrong}" is something else.`,
  );
}

/** The account of a persona, from the file or, without one, from the mock server's standing worlds. */
export function getAccount(country: Country, persona: string, path = process.env["E2E_ACCOUNTS"]): Account {
  if (!path) return { email: `${persona}@${country.toLowerCase()}.example`, password: personaPassword };
  const account = parseAccounts(readFileSync(path, "utf8"))[country]?.[persona];
  if (account) return account;
  throw new Error(`Expected an account ${country} › ${persona} in the file that E2E_ACCOUNTS names.`);
}
