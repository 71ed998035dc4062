import { formatFullName } from "#forms/person/formatPersonName.ts";
import type { Translate } from "#i18n/text.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

/** The text of a customer's e-mail to an installer about an offer. */
export function formatOfferMail(
  t: Translate,
  customer: InstallerRequest["customer"],
  ...paragraphs: string[]
): string {
  const name = customer ? formatFullName(customer) : "";
  const closing = `${t("page.project.decision.closing")}\n${name}`;
  return [t("page.project.decision.greeting"), ...paragraphs, closing].join("\n\n");
}
