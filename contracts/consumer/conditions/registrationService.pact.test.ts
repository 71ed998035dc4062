import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { requestRegistrationService } from "../../../src/api/graphqlClient.ts";
import { UpdateRegisteredWindowNotesDocument } from "../../../src/features/windows/editing/updateWindow.generated.ts";
import { InvoiceFileUrlDocument } from "../../../src/features/windows/invoice/invoiceFileUrl.generated.ts";
import { RegisteredWindowsDocument } from "../../../src/features/windows/list/registeredWindows.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { createSamplePdf, encodeFile } from "../matching/multipart.ts";
import { registrationOperation } from "../matching/requests.ts";
import { orNull } from "../matching/values.ts";
import { providerState } from "../providerState.ts";
import { windowListItem, windowWithOwner } from "../registration-service/windowTemplates.ts";
import { fromState, referToValue, repeatFromState } from "../stateValues.ts";

const { equal, regex } = MatchersV3;
const { testData } = createEffectTests(
  createPact("registration-service"),
  registrationOperation,
  requestRegistrationService,
);

describe("What the portal shows under a condition", () => {
  testData(
    "registeredWindows returns, of five windows, the last three and no next page",
    providerState("lists", { country: "DE", persona: "clara" }),
    RegisteredWindowsDocument,
    { order: { createdAt: "DESC" }, take: 3, skip: 2 },
    {
      registeredWindows: {
        items: (["windowId3", "windowId4", "windowId5"] as const).map((name) => ({
          ...windowListItem,
          id: repeatFromState(name),
        })),
        hasNextPage: equal(false),
      },
    },
  );

  testData(
    "updateRegisteredWindowNotes removes notes after updateRegisteredWindowNotes",
    providerState("windows", {
      country: "DE",
      persona: "dario",
      scenario: { count: 1 },
      after: {
        mutation: "updateRegisteredWindowNotes",
        variables: { id: referToValue("windowId"), notes: "Opens to the garden." },
      },
    }),
    UpdateRegisteredWindowNotesDocument,
    { id: fromState("windowId"), notes: "" },
    { updateRegisteredWindowNotes: { ...windowWithOwner, notes: orNull(regex("^$", "")) } },
  );

  testData(
    "invoiceFileUrl returns null for another customer's invoice after uploadInvoice",
    providerState("lists", {
      country: "DE",
      persona: "clara",
      after: {
        mutation: "uploadInvoice",
        persona: "anna",
        variables: {
          id: referToValue("foreignWindowId"),
          file: encodeFile(createSamplePdf("new-invoice.pdf")),
        },
      },
    }),
    InvoiceFileUrlDocument,
    { registeredWindowId: fromState("foreignWindowId") },
    { invoiceFileUrl: null },
  );
});
