import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import { UpdateRegisteredWindowNotesDocument } from "#features/windows/editing/updateWindow.generated.ts";
import { InvoiceFileUrlDocument } from "#features/windows/invoice/invoice.generated.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { createSamplePdf, encodeFile } from "../matching/multipart.ts";
import { registrationOperation } from "../matching/requests.ts";
import { orNull } from "../matching/values.ts";
import { providerState } from "../providerState.ts";
import { windowWithOwner } from "../registration-service/windowTemplates.ts";
import { fromState, referToValue } from "../stateValues.ts";

const { regex } = MatchersV3;
const { testData } = createEffectTests(
  createPact("registration-service"),
  registrationOperation,
  requestRegistrationService,
);

describe("What the portal shows under a condition", () => {
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
