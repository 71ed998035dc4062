import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import {
  DeleteInvoiceDocument,
  InvoiceFileUrlDocument,
  UploadInvoiceDocument,
  type UploadInvoiceMutation,
} from "#features/windows/invoice/invoice.generated.ts";
import { deleteInvoice } from "#features/windows/invoice/useDeleteInvoice.ts";
import { getInvoiceFileUrl } from "#features/windows/invoice/useOpenInvoice.ts";
import { uploadInvoice } from "#features/windows/invoice/useUploadInvoice.ts";
import { createFile, createSamplePdf, encodeFile } from "../matching/multipart.ts";
import { registrationUpload } from "../matching/requests.ts";
import { dataResponse, fileField, registrationErrors } from "../matching/responses.ts";
import { absoluteUrl } from "../matching/values.ts";
import { foreignState, registrationService } from "../operationTests.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState, referToValue, repeatFromState } from "../stateValues.ts";
import { windowWithOwner } from "./windowTemplates.ts";

const { equal, reify } = MatchersV3;
const { pact, testData, testError } = registrationService;
const dario = { country: "DE", persona: "dario" } as const;
const invoiceState = providerState("windows", { ...dario, scenario: { count: 1, invoices: true } });
const noInvoiceState = providerState("windows", { ...dario, scenario: { count: 1, invoices: false } });

const { unknownId, windowId } = exampleValues;
const pdf = createSamplePdf("Rechnung März.pdf");
const disguisedPdf = { ...pdf, text: "no PDF at all" };

const fileUrl = absoluteUrl("https://files.example/invoices/window-1?signature=abc");
const id = fromState("windowId");

function createUploadRequest(id: string, file: typeof pdf) {
  return registrationUpload(UploadInvoiceDocument, { id, file: null }, "variables.file", file);
}

describe("invoiceFileUrl", () => {
  for (const { what, state, name, invoiceFileUrl } of [
    { what: "the URL of an invoice", state: invoiceState, name: "windowId", invoiceFileUrl: fileUrl },
    {
      what: "null for a window without an invoice",
      state: noInvoiceState,
      name: "windowId",
      invoiceFileUrl: null,
    },
    { what: "null for an unknown window", state: noInvoiceState, name: "unknownId", invoiceFileUrl: null },
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
      { tags: ["R7.44"], send: () => getInvoiceFileUrl(exampleValues[name]) },
    );
  }

  const file = encodeFile(createSamplePdf("new-invoice.pdf"));
  const variables = { id: referToValue("foreignWindowId"), file };
  testData(
    "invoiceFileUrl returns null for another customer's invoice after uploadInvoice",
    providerState("lists", {
      country: "DE",
      persona: "clara",
      after: { mutation: "uploadInvoice", persona: "anna", variables },
    }),
    InvoiceFileUrlDocument,
    { registeredWindowId: fromState("foreignWindowId") },
    { invoiceFileUrl: null },
  );
});

describe("uploadInvoice", () => {
  it.each([
    { what: "for a window without one", state: noInvoiceState },
    { what: "in place of another one", state: invoiceState },
  ])("saves an invoice $what", { tags: ["R7.52", "R7.7"] }, async ({ what, state }) => {
    const uploaded = { ...windowWithOwner, invoiceFilename: equal(pdf.name) };

    const changed = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving(`uploadInvoice saves an invoice ${what}`)
      .withRequest("POST", "/graphql", createUploadRequest(windowId, pdf))
      .willRespondWith(200, dataResponse<UploadInvoiceMutation>({ uploadInvoice: uploaded }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadInvoice(windowId, createFile(pdf));
      });

    expect(changed).toEqual(reify(uploaded));
  });

  it.each([
    {
      what: "a file whose content is not of its type",
      file: disguisedPdf,
      code: "VALIDATION_FAILED",
      field: "file",
    },
    {
      what: "a file of an unsupported type",
      file: { name: "invoice.txt", type: "text/plain", text: "Twelve windows." },
      code: "VALIDATION_FAILED",
      field: "file",
    },
    { what: "a file for an unknown window", id: unknownId, code: "NOT_FOUND" },
    {
      what: "a file for a window of another customer",
      state: foreignState,
      id: exampleValues.foreignWindowId,
      code: "NOT_FOUND",
    },
  ])(
    "fails with $code for $what",
    {
      tags: ["R7.52"],
    },
    async ({ what, state = noInvoiceState, id = windowId, file = pdf, code, field }) => {
      const error = await pact
        .addInteraction()
        .given(...state)
        .uponReceiving(`uploadInvoice rejects ${what} (${code})`)
        .withRequest("POST", "/graphql", createUploadRequest(id, file))
        .willRespondWith(...registrationErrors(code, field && fileField(field)))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return uploadInvoice(id, createFile(file)).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", errors: [{ code, field }] });
    },
  );
});

describe("After uploadInvoice,", () => {
  const newPdf = createSamplePdf("Neue Rechnung für März.pdf");
  const variables = { id: referToValue("windowId2"), file: encodeFile(newPdf) };
  const state = providerState("windows", {
    ...dario,
    scenario: { count: 2 },
    after: { mutation: "uploadInvoice", variables },
  });

  testData(
    "registeredWindowById returns the invoice's name after uploadInvoice",
    state,
    RegisteredWindowByIdDocument,
    { id: fromState("windowId2") },
    {
      registeredWindowById: {
        ...windowWithOwner,
        id: repeatFromState("windowId2"),
        invoiceFilename: equal(newPdf.name),
      },
    },
  );

  testData(
    "invoiceFileUrl returns the invoice's URL after uploadInvoice",
    state,
    InvoiceFileUrlDocument,
    { registeredWindowId: fromState("windowId2") },
    { invoiceFileUrl: fileUrl },
  );
});

describe("deleteInvoice", () => {
  const withoutInvoice = { ...windowWithOwner, invoiceFilename: null };

  testData(
    "deleteInvoice removes an invoice",
    invoiceState,
    DeleteInvoiceDocument,
    { id },
    { deleteInvoice: withoutInvoice },
    { tags: ["R7.53"], send: () => deleteInvoice(windowId) },
  );

  testError(
    "deleteInvoice rejects an unknown window",
    invoiceState,
    DeleteInvoiceDocument,
    { id: fromState("unknownId") },
    "NOT_FOUND",
    { tags: ["R7.53"] },
  );

  testError(
    "deleteInvoice rejects a record of another customer",
    foreignState,
    DeleteInvoiceDocument,
    { id: fromState("foreignWindowId") },
    "NOT_FOUND",
  );

  const after = { mutation: "deleteInvoice", variables: { id: referToValue("windowId") } };
  const deletedState = providerState("windows", { ...dario, scenario: { count: 1, invoices: true }, after });

  testData(
    "registeredWindowById returns no invoice after deleteInvoice",
    deletedState,
    RegisteredWindowByIdDocument,
    { id },
    { registeredWindowById: withoutInvoice },
  );

  testData(
    "invoiceFileUrl returns null after deleteInvoice",
    deletedState,
    InvoiceFileUrlDocument,
    { registeredWindowId: id },
    { invoiceFileUrl: null },
  );
});
