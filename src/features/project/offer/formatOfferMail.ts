import type { Translate } from "#i18n/text.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

/** The text of a customer's e-mail to an installer about an offer. */
export function formatOfferMail(
  t: Translate,
  customer: InstallerRequest["customer"],
  ...paragraphs: string[]
): string {
  const name = customer ? [customer.firstName, customer.lastName].filter(Boolean).join(" ") : "";
  const closing = `${t("page.project.decision.closing")}\n${name}`;
  return [t("page.project.decision.greeting"), ...paragraphs, closing].join("\n\n");
}
