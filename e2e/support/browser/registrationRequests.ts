import type { Page } from "@playwright/test";
import { getOperationName } from "./graphqlRequests.ts";

const registrationOperations = [
  "ClaimRegisteredWindows",
  "InvoiceFileUrl",
  "RegisterInstalledWindows",
  "RegisterProjectWindows",
  "RegisterWindowsWithOwner",
  "RegisteredWindowById",
  "RegisteredWindows",
  "UpdateRegisteredWindowNotes",
  "UpdateRegisteredWindowRoom",
  "UploadInvoice",
];

/** Records from now on to which URL each operation of the registration service is sent. */
export function recordRegistrationUrls(page: Page): Map<string, string> {
  const urls = new Map<string, string>();
  page.on("request", (request) => {
    const operation = getOperationName(request);
    if (operation && registrationOperations.includes(operation)) urls.set(operation, request.url());
  });
  return urls;
}
