import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { Text, useText } from "#i18n/text.tsx";
import { ShareButton } from "#ui/actions/ShareButton.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice, formatProduct } from "./formatOffer.ts";

interface ShareOfferProps {
  request: Pick<InstallerRequest, "installerLocation">;
  cart: NonNullable<InstallerRequest["cart"]>;
  deadline: string | null;
}

/** Passes the main facts of the offer to another app; renders nothing where the browser cannot. */
export function ShareOffer({ request, cart, deadline }: ShareOfferProps) {
  const intl = useIntl();
  const t = useText();
  const country = useCountryFacts();
  if (!country) return null;
  const price = formatPrice(intl, cart.total.price, country);
  const getData = () => ({
    title: t("page.project.offer.title"),
    text: [
      formatProduct(t, cart),
      request.installerLocation?.name,
      price && `${t("page.project.offer.grossTotal")}: ${price}`,
      deadline && t("page.project.offer.decideBy", { date: new Date(deadline) }),
    ]
      .filter(Boolean)
      .join("\n"),
  });
  return (
    <ShareButton variant="quiet" size="compact" getData={getData}>
      <Text id="page.project.offer.share" />
    </ShareButton>
  );
}
