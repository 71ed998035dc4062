import { createFile } from "./createFile.ts";

/** One request of each operation that needs a signed-in customer. */
export interface SignedInOperation {
  service: "main" | "registration";
  name: string;
  document: string;
  variables?: Record<string, unknown>;
}

const windowInput = '[{key: "TGS M06", serialNumber: "TG900001", installationDate: "2026-01-01"}]';
const ownerInput = `{firstName: "A", lastName: "B", email: "a@b.example", street: "C", postCode: "10115", city: "D",
  acceptedMarketing: false}`;
const customerInput = ownerInput;

export const signedInOperations: SignedInOperation[] = [
  ...[
    "query { showAccount { id } }",
    "query { projects { items { isArchived } } }",
    'query { showRequest(id: "request-1") { id } }',
    'query { requestReasons(idRequest: "request-1") { id } }',
    'query { attachments(idRequest: "request-1") { id } }',
    "query { unreadNotifications { totalCount } }",
    "query { faqContent { question } }",
    "query { documentContent { title } }",
    "query { bookmarkContent { title } }",
    'mutation { cancelRequest(requestId: "request-1", reasonId: "reason-1") { id } }',
    `mutation { updateCustomer(requestId: "request-1", customer: ${customerInput}) { id } }`,
    'mutation { deleteAttachment(requestId: "request-1", attachmentId: "attachment-1") }',
    'mutation { makeNotificationRead(notificationId: "notification-1") }',
  ].map((document) => ({ service: "main" as const, name: getRootField(document), document })),
  {
    service: "main",
    name: "uploadAttachment",
    document:
      'mutation ($files: [Upload!]!) { uploadAttachment(requestId: "request-1", files: $files) { id } }',
    variables: { files: [createFile()] },
  },
  ...[
    "query { registeredWindows { hasNextPage } }",
    'query { registeredWindowById(id: "window-1") { id } }',
    'query { invoiceFileUrl(registeredWindowId: "window-1") }',
    `mutation { registerProjectWindows(projectId: "project-1", windowProducts: ${windowInput}) { id } }`,
    `mutation { registerWindowsWithOwner(windowProducts: ${windowInput}, productOwner: ${ownerInput}) { id } }`,
    `mutation { registerInstalledWindows(windowProducts: ${windowInput}) }`,
    'mutation { claimRegisteredWindows(registrationToken: "registration-1") { id } }',
    'mutation { updateRegisteredWindowInstallerName(id: "window-1", name: "N") { id } }',
    'mutation { updateRegisteredWindowNotes(id: "window-1", notes: "N") { id } }',
    'mutation { updateRegisteredWindowRoom(id: "window-1", room: LOFT) { id } }',
    'mutation { deleteInvoice(id: "window-1") { id } }',
  ].map((document) => ({ service: "registration" as const, name: getRootField(document), document })),
  {
    service: "registration",
    name: "uploadInvoice",
    document: 'mutation ($file: Upload!) { uploadInvoice(id: "window-1", file: $file) { id } }',
    variables: { file: createFile() },
  },
];

function getRootField(document: string): string {
  return /\{ (\w+)/.exec(document)?.[1] ?? "";
}
