import type { IntlShape } from "react-intl";
import { keepNumbersTogether } from "./keepNumbersTogether.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Rounds up, so that a file that is too large never appears to have an allowed size. */
export function formatFileSize(intl: Pick<IntlShape, "formatNumber">, bytes: number): string {
  const format = (size: number, unit: string) =>
    keepNumbersTogether(intl.formatNumber(size, { style: "unit", unit, maximumFractionDigits: 1 }));
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (kilobytes < kilobyte) return format(kilobytes, "kilobyte");
  return format(Math.ceil((bytes / megabyte) * 10) / 10, "megabyte");
}
