import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { UploadAttachmentDocument } from "#features/project/attachments/attachments.generated.ts";
import { uploadAttachment } from "#features/project/attachments/useUploadAttachment.ts";
import { UpdateRegisteredWindowRoomDocument } from "#features/windows/editing/updateWindow.generated.ts";
import { UploadInvoiceDocument } from "#features/windows/invoice/invoice.generated.ts";
import { uploadInvoice } from "#features/windows/invoice/invoiceMutations.ts";
import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { ShowAccountDocument } from "#session/account.generated.ts";
import { fromState } from "../pact/stateValues.ts";
import { createFile, createSamplePdf } from "./matching/multipart.ts";
import {
  anonymousMainApi,
  anonymousRegistrationService,
  mainApi,
  registrationService,
} from "./operationTests.ts";
import { providerState } from "./providerState.ts";

const code = "AUTH_NOT_AUTHORIZED";
const country = "DE";
/** Callers without the right to a customer's data. */
const callers = [
  { what: "without a token", token: undefined },
  { what: "with an expired token", token: "expired" },
  { what: "with a token that somebody else has signed", token: "forged" },
  { what: "with a token for another client", token: "otherClient" },
  { what: "with a token of another tenant", token: "otherTenant" },
] as const;
const scenario = { attachments: 1, notifications: 1 };
const file = createSamplePdf("plan.pdf");

// One query, one mutation and one upload of each service. `@authorize` names all other operations that need a signed-in customer.
for (const { what, token } of callers) {
  const { testError } = token ? mainApi : anonymousMainApi;
  const caller = token && ({ persona: "clara", token } as const);
  const state = providerState("request", { country, scenario, ...caller });
  testError(`showAccount rejects a request ${what}`, state, ShowAccountDocument, {}, code);

  testError(
    `makeNotificationRead rejects a request ${what}`,
    state,
    MakeNotificationReadDocument,
    { notificationId: fromState("notificationId") },
    code,
  );

  testError(
    `uploadAttachment rejects a request ${what}`,
    state,
    UploadAttachmentDocument,
    { requestId: fromState("requestId"), files: [null] },
    code,
    {
      upload: { path: "variables.files.0", file },
      send: (_, { requestId }) => uploadAttachment(requestId, createFile(file)),
    },
  );
}

for (const { what, token } of callers) {
  const { testError } = token ? registrationService : anonymousRegistrationService;
  const caller = token && ({ persona: "clara", token } as const);
  const state = providerState("lists", { country, ...caller });
  testError(
    `registeredWindows rejects a request ${what}`,
    state,
    RegisteredWindowsDocument,
    { skip: 0 },
    code,
  );

  testError(
    `updateRegisteredWindowRoom rejects a request ${what}`,
    state,
    UpdateRegisteredWindowRoomDocument,
    { id: fromState("windowId"), room: "STAIRWAY" },
    code,
  );

  testError(
    `uploadInvoice rejects a request ${what}`,
    state,
    UploadInvoiceDocument,
    { id: fromState("windowId"), file: null },
    code,
    { upload: { path: "variables.file", file }, send: (_, { id }) => uploadInvoice(id, createFile(file)) },
  );
}
