import { type ReactNode, useId, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./PriceTable.module.css";

type PriceTableProps = {
  caption: string;
  /** The first column has the row headers, the second the quantity, the last the price that counts. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The name of the numbers between quantity and price, which a narrow table shows on request. */
  detailsLabel: string;
  totals: readonly { key: string; label: ReactNode; amount: ReactNode; emphasis?: boolean | undefined }[];
};

// Explicit roles: browsers drop the implicit ones when CSS displays the table as cards.
const tableRole = { role: "table" };
const rowGroupRole = { role: "rowgroup" };
const rowRole = { role: "row" };
const columnHeaderRole = { role: "columnheader", scope: "col" };
const rowHeaderRole = { role: "rowheader", scope: "row" };
const cellRole = { role: "cell" };

/** Prices with their totals: a table, or cards below one another if a table would be too narrow. */
export function PriceTable(props: PriceTableProps) {
  const { caption, columns, rows, detailsLabel, totals } = props;
  const id = useId();
  const [hasDetails, setHasDetails] = useState(false);
  const columnId = (index: number) => `${id}-${index}`;
  const rowId = (index: number) => `${id}-row-${index}`;
  return (
    <>
      <table {...tableRole} className={joinClassNames(styles["table"], hasDetails && styles["detailed"])}>
        <caption className={styles["caption"]}>{caption}</caption>
        <thead {...rowGroupRole} className={styles["columns"]}>
          <tr {...rowRole}>
            {columns.map((column, index) => (
              <th key={column} {...columnHeaderRole} id={columnId(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...rowGroupRole} className={styles["rows"]}>
          {rows.map(({ key, cells }, rowIndex) => (
            <tr key={key} {...rowRole}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} {...rowHeaderRole} id={rowId(rowIndex)} className={styles["row-header"]}>
                    {cells[index]}
                  </th>
                ) : (
                  <td
                    key={column}
                    {...cellRole}
                    className={styles["number"]}
                    headers={`${columnId(index)} ${rowId(rowIndex)}`}
                  >
                    <span className={styles["column-name"]} aria-hidden="true">
                      {column}
                    </span>
                    <span>{cells[index]}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* A table of their own: the column headers above are not true of each total. */}
      <table {...tableRole} className={joinClassNames(styles["table"], styles["totals"])}>
        <tbody {...rowGroupRole}>
          {totals.map(({ key, label, amount, emphasis = false }) => (
            <tr key={key} {...rowRole} className={joinClassNames(emphasis && styles["emphasis"])}>
              <th {...rowHeaderRole}>{label}</th>
              <td {...cellRole} className={styles["number"]}>
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles["details"]} data-no-print>
        <Button
          variant="quiet"
          size="compact"
          aria-expanded={hasDetails}
          onClick={() => setHasDetails(!hasDetails)}
        >
          {detailsLabel}
        </Button>
      </div>
    </>
  );
}
