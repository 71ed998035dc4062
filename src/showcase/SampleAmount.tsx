import { FormattedNumber } from "react-intl";

/** An amount as the locale writes it. */
export function SampleAmount({ of }: { of: number }) {
  return <FormattedNumber value={of} style="currency" currency="EUR" />;
}
