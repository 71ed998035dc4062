import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { changeAnyWindow, changeNothing, returnWindowBefore } from "./windowCalls.ts";
import { actAsWindowOwner, findWindow } from "./worldChanges.ts";

const service = "registration-service";

/** Wrong behaviour of invoices. */
export const invoiceMutations: readonly PlannedMutation[] = [
  ...planBehaviour(service, ["uploadInvoice", "registeredWindowById", "invoiceFileUrl"], {
    "uploadInvoice saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.uploadInvoice", changeNothing),
    },
  }),
  ...planBehaviour(service, ["uploadInvoice"], {
    "uploadInvoice returns the window before the change": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.uploadInvoice", returnWindowBefore),
    },
    "uploadInvoice keeps an invoice that was uploaded before": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.uploadInvoice", (call) =>
        findWindow(call.context, call.args.id)?.invoicePath ? returnWindowBefore(call) : call.resolve(),
      ),
    },
    "uploadInvoice returns another file name": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.uploadInvoice", async ({ resolve }) => ({
        ...(await resolve()),
        invoiceFilename: "invoice",
      })),
    },
    "uploadInvoice accepts files of every type": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.uploadInvoice", ({ args, resolve }) => {
        const file = new File([Buffer.from("89504e470d0a1a0a", "hex")], "image.png", { type: "image/png" });
        return resolve().catch(() => resolve({ ...args, file }));
      }),
    },
    "uploadInvoice saves the invoice of another customer's window": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.uploadInvoice", changeAnyWindow),
    },
  }),
  ...planBehaviour(service, ["deleteInvoice", "invoiceFileUrl", "registeredWindowById"], {
    "deleteInvoice deletes nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.deleteInvoice", changeNothing),
    },
  }),
  ...planBehaviour(service, ["deleteInvoice"], {
    "deleteInvoice returns the window before the change": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.deleteInvoice", returnWindowBefore),
    },
    "deleteInvoice keeps the file name": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.deleteInvoice", async ({ args, context, resolve }) => {
        const invoiceFilename = findWindow(context, args.id)?.invoiceFilename ?? null;
        return Object.assign(await resolve(), { invoiceFilename });
      }),
    },
    "deleteInvoice deletes the invoice of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.deleteInvoice", changeAnyWindow),
    },
  }),
  ...planBehaviour(service, ["invoiceFileUrl"], {
    "invoiceFileUrl has no URL": {
      kind: "wrong content",
      mutation: replaceResolver("Query.invoiceFileUrl", async ({ resolve }) => {
        await resolve();
        return null;
      }),
    },
    "invoiceFileUrl has a URL for a window without an invoice": {
      kind: "missing check",
      mutation: replaceResolver(
        "Query.invoiceFileUrl",
        async ({ resolve }) => (await resolve()) ?? "https://example.com/invoice.pdf",
      ),
    },
    "invoiceFileUrl has the URL of another customer's invoice": {
      kind: "other owner",
      mutation: replaceResolver("Query.invoiceFileUrl", ({ args, context, resolve }) =>
        resolve(args, actAsWindowOwner(context, args.registeredWindowId)),
      ),
    },
  }),
];
