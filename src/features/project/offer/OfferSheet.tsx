import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { formatFullName } from "#forms/person/formatPersonName.ts";
import { formatPostalAddress } from "#forms/person/formatPostalAddress.tsx";
import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatProduct } from "./formatOffer.ts";
import styles from "./Offer.module.css";
import { OfferTable } from "./OfferTable.tsx";

interface OfferSheetProps {
  request: InstallerRequest;
  cart: NonNullable<InstallerRequest["cart"]>;
  project: ProjectDetails["project"];
  /** The deadline for the customer's decision; empty if unknown. */
  deadline: string;
}

/** The offer for paper, with the day of printing, installer, customer, deadline and price. */
export function OfferSheet({ request, cart, project, deadline }: OfferSheetProps) {
  const t = useText();
  const country = useCountryFacts();
  const { formatDay, getToday } = useDateFormats();
  const { installerLocation: installer, customer } = request;
  return (
    <>
      <p className={styles["date"]}>{formatDay(getToday())}</p>
      <h1>
        <Text id="page.project.offer.title" />
      </h1>
      <p>{formatProduct(t, cart)}</p>
      <FactList
        facts={[
          {
            term: <Text id="page.project.offer.sheet.installer" />,
            value: installer ? (
              <>
                {installer.name}
                <br />
                {formatPostalAddress({ ...installer, postCode: installer.postalCode }, country)}
                {[keepNumbersTogether(installer.phone ?? ""), installer.email]
                  .filter(Boolean)
                  .map((contact) => (
                    <div key={contact}>{contact}</div>
                  ))}
              </>
            ) : null,
          },
          {
            term: <Text id="page.project.offer.sheet.project" />,
            value: (
              <>
                {customer ? formatFullName(customer) : null}
                <br />
                {formatPostalAddress(project, country)}
              </>
            ),
          },
          {
            term: <Text id="page.project.offer.sheet.deadline" />,
            value: deadline,
          },
        ]}
      />
      <OfferTable items={cart.items} total={cart.total} />
    </>
  );
}
