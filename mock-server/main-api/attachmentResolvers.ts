import type { Resolvers } from "../generated/mainApi.ts";
import { notFound, refuse, type Violation } from "../graphql/errors.ts";
import { fileViolation, mostFiles } from "../rules/fileRules.ts";
import { readUpload, storeFile } from "../world/fileStore.ts";
import { findOwnRequest, ownRequest } from "./ownRequest.ts";

export const attachmentResolvers: Resolvers = {
  Query: {
    attachments: (_, { idRequest }, context) => findOwnRequest(context, idRequest)?.attachments ?? null,
  },
  Mutation: {
    uploadAttachment: async (_, { requestId, files }, context) => {
      const { texts } = context;
      const request = ownRequest(context, requestId);
      const checked = await Promise.all(
        files.map((file, index) => fileViolation(texts, file, `files.${index}`)),
      );
      const contents = await Promise.all(files.map(readUpload));
      // Nothing is waited for from here on: of two uploads at a time the second knows the files of the first.
      const violations: Violation[] = checked.filter((violation) => violation !== undefined);
      if (files.length === 0) violations.push({ field: "files", message: texts.fileNeeded });
      if (request.attachments.length + files.length > mostFiles) {
        violations.push({ field: "files", message: texts.tooManyFiles(mostFiles) });
      }
      refuse(violations);
      const added = contents.map((file) => {
        const id = context.world.nextId("attachment");
        return { id, ...storeFile(context.world, `files/attachments/${id}`, file) };
      });
      request.attachments.push(...added);
      return added;
    },
    deleteAttachment: (_, { requestId, attachmentId }, context) => {
      const request = ownRequest(context, requestId);
      const attachment = request.attachments.find(({ id }) => id === attachmentId);
      if (!attachment) throw notFound(context.texts.unknownAttachment(attachmentId));
      request.attachments = request.attachments.filter((other) => other !== attachment);
      context.world.files.delete(attachment.link.slice(1));
      return true;
    },
  },
};
