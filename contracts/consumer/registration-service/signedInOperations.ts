import { claimRegisteredWindows } from "../../../src/features/windows/claim/useClaimRegisteredWindows.ts";
import { RegisteredWindowByIdDocument } from "../../../src/features/windows/details/window.generated.ts";
import { windowQuery } from "../../../src/features/windows/details/windowQuery.ts";
import {
  UpdateRegisteredWindowInstallerNameDocument,
  UpdateRegisteredWindowNotesDocument,
  UpdateRegisteredWindowRoomDocument,
} from "../../../src/features/windows/editing/updateWindow.generated.ts";
import {
  updateRegisteredWindowInstallerName,
  updateRegisteredWindowNotes,
  updateRegisteredWindowRoom,
} from "../../../src/features/windows/editing/useUpdateRegisteredWindow.ts";
import {
  DeleteInvoiceDocument,
  InvoiceFileUrlDocument,
  UploadInvoiceDocument,
} from "../../../src/features/windows/invoice/invoice.generated.ts";
import { deleteInvoice } from "../../../src/features/windows/invoice/useDeleteInvoice.ts";
import { getInvoiceFileUrl } from "../../../src/features/windows/invoice/useOpenInvoice.ts";
import { uploadInvoice } from "../../../src/features/windows/invoice/useUploadInvoice.ts";
import { registeredWindowsQuery } from "../../../src/features/windows/list/registeredWindowsQuery.ts";
import {
  ClaimRegisteredWindowsDocument,
  RegisteredWindowsDocument,
} from "../../../src/features/windows/list/windows.generated.ts";
import {
  RegisterInstalledWindowsDocument,
  RegisterProjectWindowsDocument,
  RegisterWindowsWithOwnerDocument,
} from "../../../src/features/windows/registration/registration.generated.ts";
import { registerWindows } from "../../../src/features/windows/registration/useRegisterWindows.ts";
import {
  anonymousRegistrationOperation,
  anonymousRegistrationUpload,
  registrationOperation,
  registrationUpload,
} from "../matching/requests.ts";
import { createOperationFactory, type SignedInOperation } from "../signedInOperation.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { completeWindowInput, ownerInput } from "./registrationInputs.ts";

const { createOperation, createUpload } = createOperationFactory({
  signedIn: registrationOperation,
  anonymous: anonymousRegistrationOperation,
  signedInUpload: registrationUpload,
  anonymousUpload: anonymousRegistrationUpload,
});

const windowProducts = [completeWindowInput];
const order = { createdAt: "DESC" } as const;

type WindowName = "windowId" | "foreignWindowId";

/** Queries and mutations on a registered window. */
export function createWindowOperations(name: WindowName): {
  queries: SignedInOperation[];
  mutations: SignedInOperation[];
} {
  const windowId = exampleValues[name];
  const id = fromState(name);
  return {
    queries: [
      createOperation("registeredWindowById", RegisteredWindowByIdDocument, { id }, (client) =>
        client.fetchQuery(windowQuery(windowId)),
      ),
      createOperation("invoiceFileUrl", InvoiceFileUrlDocument, { registeredWindowId: id }, () =>
        getInvoiceFileUrl(windowId),
      ),
    ],
    mutations: [
      createOperation(
        "updateRegisteredWindowRoom",
        UpdateRegisteredWindowRoomDocument,
        { id, room: "STAIRWAY" },
        () => updateRegisteredWindowRoom(windowId, "STAIRWAY"),
      ),
      createOperation(
        "updateRegisteredWindowNotes",
        UpdateRegisteredWindowNotesDocument,
        { id, notes: "Opens to the garden." },
        () => updateRegisteredWindowNotes(windowId, "Opens to the garden."),
      ),
      createOperation(
        "updateRegisteredWindowInstallerName",
        UpdateRegisteredWindowInstallerNameDocument,
        { id, name: "Licht & Luft" },
        () => updateRegisteredWindowInstallerName(windowId, "Licht & Luft"),
      ),
      createUpload(
        "uploadInvoice",
        "invoice.pdf",
        UploadInvoiceDocument,
        { id: windowId, file: null },
        "variables.file",
        (file) => uploadInvoice(windowId, file),
      ),
      createOperation("deleteInvoice", DeleteInvoiceDocument, { id }, () => deleteInvoice(windowId)),
    ],
  };
}

/** The registration of windows of a project. */
export function createProjectRegistration(name: "projectId" | "foreignProjectId"): SignedInOperation {
  return createOperation(
    "registerProjectWindows",
    RegisterProjectWindowsDocument,
    { projectId: fromState(name), windowProducts },
    () => registerWindows({ windowProducts }, exampleValues[name]),
  );
}

/** All operations of the registration service that need a signed-in customer. */
export function listSignedInOperations(): SignedInOperation[] {
  const { queries, mutations } = createWindowOperations("windowId");
  return [
    createOperation("registeredWindows", RegisteredWindowsDocument, { order, take: 6, skip: 0 }, (client) =>
      client.fetchInfiniteQuery(registeredWindowsQuery()),
    ),
    ...queries,
    ...mutations,
    createProjectRegistration("projectId"),
    createOperation(
      "registerWindowsWithOwner",
      RegisterWindowsWithOwnerDocument,
      { windowProducts, productOwner: ownerInput },
      () => registerWindows({ windowProducts, productOwner: ownerInput }),
    ),
    createOperation("registerInstalledWindows", RegisterInstalledWindowsDocument, { windowProducts }, () =>
      registerWindows({ windowProducts }),
    ),
    createOperation(
      "claimRegisteredWindows",
      ClaimRegisteredWindowsDocument,
      { registrationToken: "any-token" },
      () => claimRegisteredWindows("any-token"),
    ),
  ];
}
