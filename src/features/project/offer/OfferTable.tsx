import { FormattedNumber, useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { PriceTable } from "#ui/data/PriceTable.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice } from "./formatOffer.ts";
import styles from "./Offer.module.css";

interface OfferTableProps {
  cart: Pick<NonNullable<InstallerRequest["cart"]>, "total"> & {
    items: readonly NonNullable<InstallerRequest["cart"]>["items"][number][];
  };
}

/** The items of an offer and its totals without and with VAT. */
export function OfferTable({ cart: { items, total } }: OfferTableProps) {
  return <LimitedList items={items}>{(shown) => <ItemTable items={shown} total={total} />}</LimitedList>;
}

function ItemTable({ items, total }: OfferTableProps["cart"]) {
  const t = useText();
  return (
    <PriceTable
      caption={t("page.project.offer.caption")}
      columns={(
        [
          "page.project.offer.item",
          "page.project.offer.amount",
          "page.project.offer.netPrice",
          "page.project.offer.price",
        ] as const
      ).map((column) => t(column))}
      rows={items.map(({ sku, description, amount, netPrice, price }, index) => ({
        key: `${index} ${sku}`,
        cells: [
          <ItemName key="item" sku={sku} description={description} />,
          Number.isNaN(amount) ? null : <FormattedNumber key="amount" value={amount} />,
          <Money key="netPrice" amount={netPrice} />,
          <Money key="price" amount={price} />,
        ],
      }))}
      totals={[
        {
          key: "netProductPrice",
          label: <Text id="page.project.offer.netProductPrice" />,
          amount: <Money amount={total.netProductPrice} />,
        },
        {
          key: "netInstallationPrice",
          label: <Text id="page.project.offer.netInstallationPrice" />,
          amount: <Money amount={total.netInstallationPrice} />,
        },
        {
          key: "netPrice",
          label: <Text id="page.project.offer.netTotal" />,
          amount: <Money amount={total.netPrice} />,
        },
        {
          key: "vat",
          label: <Text id="page.project.offer.vat" />,
          amount: <Money amount={total.price - total.netPrice} />,
        },
        {
          key: "price",
          label: <Text id="page.project.offer.grossTotal" />,
          amount: <Money amount={total.price} />,
          emphasis: true,
        },
      ]}
    />
  );
}

function ItemName({ sku, description }: { sku: string; description: string }) {
  return (
    <>
      {description}
      <span className={styles["sku"]}>
        <Text id="page.project.offer.sku" values={{ sku }} />
      </span>
    </>
  );
}

function Money({ amount }: { amount: number }) {
  return formatPrice(useIntl(), amount, useCountryFacts());
}
