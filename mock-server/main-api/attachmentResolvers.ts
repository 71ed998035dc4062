import type { Resolvers } from "../generated/mainApi.ts";
import { notFound, refuse, type Violation } from "../graphql/errors.ts";
import { fileViolation, mostFiles } from "../rules/fileRules.ts";
import { storeFile } from "../world/fileStore.ts";
import { findOwnRequest, ownRequest } from "./ownRequest.ts";

export const attachmentResolvers: Resolvers = {
  Query: {
    attachments: (_, { idRequest }, context) => findOwnRequest(context, idRequest)?.attachments ?? null,
  },
  Mutation: {
    uploadAttachment: async (_, { requestId, files }, context) => {
      const request = ownRequest(context, requestId);
      const violations: Violation[] = files.flatMap(
        (file, index) => fileViolation(file, `files.${index}`) ?? [],
      );
      if (files.length === 0) violations.push({ field: "files", message: "At least one file is needed." });
      if (request.attachments.length + files.length > mostFiles) {
        violations.push({ field: "files", message: `A request holds at most ${mostFiles} files.` });
      }
      refuse(violations);
      const added = await Promise.all(
        files.map(async (file) => {
          const id = context.world.nextId("attachment");
          const path = await storeFile(context.world, `attachments/${id}`, file);
          return { id, name: file.name, mime: file.type, size: file.size, link: `/${path}` };
        }),
      );
      request.attachments.push(...added);
      return added;
    },
    deleteAttachment: (_, { requestId, attachmentId }, context) => {
      const request = ownRequest(context, requestId);
      const attachment = request.attachments.find(({ id }) => id === attachmentId);
      if (!attachment) throw notFound("attachment", attachmentId);
      request.attachments = request.attachments.filter((other) => other !== attachment);
      context.world.files.delete(attachment.link.slice(1));
      return true;
    },
  },
};
