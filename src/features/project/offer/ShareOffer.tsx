import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { ShareButton } from "../../../ui/actions/ShareButton.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
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
  const { installableProductCount: count, installableProductName: name, total } = cart;
  const price = intl.formatNumber(total.price, { style: "currency", currency: country.currency });
  const getData = () => ({
    title: intl.formatMessage(offerMessages.title),
    text: [
      intl.formatMessage(offerMessages.product, { count, name }),
      request.installerLocation?.name,
      `${intl.formatMessage(offerMessages.grossTotal)}: ${price}`,
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
