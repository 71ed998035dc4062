import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  DeleteInvoiceDocument,
  type DeleteInvoiceMutation,
  InvoiceFileUrlDocument,
  type InvoiceFileUrlQuery,
  UploadInvoiceDocument,
  type UploadInvoiceMutation,
} from "../../src/api/generated/registration/graphql.ts";
import { deleteInvoice, invoiceFileUrl, uploadInvoice } from "../../src/features/window/changeInvoice.ts";
import { uploadInvoice as uploadFirstInvoice } from "../../src/features/window-registration/registerWindows.ts";
import { data, refused } from "../matching/answers.ts";
import { registrationOperation, registrationUpload } from "../matching/requests.ts";
import { linkAddress, text } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { ownedWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = portalPactWith("registration-service");
const withInvoice = windowWith({ invoices: true });
const withoutInvoice = windowWith({ invoices: false });

const pdf = { name: "invoice.pdf", type: "application/pdf", text: "%PDF-1.7 invoice" };
const disguised = { ...pdf, text: "no PDF at all" };

function windowWith({ invoices }: { invoices: boolean }) {
  return providerState("windows", { country: "DE", persona: "dario", scenario: { count: 1, invoices } });
}

function upload(id: string, file: typeof pdf) {
  return registrationUpload(UploadInvoiceDocument, { id, file: null }, "variables.file", file);
}

function fileOf({ name, type, text: content }: typeof pdf): File {
  return new File([content], name, { type });
}

test("[R7.44] asks for the address of an invoice", async () => {
  const address = linkAddress("https://files.example/invoices/window-1?signature=abc");

  const answer = await pact
    .addInteraction()
    .given(...withInvoice)
    .uponReceiving("invoiceFileUrl")
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(InvoiceFileUrlDocument, { registeredWindowId: "window-1" }),
    )
    .willRespondWith(200, data<InvoiceFileUrlQuery>({ invoiceFileUrl: address }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return invoiceFileUrl("window-1");
    });

  expect(answer).toBe(reify(address));
});

test.each([
  { what: "where there is none", id: "window-1" },
  { what: "of an unknown window", id: "unknown" },
])("[R7.44] is told of no invoice $what", async ({ what, id }) => {
  const answer = await pact
    .addInteraction()
    .given(...withoutInvoice)
    .uponReceiving(`invoiceFileUrl ${what}`)
    .withRequest(
      "POST",
      "/graphql",
      registrationOperation(InvoiceFileUrlDocument, { registeredWindowId: id }),
    )
    .willRespondWith(200, data<InvoiceFileUrlQuery>({ invoiceFileUrl: null }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return invoiceFileUrl(id);
    });

  expect(answer).toBeNull();
});

test.each([
  { what: "to a window without one", state: withoutInvoice },
  { what: "in place of another", state: withInvoice },
])("[R7.52] [R7.7] adds an invoice $what", async ({ what, state }) => {
  const uploaded = { ...ownedWindow, invoiceFilename: text("invoice.pdf") };

  const changed = await pact
    .addInteraction()
    .given(...state)
    .uponReceiving(`uploadInvoice ${what}`)
    .withRequest("POST", "/graphql", upload("window-1", pdf))
    .willRespondWith(200, data<UploadInvoiceMutation>({ uploadInvoice: uploaded }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return uploadInvoice("window-1", fileOf(pdf));
    });

  expect(changed).toEqual(reify(uploaded));
});

test("[R7.52] adds an invoice to a window that was just registered", async () => {
  const uploaded = { ...ownedWindow, invoiceFilename: text("invoice.pdf") };

  const sent = await pact
    .addInteraction()
    .given(...withoutInvoice)
    .uponReceiving("uploadInvoice after a registration")
    .withRequest("POST", "/graphql", upload("window-1", pdf))
    .willRespondWith(200, data<UploadInvoiceMutation>({ uploadInvoice: uploaded }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return uploadFirstInvoice("window-1", fileOf(pdf)).then(() => "sent");
    });

  expect(sent).toBe("sent");
});

test.each([
  {
    what: "that is not what it says",
    id: "window-1",
    file: disguised,
    code: "VALIDATION_FAILED",
    field: "file",
  },
  {
    what: "of a type that is not taken",
    id: "window-1",
    file: { name: "invoice.txt", type: "text/plain", text: "Twelve windows." },
    code: "VALIDATION_FAILED",
    field: "file",
  },
  { what: "of an unknown window", id: "unknown", file: pdf, code: "NOT_FOUND", field: undefined },
] as const)("[R7.52] adds no invoice $what", async ({ what, id, file, code, field }) => {
  const error = await pact
    .addInteraction()
    .given(...withoutInvoice)
    .uponReceiving(`uploadInvoice with a file ${what}`)
    .withRequest("POST", "/graphql", upload(id, file))
    .willRespondWith(200, refused(code, field))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return uploadInvoice(id, fileOf(file)).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", problems: [{ code, field }] });
});

test("[R7.53] removes an invoice", async () => {
  const deleted = { ...ownedWindow, invoiceFilename: null };

  const changed = await pact
    .addInteraction()
    .given(...withInvoice)
    .uponReceiving("deleteInvoice")
    .withRequest("POST", "/graphql", registrationOperation(DeleteInvoiceDocument, { id: "window-1" }))
    .willRespondWith(200, data<DeleteInvoiceMutation>({ deleteInvoice: deleted }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return deleteInvoice("window-1");
    });

  expect(changed).toEqual(reify(deleted));
});

test("[R7.53] removes no invoice of an unknown window", async () => {
  const error = await pact
    .addInteraction()
    .given(...withInvoice)
    .uponReceiving("deleteInvoice of an unknown window")
    .withRequest("POST", "/graphql", registrationOperation(DeleteInvoiceDocument, { id: "unknown" }))
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return deleteInvoice("unknown").catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});
