import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { fromState, referToValue } from "#contracts/pact/stateValues.ts";
import {
  DeleteInvoiceDocument,
  InvoiceFileUrlDocument,
  UploadInvoiceDocument,
} from "#features/windows/invoice/invoice.generated.ts";
import { deleteInvoice, uploadInvoice } from "#features/windows/invoice/invoiceMutations.ts";
import { getInvoiceFileUrl } from "#features/windows/invoice/useOpenInvoice.ts";
import { draw } from "../draw.ts";
import { createFile, createSamplePdf, encodeFile, sampleFiles } from "../matching/multipart.ts";
import { repeatLink } from "../matching/values.ts";
import { foreignState, multilingual, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { windowWithOwner } from "./windowTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError, testMissing } = registrationService;
const dario = { country: "DE", persona: "dario" } as const;
const invoiceState = providerState("windows", { ...dario, scenario: { count: 2, invoices: true } });
const noInvoiceState = providerState("windows", { ...dario, scenario: { count: 2, invoices: false } });

const pdf = createSamplePdf("Rechnung März.pdf");
const disguisedPdf = { ...pdf, bytes: Buffer.from("no PDF at all") };
const textFile = { name: "invoice.txt", type: "text/plain", bytes: Buffer.from("Twelve windows.") };

const fileUrl = repeatLink("invoiceLink");
const id = fromState("windowId");

describe("invoiceFileUrl", () => {
  for (const { what, state = noInvoiceState, name, invoiceFileUrl } of [
    { what: "the URL of an invoice", state: invoiceState, name: "windowId", invoiceFileUrl: fileUrl },
    { what: "null for a window without an invoice", name: "windowId", invoiceFileUrl: null },
    { what: "null for an unknown window", name: "unknownWindowId", invoiceFileUrl: null },
    {
      what: "null for a record of another customer",
      state: foreignState,
      name: "foreignWindowId",
      invoiceFileUrl: null,
    },
  ] as const) {
    testData(
      `invoiceFileUrl returns ${what}`,
      state,
      InvoiceFileUrlDocument,
      { registeredWindowId: fromState(name) },
      { invoiceFileUrl },
      { send: (_, variables) => getInvoiceFileUrl(variables.registeredWindowId) },
    );
  }
});

describe("uploadInvoice", () => {
  const variables = { id: referToValue("windowId2"), file: encodeFile(pdf) };
  const after = { mutation: "uploadInvoice", variables };
  testData(
    "invoiceFileUrl returns the invoice's URL after uploadInvoice",
    providerState("windows", { ...dario, scenario: { count: 2 }, after }),
    InvoiceFileUrlDocument,
    { registeredWindowId: fromState("windowId2") },
    { invoiceFileUrl: repeatLink("invoiceLink2") },
  );

  const path = "variables.file";

  for (const { file, invoices } of draw({ file: sampleFiles, invoices: [false, true] })) {
    testData(
      `uploadInvoice saves ${file.name} ${invoices ? "in place of another invoice" : "for a window without an invoice"}`,
      invoices ? invoiceState : noInvoiceState,
      UploadInvoiceDocument,
      { id, file: null },
      { uploadInvoice: { ...windowWithOwner, invoiceFilename: equal(file.name) } },
      {
        upload: { path, file },
        send: (_, variables) => uploadInvoice(variables.id, createFile(file)),
      },
    );
  }

  const swissState = providerState("windows", { ...multilingual, persona: "dario", scenario: { count: 2 } });
  for (const {
    what,
    state = swissState,
    id: windowId = id,
    file = pdf,
    code = "VALIDATION_FAILED",
    fields,
  } of [
    { what: "a file whose content is not of its type", file: disguisedPdf, fields: ["file"] },
    { what: "a file of an unsupported type", file: textFile, fields: ["file"] },
    { what: "a file for an unknown window", id: fromState("unknownWindowId"), code: "NOT_FOUND" },
    {
      what: "a file for a window of another customer",
      state: foreignState,
      id: fromState("foreignWindowId"),
      code: "NOT_FOUND",
    },
  ]) {
    testError(
      `uploadInvoice rejects ${what}`,
      state,
      UploadInvoiceDocument,
      { id: windowId, file: null },
      code,
      {
        fields,
        upload: { path, file },
        send: (_, variables) => uploadInvoice(variables.id, createFile(file)),
      },
    );
  }
});

describe("deleteInvoice", () => {
  testData(
    "deleteInvoice removes an invoice",
    invoiceState,
    DeleteInvoiceDocument,
    { id },
    { deleteInvoice: { ...windowWithOwner, invoiceFilename: null } },
    { send: (_, variables) => deleteInvoice(variables.id) },
  );

  testMissing("deleteInvoice", ["window", invoiceState], "Window", DeleteInvoiceDocument, (id) => ({
    id,
  }));

  const after = { mutation: "deleteInvoice", variables: { id: referToValue("windowId") } };
  testData(
    "invoiceFileUrl returns null after deleteInvoice",
    providerState("windows", { ...dario, scenario: { count: 1, invoices: true }, after }),
    InvoiceFileUrlDocument,
    { registeredWindowId: id },
    { invoiceFileUrl: null },
  );
});
