import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { formatPostalAddress } from "../../../forms/person/formatPostalAddress.tsx";
import { FactList } from "../../../ui/data/FactList.tsx";
import type { ProjectDetails } from "../overview/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatProduct } from "./formatOffer.ts";
import { OfferTable } from "./OfferTable.tsx";
import { offerMessages } from "./offerMessages.ts";

interface OfferSheetProps {
  request: InstallerRequest;
  cart: NonNullable<InstallerRequest["cart"]>;
  project: ProjectDetails["project"];
  deadline: string | null;
}

/** The offer for paper: who offers it to whom, until when, and at which price. */
export function OfferSheet({ request, cart, project, deadline }: OfferSheetProps) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { installerLocation: installer, customer } = request;
  return (
    <>
      <h1>
        <FormattedMessage {...offerMessages.title} />
      </h1>
      <p>{formatProduct(intl, cart)}</p>
      <FactList
        facts={[
          {
            term: <FormattedMessage {...offerMessages.sheetInstaller} />,
            value: installer ? (
              <>
                {installer.name}
                <br />
                {formatPostalAddress(
                  { ...installer, postCode: installer.postalCode, houseNumber: null, county: null },
                  country,
                )}
                {[installer.phone, installer.email].filter(Boolean).map((contact) => (
                  <div key={contact}>{contact}</div>
                ))}
              </>
            ) : null,
          },
          {
            term: <FormattedMessage {...offerMessages.sheetProject} />,
            value: (
              <>
                {customer ? [customer.firstName, customer.lastName].filter(Boolean).join(" ") : null}
                <br />
                {formatPostalAddress(project, country)}
              </>
            ),
          },
          {
            term: <FormattedMessage {...offerMessages.sheetDeadline} />,
            value: deadline ? (
              <FormattedMessage {...offerMessages.decideBy} values={{ date: new Date(deadline) }} />
            ) : null,
          },
        ]}
      />
      <OfferTable cart={cart} />
    </>
  );
}
