import { createId } from "../../schema/createId.ts";

const accountNumbers = { anna: 1, ben: 2, clara: 3, dario: 4, stranger: 5 };

export function createAccountId(persona: keyof typeof accountNumbers): string {
  return createId("account", accountNumbers[persona], `account-${persona}`);
}
