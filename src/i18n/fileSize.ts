import type { IntlShape } from "react-intl";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A file's size in the words of the locale. Rounded up, so that what is too big never looks as if it fitted. */
export function fileSize(intl: Pick<IntlShape, "formatNumber">, bytes: number): string {
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (kilobytes < kilobyte) return intl.formatNumber(kilobytes, { style: "unit", unit: "kilobyte" });
  const megabytes = Math.ceil((bytes / megabyte) * 10) / 10;
  return intl.formatNumber(megabytes, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
}
