import { FormattedNumber, useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import { Text, useText } from "#i18n/text.tsx";
import { PriceTable } from "#ui/data/PriceTable.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice, listSums } from "./formatOffer.ts";
import styles from "./Offer.module.css";

interface OfferTableProps {
  items: readonly NonNullable<InstallerRequest["cart"]>["items"][number][];
  total: NonNullable<InstallerRequest["cart"]>["total"];
}

/** Items of an offer, and its totals without and with VAT. */
export function OfferTable({ items, total }: OfferTableProps) {
  const intl = useIntl();
  const t = useText();
  return (
    <PriceTable
      caption={t("page.project.offer.caption")}
      columns={(
        [
          "page.project.offer.item",
          "page.project.offer.amount",
          "page.project.offer.unitPrice",
          "page.project.offer.netTotal",
          "page.project.offer.grossTotal",
        ] as const
      ).map((column) => t(column))}
      rows={items.map(({ sku, description, amount, netPrice, price }, index) => ({
        key: `${index} ${sku}`,
        cells: [
          <ItemName key="item" sku={sku} description={description} />,
          amount === null ? null : <FormattedNumber key="amount" value={amount} />,
          <Money key="unitPrice" amount={amount && netPrice !== null ? netPrice / amount : null} />,
          <Money key="netPrice" amount={netPrice} />,
          <Money key="price" amount={price} />,
        ],
      }))}
      totals={listSums(t, intl, total).map(({ key, label, amount }) => ({
        key,
        label,
        amount: <Money amount={amount} />,
        emphasis: key === "price",
      }))}
      detailsLabel={t("page.project.offer.details")}
    />
  );
}

function ItemName({ sku, description }: { sku: string; description: string }) {
  return (
    <>
      {keepNumbersTogether(description)}
      <span className={styles["sku"]}>
        <Text id="page.project.offer.sku" values={{ sku }} />
      </span>
    </>
  );
}

function Money({ amount }: { amount: number | null }) {
  return formatPrice(useIntl(), amount, useCountryFacts());
}
