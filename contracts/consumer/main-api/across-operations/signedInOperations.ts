import { requestMainApi } from "../../../../src/api/graphqlClient.ts";
import {
  BookmarkContentDocument,
  DocumentContentDocument,
  FaqContentDocument,
} from "../../../../src/features/content/content.generated.ts";
import { bookmarksQuery, documentsQuery, faqQuery } from "../../../../src/features/content/contentQueries.ts";
import { MakeNotificationReadDocument } from "../../../../src/features/notifications/makeNotificationRead.generated.ts";
import {
  UnreadNotificationsDocument,
  UnreadNotificationsWithoutTypeDocument,
} from "../../../../src/features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "../../../../src/features/notifications/unreadNotificationsQuery.ts";
import { makeNotificationRead } from "../../../../src/features/notifications/useMakeNotificationRead.ts";
import {
  AttachmentsDocument,
  DeleteAttachmentDocument,
  UploadAttachmentDocument,
} from "../../../../src/features/project/attachments/attachments.generated.ts";
import { attachmentsQuery } from "../../../../src/features/project/attachments/attachmentsQuery.ts";
import { deleteAttachment } from "../../../../src/features/project/attachments/useDeleteAttachment.ts";
import { uploadAttachment } from "../../../../src/features/project/attachments/useUploadAttachment.ts";
import {
  CancelRequestDocument,
  CancelRequestWithCustomReasonDocument,
} from "../../../../src/features/project/cancellation/cancellation.generated.ts";
import { requestReasonsQuery } from "../../../../src/features/project/cancellation/requestReasonsQuery.ts";
import { cancelRequest } from "../../../../src/features/project/cancellation/useCancelRequest.ts";
import { UpdateCustomerDocument } from "../../../../src/features/project/customer/customer.generated.ts";
import { updateCustomer } from "../../../../src/features/project/customer/useUpdateCustomer.ts";
import { ProjectDetailsDocument } from "../../../../src/features/project/page/project.generated.ts";
import { projectQuery } from "../../../../src/features/project/page/projectQuery.ts";
import { installerRequestQuery } from "../../../../src/features/project/request/installerRequestQuery.ts";
import {
  RequestReasonsDocument,
  ShowRequestDocument,
} from "../../../../src/features/project/request/request.generated.ts";
import { ProjectsDocument } from "../../../../src/features/project-list/projects.generated.ts";
import { projectsQuery } from "../../../../src/features/project-list/projectsQuery.ts";
import { ShowAccountDocument } from "../../../../src/session/account.generated.ts";
import {
  anonymousOperation,
  anonymousUpload,
  signedInOperation,
  signedInUpload,
} from "../../matching/requests.ts";
import { createOperationFactory, type SignedInOperation } from "../../signedInOperation.ts";
import { exampleValues, fromState } from "../../stateValues.ts";
import { customerInput } from "../templates/customerInput.ts";

const { createOperation, createUpload } = createOperationFactory({
  signedIn: signedInOperation,
  anonymous: anonymousOperation,
  signedInUpload,
  anonymousUpload,
});

/** Operations on the customer's own list or account. */
const ownListOperations: readonly SignedInOperation[] = [
  createOperation("showAccount", ShowAccountDocument, {}, () => requestMainApi(ShowAccountDocument, {})),
  createOperation("faqContent", FaqContentDocument, {}, (client) => client.fetchQuery(faqQuery("de-DE"))),
  createOperation("documentContent", DocumentContentDocument, {}, (client) =>
    client.fetchQuery(documentsQuery("de-DE")),
  ),
  createOperation("bookmarkContent", BookmarkContentDocument, {}, (client) =>
    client.fetchQuery(bookmarksQuery("de-DE")),
  ),
  createOperation("projects", ProjectsDocument, { take: 10, skip: 0 }, (client) =>
    client.fetchInfiniteQuery(projectsQuery()),
  ),
  createOperation("projects with details", ProjectDetailsDocument, { take: 100, skip: 0 }, (client) =>
    client.fetchQuery(projectQuery(exampleValues.projectId)),
  ),
  createOperation("unreadNotifications", UnreadNotificationsDocument, { take: 50, skip: 0 }, (client) =>
    client.fetchInfiniteQuery(unreadNotificationsQuery()),
  ),
  createOperation(
    "unreadNotifications without types",
    UnreadNotificationsWithoutTypeDocument,
    { take: 50, skip: 0 },
    () => requestMainApi(UnreadNotificationsWithoutTypeDocument, { take: 50, skip: 0 }),
  ),
];

/** Queries and mutations on records of the customer, with the ids of these records. */
export function createRecordOperations({
  requestName,
  attachmentName,
  notificationName,
}: {
  requestName: "requestId" | "foreignRequestId";
  attachmentName: "attachmentId" | "foreignAttachmentId";
  notificationName: "notificationId" | "foreignNotificationId";
}): { queries: SignedInOperation[]; mutations: SignedInOperation[] } {
  const id = exampleValues[requestName];
  const requestId = fromState(requestName);
  const { reasonId, customReasonId } = exampleValues;
  const reason = { requestId, reasonId: fromState("reasonId") };
  const customReason = "We are moving house.";
  return {
    queries: [
      createOperation("showRequest", ShowRequestDocument, { id: requestId }, (client) =>
        client.fetchQuery(installerRequestQuery(id)),
      ),
      createOperation("requestReasons", RequestReasonsDocument, { idRequest: requestId }, (client) =>
        client.fetchQuery(requestReasonsQuery(id)),
      ),
      createOperation("attachments", AttachmentsDocument, { idRequest: requestId }, (client) =>
        client.fetchQuery(attachmentsQuery(id)),
      ),
    ],
    mutations: [
      createOperation("cancelRequest", CancelRequestDocument, reason, () =>
        cancelRequest({ requestId: id, reasonId, customReason: null }),
      ),
      createOperation(
        "cancelRequest with a comment",
        CancelRequestWithCustomReasonDocument,
        { requestId, reasonId: fromState("customReasonId"), customReason },
        () => cancelRequest({ requestId: id, reasonId: customReasonId, customReason }),
      ),
      createOperation("updateCustomer", UpdateCustomerDocument, { requestId, customer: customerInput }, () =>
        updateCustomer({ requestId: id, customer: customerInput }),
      ),
      createOperation(
        "deleteAttachment",
        DeleteAttachmentDocument,
        { requestId, attachmentId: fromState(attachmentName) },
        () => deleteAttachment(id, exampleValues[attachmentName]),
      ),
      createUpload(
        "uploadAttachment",
        "plan.pdf",
        UploadAttachmentDocument,
        { requestId: id, files: [null] },
        "variables.files.0",
        (file) => uploadAttachment(id, file),
      ),
      createOperation(
        "makeNotificationRead",
        MakeNotificationReadDocument,
        { notificationId: fromState(notificationName) },
        () => makeNotificationRead(exampleValues[notificationName]),
      ),
    ],
  };
}

/** All operations of the main API that need a signed-in customer. */
export function listSignedInOperations(): SignedInOperation[] {
  const { queries, mutations } = createRecordOperations({
    requestName: "requestId",
    attachmentName: "attachmentId",
    notificationName: "notificationId",
  });
  return [...ownListOperations, ...queries, ...mutations];
}
