import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormattedNumber } from "react-intl";
import { longTitle } from "#testing/stories/sampleTexts.ts";
import { PriceTable } from "./PriceTable.tsx";

const meta = { component: PriceTable } satisfies Meta<typeof PriceTable>;

export default meta;

function Price({ value }: { value: number }) {
  return <FormattedNumber value={value} style="currency" currency="EUR" />;
}

export const PricesOfLocale: StoryObj<typeof meta> = {
  args: {
    caption: "Offer",
    columns: ["Product", "Number", "Net price", "Price"],
    rows: [
      {
        key: "window",
        cells: ["Roof window M06", "2", <Price key="net" value={1200} />, <Price key="price" value={1428} />],
      },
      {
        key: "work",
        cells: [longTitle, "1", <Price key="net" value={450} />, <Price key="price" value={535.5} />],
      },
    ],
    totals: [
      { key: "net", label: "Net", amount: <Price value={1650} /> },
      { key: "all", label: "Total", amount: <Price value={1963.5} />, emphasis: true },
    ],
  },
};
