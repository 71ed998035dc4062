import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import {
  DeleteInvoiceDocument,
  type DeleteInvoiceMutation,
  InvoiceFileUrlDocument,
  type InvoiceFileUrlQuery,
  UploadInvoiceDocument,
  type UploadInvoiceMutation,
} from "#features/windows/invoice/invoice.generated.ts";
import { deleteInvoice } from "#features/windows/invoice/useDeleteInvoice.ts";
import { getInvoiceFileUrl } from "#features/windows/invoice/useOpenInvoice.ts";
import { uploadInvoice } from "#features/windows/invoice/useUploadInvoice.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { createFile, createSamplePdf } from "../matching/multipart.ts";
import { registrationOperation, registrationUpload } from "../matching/requests.ts";
import { dataResponse, fileField, registrationErrors } from "../matching/responses.ts";
import { absoluteUrl } from "../matching/values.ts";
import { createSignedInClient } from "../portalClient.ts";
import { type GivenState, providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { windowWithOwner } from "./windowTemplates.ts";

const { equal, reify } = MatchersV3;
const pact = createPact("registration-service");
const { testError } = createEffectTests(
  pact,
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);
const invoiceState = createWindowState({ invoices: true });
const noInvoiceState = createWindowState({ invoices: false });

const { unknownId, windowId } = exampleValues;
const pdf = createSamplePdf("Rechnung März.pdf");
/** Other customers have records, too. */
const foreignState: GivenState = providerState("lists", { country: "DE", persona: "clara" });

const disguisedPdf = { ...pdf, text: "no PDF at all" };

function createWindowState({ invoices }: { invoices: boolean }) {
  return providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1, invoices } });
}

function createUploadRequest(id: string, file: typeof pdf) {
  return registrationUpload(UploadInvoiceDocument, { id, file: null }, "variables.file", file);
}

describe("InvoiceFileUrl query", () => {
  it("returns the URL of an invoice", { tags: ["R7.44"] }, async () => {
    const fileUrl = absoluteUrl("https://files.example/invoices/window-1?signature=abc");

    const loaded = await pact
      .addInteraction()
      .given(...invoiceState)
      .uponReceiving("invoiceFileUrl returns the URL of an invoice")
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(InvoiceFileUrlDocument, { registeredWindowId: fromState("windowId") }),
      )
      .willRespondWith(200, dataResponse<InvoiceFileUrlQuery>({ invoiceFileUrl: fileUrl }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return getInvoiceFileUrl(windowId);
      });

    expect(loaded).toBe(reify(fileUrl));
  });

  it.each([
    { what: "a window without an invoice", name: "windowId" },
    { what: "an unknown window", name: "unknownId" },
  ] as const)("returns null for $what", { tags: ["R7.44"] }, async ({ what, name }) => {
    const loaded = await pact
      .addInteraction()
      .given(...noInvoiceState)
      .uponReceiving(`invoiceFileUrl returns null for ${what}`)
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(InvoiceFileUrlDocument, { registeredWindowId: fromState(name) }),
      )
      .willRespondWith(200, dataResponse<InvoiceFileUrlQuery>({ invoiceFileUrl: null }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return getInvoiceFileUrl(exampleValues[name]);
      });

    expect(loaded).toBeNull();
  });
});

describe("UploadInvoice mutation", () => {
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

  it("saves an invoice for a window that was just registered", { tags: ["R7.52"] }, async () => {
    const uploaded = { ...windowWithOwner, invoiceFilename: equal(pdf.name) };

    const result = await pact
      .addInteraction()
      .given(...noInvoiceState)
      .uponReceiving("uploadInvoice saves an invoice for a window that was just registered")
      .withRequest("POST", "/graphql", createUploadRequest(windowId, pdf))
      .willRespondWith(200, dataResponse<UploadInvoiceMutation>({ uploadInvoice: uploaded }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadInvoice(windowId, createFile(pdf)).then(() => "saved");
      });

    expect(result).toBe("saved");
  });

  it.each([
    {
      what: "a file whose content is not of its type",
      id: windowId,
      file: disguisedPdf,
      code: "VALIDATION_FAILED",
      field: "file",
    },
    {
      what: "a file of an unsupported type",
      id: windowId,
      file: { name: "invoice.txt", type: "text/plain", text: "Twelve windows." },
      code: "VALIDATION_FAILED",
      field: "file",
    },
    { what: "a file for an unknown window", id: unknownId, file: pdf, code: "NOT_FOUND", field: undefined },
    {
      what: "a file for a window of another customer",
      state: foreignState,
      id: exampleValues.foreignWindowId,
      file: pdf,
      code: "NOT_FOUND",
      field: undefined,
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.52"] },
    async ({ what, id, file, code, field, ...rest }) => {
      const state: GivenState = "state" in rest ? rest.state : noInvoiceState;
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

describe("DeleteInvoice mutation", () => {
  it("removes an invoice", { tags: ["R7.53"] }, async () => {
    const deleted = { ...windowWithOwner, invoiceFilename: null };

    const changed = await pact
      .addInteraction()
      .given(...invoiceState)
      .uponReceiving("deleteInvoice removes an invoice")
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(DeleteInvoiceDocument, { id: fromState("windowId") }),
      )
      .willRespondWith(200, dataResponse<DeleteInvoiceMutation>({ deleteInvoice: deleted }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return deleteInvoice(windowId);
      });

    expect(changed).toEqual(reify(deleted));
  });

  testError(
    "deleteInvoice rejects an unknown window",
    invoiceState,
    DeleteInvoiceDocument,
    { id: fromState("unknownId") },
    "NOT_FOUND",
    { tags: ["R7.53"] },
  );
});
