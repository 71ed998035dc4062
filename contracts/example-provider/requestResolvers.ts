import { type Context, requireAccount } from "./context.ts";
import { createError, requireValid } from "./errors.ts";
import { createRequestModel } from "./requestModel.ts";
import { createFile } from "./seedStore.ts";
import { type Customer, cancellationReasons, findOwnRequest, type InstallerRequest } from "./store.ts";

const maxFiles = 10;
const finalStatuses = ["CANCELLED", "REASSIGNED", "WINDOW_INSTALLED", "WINDOW_REGISTERED"];

/** The first bytes of the supported types of files. */
const signatures: Record<string, Buffer> = {
  "application/pdf": Buffer.from("%PDF"),
  "image/jpeg": Buffer.from([0xff, 0xd8, 0xff]),
  "image/png": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
};

function getRequest(context: Context, id: string): InstallerRequest {
  const request = findOwnRequest(context.store, requireAccount(context).id, id);
  if (!request) throw createError("NOT_FOUND");
  return request;
}

function findRequest(context: Context, id: string): InstallerRequest | undefined {
  return findOwnRequest(context.store, requireAccount(context).id, id);
}

async function hasSupportedContent(file: File): Promise<boolean> {
  const signature = signatures[file.type];
  const start = Buffer.from(await file.slice(0, 8).arrayBuffer());
  return signature?.equals(start.subarray(0, signature.length)) ?? false;
}

/** Resolvers of installer requests and of their files. */
export const requestResolvers = {
  Query: {
    showRequest(_: unknown, { id }: { id: string }, context: Context) {
      const request = findRequest(context, id);
      return request && createRequestModel(request, context);
    },
    requestReasons(_: unknown, { idRequest }: { idRequest: string }, context: Context) {
      if (!findRequest(context, idRequest)) return null;
      return cancellationReasons.map((reason) => ({ ...reason, label: reason.label[context.language] }));
    },
    attachments: (_: unknown, { idRequest }: { idRequest: string }, context: Context) =>
      findRequest(context, idRequest)?.attachments,
  },
  Mutation: {
    cancelRequest(
      _: unknown,
      args: { requestId: string; reasonId: string; customReason?: string | null },
      context: Context,
    ) {
      const request = getRequest(context, args.requestId);
      if (finalStatuses.includes(request.status)) throw createError("REQUEST_NOT_CANCELLABLE");
      const customReason = args.customReason ?? null;
      const reason = cancellationReasons.find(({ id }) => id === args.reasonId);
      requireValid({
        reasonId: reason !== undefined,
        customReason:
          customReason === null || (reason?.allowsFreeText === true && customReason.length <= 500),
      });
      const { status: statusBeforePausing } = request;
      Object.assign(request, {
        status: "CANCELLED",
        reasonId: args.reasonId,
        customReason,
        statusBeforePausing,
      });
      return createRequestModel(request, context);
    },
    updateCustomer(
      _: unknown,
      { requestId, customer }: { requestId: string; customer: Omit<Customer, "id"> },
      context: Context,
    ) {
      const request = getRequest(context, requestId);
      requireValid({
        "customer.firstName": customer.firstName.length > 0,
        "customer.lastName": customer.lastName.length > 0,
        "customer.email": /^\S+@\S+$/.test(customer.email),
        "customer.phone": /^\+?[\d ]{6,}$/.test(customer.phone ?? "000000"),
        "customer.postCode": /^\d{5}$/.test(customer.postCode),
      });
      request.customer = { ...customer, id: request.customer.id };
      return createRequestModel(request, context);
    },
    async uploadAttachment(
      _: unknown,
      { requestId, files }: { requestId: string; files: File[] },
      context: Context,
    ) {
      const request = getRequest(context, requestId);
      const supported = await Promise.all(files.map(hasSupportedContent));
      requireValid({
        files: files.length > 0 && request.attachments.length + files.length <= maxFiles,
        ...Object.fromEntries(supported.map((isSupported, index) => [`files.${index}`, isSupported])),
      });
      const added = files.map(({ name, type, size }) => createFile(name, type, size));
      request.attachments.push(...added);
      return added;
    },
    deleteAttachment(
      _: unknown,
      { requestId, attachmentId }: { requestId: string; attachmentId: string },
      context: Context,
    ) {
      const request = getRequest(context, requestId);
      if (!request.attachments.some(({ id }) => id === attachmentId)) throw createError("NOT_FOUND");
      request.attachments = request.attachments.filter(({ id }) => id !== attachmentId);
      return true;
    },
  },
};
