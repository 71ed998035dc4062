import { type ReactNode, useId } from "react";
import { joinClasses } from "./joinClasses.ts";
import styles from "./PriceTable.module.css";

type PriceTableProps = {
  caption: string;
  /** The first names what each row is about, the others its numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  totals: readonly { key: string; label: ReactNode; amount: ReactNode; emphasis?: boolean | undefined }[];
};

/* Said again, because readers forget what a table is when it is drawn as cards. */
const table = { role: "table" };
const group = { role: "rowgroup" };
const line = { role: "row" };
const columnHeader = { role: "columnheader", scope: "col" };
const rowHeader = { role: "rowheader", scope: "row" };
const plainCell = { role: "cell" };

/** What things cost and what they come to: a table, or a stack of cards where that would be too narrow. */
export function PriceTable({ caption, columns, rows, totals }: PriceTableProps) {
  const id = useId();
  const columnId = (index: number) => `${id}-${index}`;
  return (
    <div className={styles["room"]}>
      <table {...table} className={styles["table"]}>
        <caption className={styles["caption"]}>{caption}</caption>
        <thead {...group} className={styles["columns"]}>
          <tr {...line}>
            {columns.map((column, index) => (
              <th key={column} {...columnHeader} id={columnId(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...group} className={styles["rows"]}>
          {rows.map(({ key, cells }) => (
            <tr key={key} {...line}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column} {...rowHeader} className={styles["subject"]}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column} {...plainCell} className={styles["number"]} headers={columnId(index)}>
                    <span className={styles["name"]} aria-hidden="true">
                      {column}
                    </span>
                    <span>{cells[index]}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        <tfoot {...group} className={styles["totals"]}>
          {totals.map(({ key, label, amount, emphasis = false }) => (
            <tr key={key} {...line} className={joinClasses(emphasis && styles["emphasis"])}>
              <th {...rowHeader} colSpan={Math.max(1, columns.length - 1)}>
                {label}
              </th>
              <td {...plainCell} className={styles["number"]}>
                {amount}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
