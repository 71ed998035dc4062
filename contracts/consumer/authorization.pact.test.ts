import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { UploadAttachmentDocument } from "#features/project/attachments/attachments.generated.ts";
import { uploadAttachment } from "#features/project/attachments/useUploadAttachment.ts";
import { UpdateRegisteredWindowRoomDocument } from "#features/windows/editing/updateWindow.generated.ts";
import { UploadInvoiceDocument } from "#features/windows/invoice/invoice.generated.ts";
import { uploadInvoice } from "#features/windows/invoice/useUploadInvoice.ts";
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
const expired = { persona: "clara", token: "expired" } as const;
const scenario = { attachments: 1, notifications: 1 };
const file = createSamplePdf("plan.pdf");

// One query, one mutation and one upload of each service: `@authorize` names all others that need a signed-in customer.
for (const { what, testError, state } of [
  {
    what: "without a token",
    testError: anonymousMainApi.testError,
    state: providerState("request", { country, scenario }),
  },
  {
    what: "with an expired token",
    testError: mainApi.testError,
    state: providerState("request", { country, scenario, ...expired }),
  },
]) {
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

for (const { what, testError, state } of [
  {
    what: "without a token",
    testError: anonymousRegistrationService.testError,
    state: providerState("lists", { country }),
  },
  {
    what: "with an expired token",
    testError: registrationService.testError,
    state: providerState("lists", { country, ...expired }),
  },
]) {
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
