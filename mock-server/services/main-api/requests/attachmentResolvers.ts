import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { findFileViolation, maxFilesPerRequest } from "#rules/fileRules.ts";
import type { Violation } from "#rules/violations.ts";
import { signFileLink } from "#services/files/fileLinks.ts";
import { createNotFoundError, throwViolations } from "#services/graphql/errors.ts";
import { findOwnRequest, getOwnRequest } from "#services/graphql/ownRecords.ts";
import { formatText } from "#texts/texts.ts";
import { readUpload } from "#world/files.ts";
import { addAttachment, deleteAttachment } from "#world/requests.ts";

export const attachmentResolvers: Resolvers = {
  Attachment: {
    link: ({ link }, _, { world }) => signFileLink(world, link),
  },
  Query: {
    attachments: (_, { idRequest }, context) => findOwnRequest(context, idRequest)?.attachments ?? null,
  },
  Mutation: {
    uploadAttachment: async (_, { requestId, files }, context) => {
      const { texts } = context;
      const request = getOwnRequest(context, requestId);
      const fileViolations = await Promise.all(
        files.map((file, index) => findFileViolation(texts, file, `files.${index}`)),
      );
      const contents = await Promise.all(files.map(readUpload));
      // No `await` from here on, so that two simultaneous uploads cannot exceed the limit together.
      const violations: Violation[] = fileViolations.filter((violation) => violation !== undefined);
      if (files.length === 0) violations.push({ field: "files", message: texts.fileNeeded });
      if (request.attachments.length + files.length > maxFilesPerRequest) {
        violations.push({
          field: "files",
          message: formatText(texts.tooManyFiles, { max: maxFilesPerRequest }),
        });
      }
      throwViolations(violations);
      return contents.map((file) => addAttachment(context.world, request, file));
    },
    deleteAttachment: (_, { requestId, attachmentId }, context) => {
      const request = getOwnRequest(context, requestId);
      const attachment = request.attachments.find(({ id }) => id === attachmentId);
      if (!attachment)
        throw createNotFoundError(formatText(context.texts.unknownAttachment, { id: attachmentId }));
      deleteAttachment(context.world, request, attachment);
      return true;
    },
  },
};
