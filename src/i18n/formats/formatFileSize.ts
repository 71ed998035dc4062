import type { IntlShape } from "react-intl";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Rounds up, so that a file that is too large never appears to have an allowed size. */
export function formatFileSize(intl: Pick<IntlShape, "formatNumber">, bytes: number): string {
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (kilobytes < kilobyte) return intl.formatNumber(kilobytes, { style: "unit", unit: "kilobyte" });
  const megabytes = Math.ceil((bytes / megabyte) * 10) / 10;
  return intl.formatNumber(megabytes, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
}
