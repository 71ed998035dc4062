import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  DeleteInvoiceDocument,
  type DeleteInvoiceMutation,
  UploadInvoiceDocument,
  type UploadInvoiceMutation,
} from "../../../src/features/windows/invoice/invoice.generated.ts";
import {
  InvoiceFileUrlDocument,
  type InvoiceFileUrlQuery,
} from "../../../src/features/windows/invoice/invoiceFileUrl.generated.ts";
import { deleteInvoice } from "../../../src/features/windows/invoice/useDeleteInvoice.ts";
import { getInvoiceFileUrl } from "../../../src/features/windows/invoice/useOpenInvoice.ts";
import { uploadInvoice } from "../../../src/features/windows/invoice/useUploadInvoice.ts";
import { createPact } from "../createPact.ts";
import { createFile } from "../matching/multipart.ts";
import { registrationOperation, registrationUpload } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import { linkUrl } from "../matching/values.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { windowWithOwner } from "./windowTemplates.ts";

const { reify, string } = MatchersV3;
const pact = createPact("registration-service");
const invoiceState = createWindowState({ invoices: true });
const noInvoiceState = createWindowState({ invoices: false });

const pdf = { name: "invoice.pdf", type: "application/pdf", text: "%PDF-1.7 invoice" };
const disguisedPdf = { ...pdf, text: "no PDF at all" };

function createWindowState({ invoices }: { invoices: boolean }) {
  return providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1, invoices } });
}

function createUploadRequest(id: string, file: typeof pdf) {
  return registrationUpload(UploadInvoiceDocument, { id, file: null }, "variables.file", file);
}

describe("InvoiceFileUrl query", () => {
  it("returns the URL of an invoice", { tags: ["R7.44"] }, async () => {
    const fileUrl = linkUrl("https://files.example/invoices/window-1?signature=abc");

    const loaded = await pact
      .addInteraction()
      .given(...invoiceState)
      .uponReceiving("invoiceFileUrl returns the URL of an invoice")
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(InvoiceFileUrlDocument, { registeredWindowId: "window-1" }),
      )
      .willRespondWith(200, dataResponse<InvoiceFileUrlQuery>({ invoiceFileUrl: fileUrl }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return getInvoiceFileUrl("window-1");
      });

    expect(loaded).toBe(reify(fileUrl));
  });

  it.each([
    { what: "a window without an invoice", id: "window-1" },
    { what: "an unknown window", id: "unknown" },
  ])("returns null for $what", { tags: ["R7.44"] }, async ({ what, id }) => {
    const loaded = await pact
      .addInteraction()
      .given(...noInvoiceState)
      .uponReceiving(`invoiceFileUrl returns null for ${what}`)
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(InvoiceFileUrlDocument, { registeredWindowId: id }),
      )
      .willRespondWith(200, dataResponse<InvoiceFileUrlQuery>({ invoiceFileUrl: null }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return getInvoiceFileUrl(id);
      });

    expect(loaded).toBeNull();
  });
});

describe("UploadInvoice mutation", () => {
  it.each([
    { what: "for a window without one", state: noInvoiceState },
    { what: "in place of another one", state: invoiceState },
  ])("saves an invoice $what", { tags: ["R7.52", "R7.7"] }, async ({ what, state }) => {
    const uploaded = { ...windowWithOwner, invoiceFilename: string("invoice.pdf") };

    const changed = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving(`uploadInvoice saves an invoice ${what}`)
      .withRequest("POST", "/graphql", createUploadRequest("window-1", pdf))
      .willRespondWith(200, dataResponse<UploadInvoiceMutation>({ uploadInvoice: uploaded }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadInvoice("window-1", createFile(pdf));
      });

    expect(changed).toEqual(reify(uploaded));
  });

  it("saves an invoice for a window that was just registered", { tags: ["R7.52"] }, async () => {
    const uploaded = { ...windowWithOwner, invoiceFilename: string("invoice.pdf") };

    const result = await pact
      .addInteraction()
      .given(...noInvoiceState)
      .uponReceiving("uploadInvoice saves an invoice for a window that was just registered")
      .withRequest("POST", "/graphql", createUploadRequest("window-1", pdf))
      .willRespondWith(200, dataResponse<UploadInvoiceMutation>({ uploadInvoice: uploaded }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadInvoice("window-1", createFile(pdf)).then(() => "saved");
      });

    expect(result).toBe("saved");
  });

  it.each([
    {
      what: "a file whose content is not of its type",
      id: "window-1",
      file: disguisedPdf,
      code: "VALIDATION_FAILED",
      field: "file",
    },
    {
      what: "a file of an unsupported type",
      id: "window-1",
      file: { name: "invoice.txt", type: "text/plain", text: "Twelve windows." },
      code: "VALIDATION_FAILED",
      field: "file",
    },
    { what: "a file for an unknown window", id: "unknown", file: pdf, code: "NOT_FOUND", field: undefined },
  ] as const)("fails with $code for $what", { tags: ["R7.52"] }, async ({ what, id, file, code, field }) => {
    const error = await pact
      .addInteraction()
      .given(...noInvoiceState)
      .uponReceiving(`uploadInvoice rejects ${what} (${code})`)
      .withRequest("POST", "/graphql", createUploadRequest(id, file))
      .willRespondWith(200, errorResponse(code, field))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return uploadInvoice(id, createFile(file)).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", errors: [{ code, field }] });
  });
});

describe("DeleteInvoice mutation", () => {
  it("removes an invoice", { tags: ["R7.53"] }, async () => {
    const deleted = { ...windowWithOwner, invoiceFilename: null };

    const changed = await pact
      .addInteraction()
      .given(...invoiceState)
      .uponReceiving("deleteInvoice removes an invoice")
      .withRequest("POST", "/graphql", registrationOperation(DeleteInvoiceDocument, { id: "window-1" }))
      .willRespondWith(200, dataResponse<DeleteInvoiceMutation>({ deleteInvoice: deleted }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return deleteInvoice("window-1");
      });

    expect(changed).toEqual(reify(deleted));
  });

  it("fails with NOT_FOUND for an unknown window", { tags: ["R7.53"] }, async () => {
    const error = await pact
      .addInteraction()
      .given(...invoiceState)
      .uponReceiving("deleteInvoice rejects an unknown window (NOT_FOUND)")
      .withRequest("POST", "/graphql", registrationOperation(DeleteInvoiceDocument, { id: "unknown" }))
      .willRespondWith(200, errorResponse("NOT_FOUND"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return deleteInvoice("unknown").catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
});
