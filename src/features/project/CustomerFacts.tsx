import { FormattedMessage, useIntl } from "react-intl";
import { useCountryFacts } from "../../api/useCountryFacts.ts";
import { choiceMessage, personLabels } from "../../forms/personMessages.ts";
import { postalAddress } from "../../forms/postalAddress.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { customerMessages } from "./customerMessages.ts";
import type { RequestDetails } from "./requestQuery.ts";

/** Everything that is known of a customer. */
export function CustomerFacts({ customer }: { customer: RequestDetails["customer"] }) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { salutation, firstName, lastName, company, email, phone, alternatePhone, tenancy } = customer;
  const wordFor = (choice: Parameters<typeof choiceMessage>[0]) => {
    const message = choiceMessage(choice);
    return message ? intl.formatMessage(message) : null;
  };
  const name = [wordFor(salutation), firstName, lastName].filter(Boolean).join(" ");
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
          value: postalAddress(customer, country),
        },
        { term: <FormattedMessage {...personLabels.tenancy} />, value: wordFor(tenancy) },
        {
          term: <FormattedMessage {...customerMessages.marketing} />,
          value: (
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
