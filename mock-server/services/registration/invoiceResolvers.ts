import type { Resolvers } from "#generated/registrationResolvers.ts";
import { findFileViolation } from "#rules/fileRules.ts";
import { readUpload } from "#world/files.ts";
import { deleteInvoice, storeInvoice } from "#world/windows.ts";
import { signFileLink } from "../files/fileLinks.ts";
import { throwViolations } from "../graphql/errors.ts";
import { findOwnWindow, getOwnWindow } from "../graphql/ownRecords.ts";

export const invoiceResolvers: Resolvers = {
  Query: {
    invoiceFileUrl: (_, { registeredWindowId }, context) => {
      const path = findOwnWindow(context, registeredWindowId)?.invoicePath;
      return path ? signFileLink(context.world, `${context.portalOrigin}/${path}`) : null;
    },
  },
  Mutation: {
    uploadInvoice: async (_, { id, file }, context) => {
      const window = getOwnWindow(context, id);
      const violation = await findFileViolation(context.texts, file, "file");
      if (violation) throwViolations([violation]);
      storeInvoice(context.world, window, await readUpload(file));
      return window;
    },
    deleteInvoice: (_, { id }, context) => {
      const window = getOwnWindow(context, id);
      deleteInvoice(context.world, window);
      return window;
    },
  },
};
