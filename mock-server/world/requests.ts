import { isArchiving, isPaused } from "../rules/requestStatuses.ts";
import { type StoredFile, storeFile } from "./files.ts";
import type { AttachmentRecord, RequestRecord } from "./records.ts";
import type { World } from "./world.ts";

/** Adds a request. Installer, offer and archiving of its project follow its latest request. */
export function addRequest(world: World, request: RequestRecord): RequestRecord {
  world.requests.push(request);
  const project = world.projects.find(({ id }) => id === request.projectId);
  if (project) {
    project.installerId = request.installerId;
    project.offerSent = request.cart !== null;
    project.isArchived = isArchiving(request.currentStatus);
  }
  return request;
}

/** Cancels a request and archives its project. The caller checks first whether it may be cancelled. */
export function cancelRequest(
  world: World,
  request: RequestRecord,
  { reasonId, customReason }: { reasonId: string; customReason: string | null },
): void {
  if (!isPaused(request.currentStatus)) request.statusBeforePausing = request.currentStatus;
  request.currentStatus = "CANCELLED";
  request.currentReasonId = reasonId;
  request.customReason = customReason;
  // A cancelled request has no next step.
  request.deadlineDays = null;
  request.deadline = null;
  const project = world.projects.find(({ id }) => id === request.projectId);
  if (project) project.isArchived = true;
}

export function addAttachment(world: World, request: RequestRecord, file: StoredFile): AttachmentRecord {
  const id = world.nextId("attachment");
  const attachment = { id, ...storeFile(world, `files/attachments/${id}`, file) };
  request.attachments.push(attachment);
  return attachment;
}

export function deleteAttachment(world: World, request: RequestRecord, attachment: AttachmentRecord): void {
  request.attachments = request.attachments.filter((other) => other !== attachment);
  world.files.delete(attachment.link.slice(1));
}
