import { describe, expect, it } from "vitest";
import { isUnauthorized } from "#api/errors.ts";
import { requestMainApi, requestRegistrationService } from "#api/graphqlClient.ts";
import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { UploadAttachmentDocument } from "#features/project/attachments/attachments.generated.ts";
import { uploadAttachment } from "#features/project/attachments/useUploadAttachment.ts";
import { UpdateRegisteredWindowRoomDocument } from "#features/windows/editing/updateWindow.generated.ts";
import { UploadInvoiceDocument } from "#features/windows/invoice/invoice.generated.ts";
import { uploadInvoice } from "#features/windows/invoice/useUploadInvoice.ts";
import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { ShowAccountDocument } from "#session/account.generated.ts";
import { createPact } from "./createPact.ts";
import { createFile, createSamplePdf } from "./matching/multipart.ts";
import * as requests from "./matching/requests.ts";
import { graphQlErrors, registrationErrors } from "./matching/responses.ts";
import { createAnonymousClient, createSignedInClient } from "./portalClient.ts";
import { providerState } from "./providerState.ts";
import { exampleValues, fromState } from "./stateValues.ts";

const scenario = { attachments: 1, notifications: 1 };
const main = {
  pact: createPact("main-api"),
  describeErrors: graphQlErrors,
  withoutToken: providerState("request", { country: "DE", scenario }),
  withExpiredToken: providerState("request", {
    country: "DE",
    persona: "clara",
    scenario,
    token: "expired",
  }),
};
const registration = {
  pact: createPact("registration-service"),
  describeErrors: registrationErrors,
  withoutToken: providerState("lists", { country: "DE" }),
  withExpiredToken: providerState("lists", {
    country: "DE",
    persona: "clara",
    token: "expired",
  }),
};

const pdf = createSamplePdf("plan.pdf");
const { notificationId, requestId, windowId } = exampleValues;
const notification = { notificationId: fromState("notificationId") };
const firstWindows = { order: { createdAt: "DESC" }, take: 6, skip: 0 } as const;
const room = { id: fromState("windowId"), room: "STAIRWAY" } as const;
const attachment = [
  UploadAttachmentDocument,
  { requestId, files: [null] },
  "variables.files.0",
  pdf,
] as const;
const invoice = [UploadInvoiceDocument, { id: windowId, file: null }, "variables.file", pdf] as const;

/** One query, one mutation and one upload of each service: `@authorize` names all others that need a signed-in customer. */
describe.each([
  {
    ...main,
    name: "showAccount",
    anonymous: requests.anonymousOperation(ShowAccountDocument, {}),
    signedIn: requests.signedInOperation(ShowAccountDocument, {}),
    send: () => requestMainApi(ShowAccountDocument, {}),
  },
  {
    ...main,
    name: "makeNotificationRead",
    anonymous: requests.anonymousOperation(MakeNotificationReadDocument, notification),
    signedIn: requests.signedInOperation(MakeNotificationReadDocument, notification),
    send: () => requestMainApi(MakeNotificationReadDocument, { notificationId }),
  },
  {
    ...main,
    name: "uploadAttachment",
    anonymous: requests.anonymousUpload(...attachment),
    signedIn: requests.signedInUpload(...attachment),
    send: () => uploadAttachment(requestId, createFile(pdf)),
  },
  {
    ...registration,
    name: "registeredWindows",
    anonymous: requests.anonymousRegistrationOperation(RegisteredWindowsDocument, firstWindows),
    signedIn: requests.registrationOperation(RegisteredWindowsDocument, firstWindows),
    send: () => requestRegistrationService(RegisteredWindowsDocument, firstWindows),
  },
  {
    ...registration,
    name: "updateRegisteredWindowRoom",
    anonymous: requests.anonymousRegistrationOperation(UpdateRegisteredWindowRoomDocument, room),
    signedIn: requests.registrationOperation(UpdateRegisteredWindowRoomDocument, room),
    send: () => requestRegistrationService(UpdateRegisteredWindowRoomDocument, { ...room, id: windowId }),
  },
  {
    ...registration,
    name: "uploadInvoice",
    anonymous: requests.anonymousRegistrationUpload(...invoice),
    signedIn: requests.registrationUpload(...invoice),
    send: () => uploadInvoice(windowId, createFile(pdf)),
  },
])("$name", ({ pact, describeErrors, name, send, anonymous, signedIn, withoutToken, withExpiredToken }) => {
  it.each([
    { what: "without a token", state: withoutToken, request: anonymous, createClient: createAnonymousClient },
    {
      what: "with an expired token",
      state: withExpiredToken,
      request: signedIn,
      createClient: createSignedInClient,
    },
  ])("fails with AUTH_NOT_AUTHORIZED $what", async ({ what, state, request, createClient }) => {
    const error = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving(`${name} rejects a request ${what} (AUTH_NOT_AUTHORIZED)`)
      .withRequest("POST", "/graphql", request)
      .willRespondWith(...describeErrors("AUTH_NOT_AUTHORIZED"))
      .executeTest(({ url }) => {
        createClient(url);
        return send().catch((reason: unknown) => reason);
      });

    expect(isUnauthorized(error)).toBe(true);
  });
});
