import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { ShareButton } from "../../../ui/actions/ShareButton.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice, formatProduct } from "./formatOffer.ts";
import { offerMessages } from "./offerMessages.ts";

interface ShareOfferProps {
  request: Pick<InstallerRequest, "installerLocation">;
  cart: NonNullable<InstallerRequest["cart"]>;
  deadline: string | null;
}

/** Passes the main facts of the offer to another app; renders nothing where the browser cannot. */
export function ShareOffer({ request, cart, deadline }: ShareOfferProps) {
  const intl = useIntl();
  const country = useCountryFacts();
  if (!country) return null;
  const price = formatPrice(intl, cart.total.price, country);
  const getData = () => ({
    title: intl.formatMessage(offerMessages.title),
    text: [
      formatProduct(intl, cart),
      request.installerLocation?.name,
      price && `${intl.formatMessage(offerMessages.grossTotal)}: ${price}`,
      deadline && intl.formatMessage(offerMessages.decideBy, { date: new Date(deadline) }),
    ]
      .filter(Boolean)
      .join("\n"),
  });
  return (
    <ShareButton variant="quiet" size="compact" getData={getData}>
      <FormattedMessage {...offerMessages.share} />
    </ShareButton>
  );
}
