import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatPersonName } from "#forms/person/formatPersonName.ts";
import { formatPostalAddress } from "#forms/person/formatPostalAddress.tsx";
import { findText, Text } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

export function CustomerFacts({ customer }: { customer: InstallerRequest["customer"] }) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { company, email, phone, alternatePhone, tenancy } = customer;
  return (
    <FactList
      facts={[
        { term: <Text id="page.project.customer.name" />, value: formatPersonName(intl, customer, country) },
        { term: <Text id="person.company" />, value: company },
        { term: <Text id="person.email" />, value: email },
        { term: <Text id="person.phone" />, value: phone },
        { term: <Text id="person.alternatePhone" />, value: alternatePhone },
        {
          term: <Text id="page.project.customer.address" />,
          value: formatPostalAddress(customer, country),
        },
        // A value that only a newer backend knows is left out.
        { term: <Text id="person.tenancy" />, value: findText(intl, `person.tenancy.${tenancy}`) },
        {
          term: <Text id="page.project.customer.marketing" />,
          // A service may not know it: it is no refusal then.
          value:
            customer.acceptedMarketing === null ? null : (
              <Text
                id={
                  customer.acceptedMarketing
                    ? "page.project.customer.marketing.accepted"
                    : "page.project.customer.marketing.refused"
                }
              />
            ),
        },
      ]}
    />
  );
}
