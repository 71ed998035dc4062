import { FormattedNumber, useIntl } from "react-intl";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import { Text, useText } from "#i18n/text.tsx";
import { PriceTable } from "#ui/data/PriceTable.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { findVatRate } from "./findVatRate.ts";
import { formatPrice } from "./formatOffer.ts";
import styles from "./Offer.module.css";

const vatRateFormat = { style: "percent", maximumFractionDigits: 1 } as const;

interface OfferTableProps {
  items: readonly NonNullable<InstallerRequest["cart"]>["items"][number][];
  total: NonNullable<InstallerRequest["cart"]>["total"];
}

/** Items of an offer, and its totals without and with VAT. */
export function OfferTable({ items, total }: OfferTableProps) {
  const intl = useIntl();
  const t = useText();
  const vatRate = findVatRate(total);
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
          Number.isNaN(amount) ? null : <FormattedNumber key="amount" value={amount} />,
          <Money key="unitPrice" amount={amount > 0 ? netPrice / amount : Number.NaN} />,
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
          label: (
            <Text
              id="page.project.offer.vat"
              values={{ rate: vatRate === undefined ? "" : intl.formatNumber(vatRate, vatRateFormat) }}
            />
          ),
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
      {keepNumbersTogether(description)}
      <span className={styles["sku"]}>
        <Text id="page.project.offer.sku" values={{ sku }} />
      </span>
    </>
  );
}

function Money({ amount }: { amount: number }) {
  return formatPrice(useIntl(), amount, useCountryFacts());
}
