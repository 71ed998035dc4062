import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useText } from "#i18n/text.tsx";
import { ShareActions } from "#ui/actions/ShareActions.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice, formatProduct, listSums } from "./formatOffer.ts";

interface ShareOfferProps {
  request: Pick<InstallerRequest, "installerLocation">;
  project: ProjectDetails["project"];
  cart: NonNullable<InstallerRequest["cart"]>;
  /** The deadline for the customer's decision; empty if unknown. */
  deadline: string;
}

/** Passes on the offer with its items and sums, for people who do not know the project. */
export function ShareOffer({ request, project, cart, deadline }: ShareOfferProps) {
  const intl = useIntl();
  const t = useText();
  const country = useCountryFacts();
  const subject = t("page.project.offer.subject", { address: useProjectAddress(project) });
  const formatLine = (name: string, amount: number | null) => {
    const price = formatPrice(intl, amount, country);
    return price ? t("share.fact", { label: name, value: price }) : name;
  };
  const items = cart.items.map(({ amount, description: name, netPrice }) =>
    formatLine(formatProduct(t, { installableProductCount: amount, installableProductName: name }), netPrice),
  );
  const sums = listSums(t, intl, cart.total).map(({ label, amount }) => formatLine(label, amount));
  const text = [subject, request.installerLocation?.name, "", ...items, "", ...sums, "", deadline]
    .filter((line) => line !== undefined)
    .join("\n")
    .trim();
  return (
    <ShareActions
      variant="quiet"
      size="compact"
      title={subject}
      text={text}
      what={t("page.project.offer.shared")}
    />
  );
}
