import { type FormTexts, parseFormTexts } from "#forms/formTexts.ts";
import { basicPersonFields } from "#forms/person/personLabels.ts";
import type { Account } from "#session/createSession.ts";
import { getWindowNumbers, getWindowScope, windowFieldNames } from "./entry/windowTexts.ts";

/** The place of the windows: in a project, elsewhere in the customer's home, or in somebody else's. */
export type Purpose = "project" | "own" | "other";

interface RegistrationDefaults {
  account: Pick<Account, "firstName" | "lastName" | "email">;
  purpose: Purpose;
  installerName: string;
}

/** The form's texts before the customer's changes. `windows` has the numbers of the windows. */
export function getRegistrationDefaults(
  changes: FormTexts,
  { account, purpose, installerName }: RegistrationDefaults,
): FormTexts {
  const { firstName, lastName, email } = account;
  const names = [
    ...getWindowNumbers(changes).flatMap((number) =>
      windowFieldNames.map((name) => `${getWindowScope(number)}${name}`),
    ),
    ...basicPersonFields.map((name) => `owner.${name}`),
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, name.endsWith(".installerName") ? installerName : ""])),
    purpose,
    projectId: "",
    windows: "1",
    "owner.firstName": firstName ?? "",
    "owner.lastName": lastName ?? "",
    "owner.email": email ?? "",
  };
}

/** The texts of a stored draft. Undefined if it is empty or damaged, or if another version of the form wrote it. */
export function parseRegistrationDraft(stored: unknown): FormTexts | undefined {
  const texts = parseFormTexts(stored, (name) =>
    /^(purpose|projectId|windows|windows\.\d+\.\w+|owner\.\w+)$/.test(name),
  );
  if (!texts || Object.keys(texts).length === 0) return undefined;
  return /^\d+( \d+)*$/.test(texts["windows"] ?? "1") ? texts : undefined;
}
