import { useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { Text } from "#i18n/text.tsx";
import { formatPrice } from "./formatOffer.ts";
import styles from "./OfferTotal.module.css";

/** What an offer costs in all, in large type; renders nothing for a price that is no number. */
export function OfferTotal({ amount }: { amount: number }) {
  const price = formatPrice(useIntl(), amount, useCountryFacts());
  if (!price) return null;
  return (
    <p className={styles["total"]}>
      <span className={styles["label"]}>
        <Text id="page.project.offer.grossTotal" />
      </span>{" "}
      {price}
    </p>
  );
}
