import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatPersonName } from "#forms/person/formatPersonName.ts";
import { formatPostalAddress } from "#forms/person/formatPostalAddress.tsx";
import { findText, type PlainMessageId, Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { takeFocusInSection } from "#ui/focus/focusOnMount.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { CustomerPart } from "./customerParts.ts";

interface CustomerFactsProps {
  customer: InstallerRequest["customer"];
  /** Opens the form of a part; undefined if nothing can be changed. If set, facts without a value have a button too. */
  onChange?: ((part: CustomerPart) => void) | undefined;
  /** The part whose form is loading. */
  openingPart?: CustomerPart | undefined;
  /** The part whose button takes the focus when it appears. */
  focusedPart?: CustomerPart | undefined;
  /** The parts to show, with and without a value. Default: all facts with a value. */
  parts?: readonly CustomerPart[];
}

export function CustomerFacts(props: CustomerFactsProps) {
  const { customer, onChange, openingPart, focusedPart, parts } = props;
  const intl = useIntl();
  const country = useCountryFacts();
  const { company, email, phone, alternatePhone, tenancy, acceptedMarketing } = customer;
  const createFact = (part: CustomerPart, label: PlainMessageId, value: ReactNode) => {
    const term = <Text id={label} />;
    const isShown = !parts || parts.includes(part);
    return {
      term,
      value: isShown ? value || ((parts ?? onChange) && <Text id="person.notStated" />) : null,
      action: onChange ? (
        <Button
          ref={part === focusedPart ? takeFocusInSection : undefined}
          variant="quiet"
          size="compact"
          busy={part === openingPart}
          onClick={() => onChange(part)}
        >
          <Text id="page.project.customer.change" /> <VisuallyHidden>{term}</VisuallyHidden>
        </Button>
      ) : null,
    };
  };
  return (
    <FactList
      facts={[
        createFact("name", "page.project.customer.name", formatPersonName(intl, customer, country)),
        createFact("company", "person.company", company),
        createFact("email", "person.email", email),
        createFact("phone", "person.phone", phone),
        createFact("alternatePhone", "person.alternatePhone", alternatePhone),
        createFact("address", "page.project.customer.address", formatPostalAddress(customer, country)),
        // Undefined, and so left out, for a value that only a newer backend knows.
        createFact("tenancy", "person.tenancy", findText(intl, `person.tenancy.${tenancy}`)),
        createFact(
          "marketing",
          "page.project.customer.marketing",
          // The service may not know the customer's answer: null does not mean a refusal.
          acceptedMarketing === null ? null : (
            <Text
              id={
                acceptedMarketing
                  ? "page.project.customer.marketing.accepted"
                  : "page.project.customer.marketing.refused"
              }
            />
          ),
        ),
      ]}
    />
  );
}
