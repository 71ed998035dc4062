import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { Text, useText } from "#i18n/text.tsx";
import { ShareActions } from "#ui/actions/ShareActions.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice, formatProduct } from "./formatOffer.ts";

interface ShareOfferProps {
  request: Pick<InstallerRequest, "installerLocation">;
  cart: NonNullable<InstallerRequest["cart"]>;
  /** Until when the customer can decide; empty if nothing says so. */
  deadline: string;
}

/** Passes on the main facts of the offer. */
export function ShareOffer({ request, cart, deadline }: ShareOfferProps) {
  const intl = useIntl();
  const t = useText();
  const price = formatPrice(intl, cart.total.price, useCountryFacts());
  const facts = [
    formatProduct(t, cart),
    request.installerLocation?.name,
    price && `${t("page.project.offer.grossTotal")}: ${price}`,
    deadline,
  ];
  const text = facts.filter(Boolean).join("\n");
  return (
    <ShareActions variant="quiet" size="compact" title={t("page.project.offer.title")} text={text}>
      <Text id="page.project.offer.share" />
    </ShareActions>
  );
}
