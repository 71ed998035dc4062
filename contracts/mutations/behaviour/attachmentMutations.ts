import type { Attachment } from "../../../mock-server/generated/mainApi.ts";
import type { PlannedMutation } from "../mutation.ts";
import { replaceResolver } from "./fieldMutation.ts";
import { planBehaviour } from "./planBehaviour.ts";
import { actAsRequestOwner, findRequest, undoEffects } from "./worldChanges.ts";

function changeListed(change: (attachments: Attachment[]) => Attachment[]) {
  return replaceResolver("Query.attachments", async ({ resolve }) => {
    const attachments = await resolve();
    return attachments && change(attachments);
  });
}

function changeUploaded(change: (attachment: Attachment) => Attachment) {
  return replaceResolver("Mutation.uploadAttachment", async ({ resolve }) => (await resolve()).map(change));
}

/** Wrong behaviour of the files of installer requests. */
export const attachmentMutations: readonly PlannedMutation[] = [
  ...planBehaviour("main-api", ["attachments"], {
    "attachments lists the first file only": {
      kind: "wrong content",
      mutation: changeListed((attachments) => attachments.slice(0, 1)),
    },
    "attachments lists the newest first": {
      kind: "wrong order",
      mutation: changeListed((attachments) => attachments.toReversed()),
    },
    "attachments has the link of another file": {
      kind: "wrong content",
      mutation: changeListed((attachments) =>
        attachments.map((attachment) => ({ ...attachment, link: attachments.at(-1)?.link ?? "" })),
      ),
      acceptedBecause:
        "Links are the provider's own: any form is right, and Pact cannot compare two values of one response.",
    },
    "attachments lists the files of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Query.attachments", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.idRequest)),
      ),
    },
    "attachments has no files for an unknown request": {
      kind: "wrong content",
      mutation: replaceResolver("Query.attachments", async ({ resolve }) => (await resolve()) ?? []),
    },
  }),
  ...planBehaviour("main-api", ["uploadAttachment", "attachments"], {
    "uploadAttachment saves nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.uploadAttachment", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "uploadAttachment replaces the other files": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.uploadAttachment", async ({ args, context, resolve }) => {
        const uploaded = await resolve();
        const request = findRequest(context, args.requestId);
        if (request) request.attachments = uploaded;
        return uploaded;
      }),
    },
  }),
  ...planBehaviour("main-api", ["uploadAttachment"], {
    "uploadAttachment returns another name": {
      kind: "wrong content",
      mutation: changeUploaded((attachment) => ({ ...attachment, name: "upload" })),
    },
    "uploadAttachment returns another media type": {
      kind: "wrong content",
      mutation: changeUploaded((attachment) => ({ ...attachment, mime: "application/octet-stream" })),
    },
    "uploadAttachment returns another size": {
      kind: "wrong content",
      mutation: changeUploaded((attachment) => ({ ...attachment, size: attachment.size + 1 })),
    },
    "uploadAttachment returns the files of before": {
      kind: "stale response",
      mutation: replaceResolver("Mutation.uploadAttachment", async ({ args, context, resolve }) => {
        const before = [...(findRequest(context, args.requestId)?.attachments ?? [])];
        await resolve();
        return before;
      }),
    },
    "uploadAttachment returns no files": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.uploadAttachment", async ({ resolve }) => {
        await resolve();
        return [];
      }),
    },
    "uploadAttachment accepts more than ten files": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.uploadAttachment", ({ args, context, resolve }) => {
        const request = findRequest(context, args.requestId);
        if (request) request.attachments = request.attachments.slice(0, 5);
        return resolve();
      }),
    },
    "uploadAttachment accepts files of every type": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.uploadAttachment", ({ args, resolve }) => {
        const image = new File([Buffer.from("89504e470d0a1a0a", "hex")], "image.png", { type: "image/png" });
        return resolve().catch(() => resolve({ ...args, files: [image] }));
      }),
    },
    "uploadAttachment adds to the request of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.uploadAttachment", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.requestId)),
      ),
    },
  }),
  ...planBehaviour("main-api", ["deleteAttachment", "attachments"], {
    "deleteAttachment deletes nothing": {
      kind: "skipped effect",
      mutation: replaceResolver("Mutation.deleteAttachment", ({ context, resolve }) =>
        undoEffects(context.world, resolve),
      ),
    },
    "deleteAttachment deletes all files": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.deleteAttachment", async ({ args, context, resolve }) => {
        const isDeleted = await resolve();
        const request = findRequest(context, args.requestId);
        if (request) request.attachments = [];
        return isDeleted;
      }),
    },
    "deleteAttachment deletes another file": {
      kind: "ignored argument",
      mutation: replaceResolver("Mutation.deleteAttachment", ({ args, context, resolve }) => {
        const attachments = findRequest(context, args.requestId)?.attachments ?? [];
        const isKnown = attachments.some(({ id }) => id === args.attachmentId);
        const other = attachments.find(({ id }) => id !== args.attachmentId);
        return resolve(isKnown && other ? { ...args, attachmentId: other.id } : args);
      }),
    },
    "deleteAttachment returns false": {
      kind: "wrong content",
      mutation: replaceResolver("Mutation.deleteAttachment", async ({ resolve }) => !(await resolve())),
    },
    "deleteAttachment returns true for an unknown file": {
      kind: "missing check",
      mutation: replaceResolver("Mutation.deleteAttachment", ({ resolve }) => resolve().catch(() => true)),
    },
    "deleteAttachment deletes the file of another customer": {
      kind: "other owner",
      mutation: replaceResolver("Mutation.deleteAttachment", ({ args, context, resolve }) =>
        resolve(args, actAsRequestOwner(context, args.requestId)),
      ),
    },
  }),
];
