import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { formatPostalAddress } from "../../../forms/person/formatPostalAddress.tsx";
import { getChoiceMessage, personLabels } from "../../../forms/person/personMessages.ts";
import { FactList } from "../../../ui/data/FactList.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { customerMessages } from "./customerMessages.ts";

export function CustomerFacts({ customer }: { customer: InstallerRequest["customer"] }) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { salutation, firstName, lastName, company, email, phone, alternatePhone, tenancy } = customer;
  const formatChoice = (choice: Parameters<typeof getChoiceMessage>[0]) => {
    const message = getChoiceMessage(choice);
    return message ? intl.formatMessage(message) : null;
  };
  const name = [formatChoice(salutation), firstName, lastName].filter(Boolean).join(" ");
  return (
    <FactList
      facts={[
        { term: <FormattedMessage {...customerMessages.name} />, value: name },
        { term: <FormattedMessage {...personLabels.company} />, value: company },
        { term: <FormattedMessage {...personLabels.email} />, value: email },
        { term: <FormattedMessage {...personLabels.phone} />, value: phone },
        { term: <FormattedMessage {...personLabels.alternatePhone} />, value: alternatePhone },
        {
          term: <FormattedMessage {...customerMessages.address} />,
          value: formatPostalAddress(customer, country),
        },
        { term: <FormattedMessage {...personLabels.tenancy} />, value: formatChoice(tenancy) },
        {
          term: <FormattedMessage {...customerMessages.marketing} />,
          // A service may not know it: it is no refusal then.
          value:
            customer.acceptedMarketing === null ? null : (
              <FormattedMessage
                {...(customer.acceptedMarketing
                  ? customerMessages.marketingAccepted
                  : customerMessages.marketingRefused)}
              />
            ),
        },
      ]}
    />
  );
}
