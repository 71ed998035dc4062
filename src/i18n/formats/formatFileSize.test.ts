import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { formatFileSize } from "./formatFileSize.ts";

const megabyte = 1024 * 1024;

it.each([
  ["en", 0, "0 kB"],
  ["en", 1, "1 kB"],
  ["en", 340 * 1024, "340 kB"],
  ["en", megabyte - 1, "1 MB"],
  ["en", 10 * megabyte, "10 MB"],
  ["en", 10 * megabyte + 1, "10.1 MB"],
  ["de-DE", 2.25 * megabyte, "2,3 MB"],
  ["fr-CH", 2 * megabyte, "2 Mo"],
])("formatFileSize › formats in %s %d bytes as %s", (locale, bytes, expected) => {
  expect(formatFileSize(createIntl({ locale, onError: () => {} }), bytes).replace(/\s/g, " ")).toBe(expected);
});
