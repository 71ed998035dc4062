import { describe } from "vitest";
import { requestMainApi, requestRegistrationService } from "#api/graphqlClient.ts";
import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import {
  AttachmentsDocument,
  DeleteAttachmentDocument,
} from "#features/project/attachments/attachments.generated.ts";
import { CancelRequestDocument } from "#features/project/cancellation/cancellation.generated.ts";
import { UpdateCustomerDocument } from "#features/project/customer/customer.generated.ts";
import { RequestReasonsDocument, ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import {
  UpdateRegisteredWindowInstallerNameDocument,
  UpdateRegisteredWindowNotesDocument,
  UpdateRegisteredWindowRoomDocument,
} from "#features/windows/editing/updateWindow.generated.ts";
import {
  DeleteInvoiceDocument,
  InvoiceFileUrlDocument,
} from "#features/windows/invoice/invoice.generated.ts";
import { RegisterProjectWindowsDocument } from "#features/windows/registration/registration.generated.ts";
import { createPact } from "./createPact.ts";
import { createEffectTests } from "./effect.ts";
import { customerInput } from "./main-api/templates/customerInput.ts";
import { registrationOperation, signedInOperation } from "./matching/requests.ts";
import { registrationErrors } from "./matching/responses.ts";
import { providerState } from "./providerState.ts";
import { completeWindowInput } from "./registration-service/registrationInputs.ts";
import { fromState } from "./stateValues.ts";

const main = createEffectTests(createPact("main-api"), signedInOperation, requestMainApi);
const registration = createEffectTests(
  createPact("registration-service"),
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);

const state = providerState("lists", { country: "DE", persona: "clara" });
const requestId = fromState("foreignRequestId");
const id = fromState("foreignWindowId");

/** A record of another customer is treated like one that does not exist. The tests of uploads have it among their errors. */
describe("Records of another customer", () => {
  const returnsNull = "returns null for a record of another customer";
  const rejects = "rejects a record of another customer";

  main.testData(
    `showRequest ${returnsNull}`,
    state,
    ShowRequestDocument,
    { id: requestId },
    { showRequest: null },
  );
  main.testData(
    `requestReasons ${returnsNull}`,
    state,
    RequestReasonsDocument,
    { idRequest: requestId },
    { requestReasons: null },
  );
  main.testData(
    `attachments ${returnsNull}`,
    state,
    AttachmentsDocument,
    { idRequest: requestId },
    { attachments: null },
  );
  main.testError(
    `cancelRequest ${rejects}`,
    state,
    CancelRequestDocument,
    { requestId, reasonId: fromState("reasonId") },
    "NOT_FOUND",
  );
  main.testError(
    `updateCustomer ${rejects}`,
    state,
    UpdateCustomerDocument,
    { requestId, customer: customerInput },
    "NOT_FOUND",
  );
  main.testError(
    `deleteAttachment ${rejects}`,
    state,
    DeleteAttachmentDocument,
    { requestId, attachmentId: fromState("foreignAttachmentId") },
    "NOT_FOUND",
  );
  main.testError(
    `makeNotificationRead ${rejects}`,
    state,
    MakeNotificationReadDocument,
    { notificationId: fromState("foreignNotificationId") },
    "NOT_FOUND",
  );

  registration.testData(
    `registeredWindowById ${returnsNull}`,
    state,
    RegisteredWindowByIdDocument,
    { id },
    { registeredWindowById: null },
  );
  registration.testData(
    `invoiceFileUrl ${returnsNull}`,
    state,
    InvoiceFileUrlDocument,
    { registeredWindowId: id },
    { invoiceFileUrl: null },
  );
  registration.testError(
    `updateRegisteredWindowRoom ${rejects}`,
    state,
    UpdateRegisteredWindowRoomDocument,
    { id, room: "STAIRWAY" },
    "NOT_FOUND",
  );
  registration.testError(
    `updateRegisteredWindowNotes ${rejects}`,
    state,
    UpdateRegisteredWindowNotesDocument,
    { id, notes: "Opens to the garden." },
    "NOT_FOUND",
  );
  registration.testError(
    `updateRegisteredWindowInstallerName ${rejects}`,
    state,
    UpdateRegisteredWindowInstallerNameDocument,
    { id, name: "Licht & Luft" },
    "NOT_FOUND",
  );
  registration.testError(`deleteInvoice ${rejects}`, state, DeleteInvoiceDocument, { id }, "NOT_FOUND");
  registration.testError(
    `registerProjectWindows ${rejects}`,
    state,
    RegisterProjectWindowsDocument,
    { projectId: fromState("foreignProjectId"), windowProducts: [completeWindowInput] },
    "NOT_FOUND",
  );
});
