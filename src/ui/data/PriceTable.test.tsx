import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PriceTable } from "./PriceTable.tsx";

afterEach(cleanup);

/** The texts of the headers that a cell names. */
function getHeaders(cell: HTMLElement) {
  const ids = cell.getAttribute("headers")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element has the id ${id}`);
}

it("PriceTable › names column and row of each cell, and of a total its row alone", () => {
  render(
    <PriceTable
      caption="Offer"
      columns={["Product", "Number", "Net price", "Price"]}
      rows={[
        { key: "0 a b", cells: ["Window", "2", "1,200", "1,440"] },
        { key: "1 a b", cells: ["Blind", "1", "100", "120"] },
      ]}
      detailsLabel="Net prices"
      totals={[
        { key: "net", label: "Sum without VAT", amount: "1,300" },
        { key: "vat", label: "VAT", amount: "260" },
        { key: "all", label: "Sum", amount: "1,560" },
      ]}
    />,
  );
  const [prices, totals] = screen.getAllByRole("table") as [HTMLElement, HTMLElement];
  expect(within(prices).getAllByRole("cell").map(getHeaders)).toEqual([
    ["Number", "Window"],
    ["Net price", "Window"],
    ["Price", "Window"],
    ["Number", "Blind"],
    ["Net price", "Blind"],
    ["Price", "Blind"],
  ]);
  expect(within(totals).queryByRole("columnheader")).toBeNull();
  expect(
    within(totals)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["Sum without VAT1,300", "VAT260", "Sum1,560"]);
  expect(within(totals).getAllByRole("rowheader")).toHaveLength(3);
});
