import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { LimitedList } from "../../../lists/LimitedList.tsx";
import { PriceTable } from "../../../ui/data/PriceTable.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatPrice } from "./formatOffer.ts";
import styles from "./Offer.module.css";
import { offerMessages } from "./offerMessages.ts";

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
  const intl = useIntl();
  return (
    <PriceTable
      caption={intl.formatMessage(offerMessages.caption)}
      columns={[offerMessages.item, offerMessages.amount, offerMessages.netPrice, offerMessages.price].map(
        (column) => intl.formatMessage(column),
      )}
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
          label: <FormattedMessage {...offerMessages.netProductPrice} />,
          amount: <Money amount={total.netProductPrice} />,
        },
        {
          key: "netInstallationPrice",
          label: <FormattedMessage {...offerMessages.netInstallationPrice} />,
          amount: <Money amount={total.netInstallationPrice} />,
        },
        {
          key: "netPrice",
          label: <FormattedMessage {...offerMessages.netTotal} />,
          amount: <Money amount={total.netPrice} />,
        },
        {
          key: "vat",
          label: <FormattedMessage {...offerMessages.vat} />,
          amount: <Money amount={total.price - total.netPrice} />,
        },
        {
          key: "price",
          label: <FormattedMessage {...offerMessages.grossTotal} />,
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
        <FormattedMessage {...offerMessages.sku} values={{ sku }} />
      </span>
    </>
  );
}

function Money({ amount }: { amount: number }) {
  return formatPrice(useIntl(), amount, useCountryFacts());
}
