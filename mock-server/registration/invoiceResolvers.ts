import type { Resolvers } from "../generated/registration.ts";
import { refuse } from "../graphql/errors.ts";
import { fileViolation } from "../rules/fileRules.ts";
import { readUpload, storeFile } from "../world/fileStore.ts";
import { findOwnWindow, ownWindow } from "./ownWindow.ts";

export const invoiceResolvers: Resolvers = {
  Query: {
    invoiceFileUrl: (_, { registeredWindowId }, context) => {
      const path = findOwnWindow(context, registeredWindowId)?.invoicePath;
      return path ? `${context.portalOrigin}/${path}` : null;
    },
  },
  Mutation: {
    uploadInvoice: async (_, { id, file }, context) => {
      const window = ownWindow(context, id);
      const violation = await fileViolation(context.texts, file, "file");
      if (violation) refuse([violation]);
      window.invoicePath = `files/invoices/${id}`;
      storeFile(context.world, window.invoicePath, await readUpload(file));
      window.invoiceFilename = file.name;
      return window;
    },
    deleteInvoice: (_, { id }, context) => {
      const window = ownWindow(context, id);
      if (window.invoicePath) context.world.files.delete(window.invoicePath);
      window.invoicePath = null;
      window.invoiceFilename = null;
      return window;
    },
  },
};
